// expect: WA — uses F(40) / F(39), which is too small from the difference F(41) = 165580141 on
#include <algorithm>
#include <cstdlib>
#include <iostream>

static long long floor_of_k_phi(long long k) {
  return k * 102334155 / 63245986;
}

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = floor_of_k_phi(std::abs(x - y)) == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
  return 0;
}
