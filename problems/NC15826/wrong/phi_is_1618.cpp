// expect: WA — phi as the number 1.618 is too small from the difference 233 on
#include <algorithm>
#include <cstdlib>
#include <iostream>

static long long floor_of_k_phi(long long k) {
  return static_cast<long long>(k * 1.618);
}

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = floor_of_k_phi(std::abs(x - y)) == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
  return 0;
}
