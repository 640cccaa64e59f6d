// expect: TLE — plays every line of play again; their number grows exponentially with n
#include <iostream>

static bool mover_wins(int n, int m) {
  for (int take = 1; take <= m && take <= n; ++take) {
    if (!mover_wins(n - take, m)) return true;
  }
  return false;
}

int main() {
  int cases, n, m;
  for (std::cin >> cases; cases > 0 && std::cin >> n >> m; --cases) {
    std::cout << (mover_wins(n, m) ? "first\n" : "second\n");
  }
}
