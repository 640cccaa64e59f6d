// HDU 1846 Brave Game (Bash's game) - https://acm.hdu.edu.cn/showproblem.php?pid=1846
//
// Idea     The mover loses exactly when n is a multiple of m + 1: then a take of t is answered by a
//          take of m + 1 - t.
// Proof    README.md beside this file.
// Cost     One remainder per case.
// Dialect  C++98.
// Checked  every legal pair of n and m against brute force over the rules (main_test.cpp).
#include <cstdio>

// For 0 <= n and 1 <= m.
static bool mover_wins(int n, int m) {
  return n % (m + 1) != 0;
}

int main() {
  int cases, n, m;
  if (std::scanf("%d", &cases) != 1) return 0;
  for (; cases > 0 && std::scanf("%d%d", &n, &m) == 2; --cases)
    std::puts(mover_wins(n, m) ? "first" : "second");
  return 0;
}
