// Luogu P2252 取石子游戏 (Wythoff's game) - https://www.luogu.com.cn/problem/P2252
//
// Idea     The mover loses exactly when the smaller pile is floor(k·phi), where k is the difference
//          and phi the golden ratio. Squares and products of integers decide this.
// Proof    README.md beside this file.
// Cost     Constant time and memory.
// Dialect  C++17.
// Checked  every difference k to 10^9 against the mex rule, and small piles against brute force
//          over the rules (main_test.cpp).
#include <cstdio>

// Whether x <= k·phi, for 0 <= x < 2^31 and 0 <= k <= 10^9. As phi² = phi + 1, x² - k·x - k² is at
// most 0 from x = 0 up to k·phi and positive for greater x.
static bool is_at_most_k_phi(long long x, int k) {
  return x * x <= k * (x + k);
}

// For piles of a and b stones, each from 0 to 10^9.
static bool mover_wins(int a, int b) {
  if (a > b) return mover_wins(b, a);
  const int k = b - a;
  const bool a_is_floor_of_k_phi = is_at_most_k_phi(a, k) && !is_at_most_k_phi(a + 1, k);
  return !a_is_floor_of_k_phi;
}

int main() {
  int a, b;
  if (std::scanf("%d%d", &a, &b) == 2) std::puts(mover_wins(a, b) ? "1" : "0");
  return 0;
}
