// Luogu P2197 【模板】Nim 游戏 (Nim) - https://www.luogu.com.cn/problem/P2197
//
// Idea     The mover loses exactly when the nim-sum, the xor of all heaps, is 0.
// Proof    README.md beside this file.
// Cost     Linear in the number of heaps.
// Dialect  C++17.
// Checked  small heaps against brute force over the rules, and every pair of heaps against the mex
//          rule (main_test.cpp).
#include <cstdio>
#include <vector>

// For any number of heaps from 0 to 2^31 - 1.
static bool mover_wins(const std::vector<int>& heaps) {
  int nim_sum = 0;
  for (int heap : heaps)
    nim_sum ^= heap;
  return nim_sum != 0;
}

// The next number; 0 at the end of the input.
static int read_number() {
  int number;
  return std::scanf("%d", &number) == 1 ? number : 0;
}

int main() {
  for (int cases = read_number(); cases > 0; --cases) {
    std::vector<int> heaps(read_number());
    for (int& heap : heaps)
      heap = read_number();
    std::puts(mover_wins(heaps) ? "Yes" : "No");
  }
  return 0;
}
