// expect: WA — calls the corner won for the mover, who has no move there
#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const long long k = std::abs(x - y);
    const bool is_lost = k > 0 && k * 1836311903 / 1134903170 == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
