// expect: WA — uses F(40) / F(39), which is too small from the difference F(41) = 165580141 on
#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = std::abs(x - y) * 102334155 / 63245986 == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
