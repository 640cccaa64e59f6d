// expect: WA — floor(k·phi) in double is one too high from the difference 102334155 on
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>

static long long floor_of_k_phi(long long k) {
  return static_cast<long long>(k * (1 + std::sqrt(5.0)) / 2);
}

int main() {
  std::ios::sync_with_stdio(false);
  for (long long a, b; std::cin >> a >> b;)
    std::cout << (floor_of_k_phi(std::abs(a - b)) == std::min(a, b) ? "0\n" : "1\n");
  return 0;
}
