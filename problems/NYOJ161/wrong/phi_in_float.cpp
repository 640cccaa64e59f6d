// expect: WA — floor(k·phi) in float is wrong from the difference 2584 on
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>

static long long floor_of_k_phi(long long k) {
  const float phi = (1 + std::sqrt(5.0f)) / 2;
  const float product = k * phi;
  return static_cast<long long>(product);
}

int main() {
  std::ios::sync_with_stdio(false);
  for (long long a, b; std::cin >> a >> b;)
    std::cout << (floor_of_k_phi(std::abs(a - b)) == std::min(a, b) ? "0\n" : "1\n");
  return 0;
}
