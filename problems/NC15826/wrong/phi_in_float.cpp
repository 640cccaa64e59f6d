// expect: WA — floor(k·phi) in float is wrong from the difference 2584 on
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>

static long long floor_of_k_phi(long long k) {
  const float phi = (std::sqrt(5.0f) + 1) / 2;
  const float product = k * phi;
  return static_cast<long long>(product);
}

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = floor_of_k_phi(std::abs(x - y)) == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
  return 0;
}
