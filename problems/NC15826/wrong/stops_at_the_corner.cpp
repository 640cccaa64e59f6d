// expect: WA — takes the line 0 0 as the end of the input
#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y && (x != 0 || y != 0);) {
    const bool is_lost = std::abs(x - y) * 1836311903 / 1134903170 == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
