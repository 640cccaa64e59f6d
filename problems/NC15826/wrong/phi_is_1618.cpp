// expect: WA — phi as the number 1.618 is too small from the difference 233 on
#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = static_cast<long long>(std::abs(x - y) * 1.618) == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
