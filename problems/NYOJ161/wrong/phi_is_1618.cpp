// expect: WA — phi as the number 1.618 is too small from the difference 233 on
#include <algorithm>
#include <cstdlib>
#include <iostream>

static long long floor_of_k_phi(long long k) {
  return static_cast<long long>(k * 1.618);
}

int main() {
  std::ios::sync_with_stdio(false);
  for (long long a, b; std::cin >> a >> b;)
    std::cout << (floor_of_k_phi(std::abs(a - b)) == std::min(a, b) ? "0\n" : "1\n");
  return 0;
}
