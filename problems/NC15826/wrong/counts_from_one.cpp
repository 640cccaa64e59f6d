// expect: WA — takes (1, 1) as the corner, as in versions of this game that count from one
#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = std::abs(x - y) * 1836311903 / 1134903170 == std::min(x, y) - 1;
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
