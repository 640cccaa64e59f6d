// expect: WA — floor(k·phi) in double is one too high from the difference 102334155 on
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>

static long long floor_of_k_phi(long long k) {
  const double phi = (std::sqrt(5.0) + 1) / 2;
  return static_cast<long long>(std::floor(k * phi));
}

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = floor_of_k_phi(std::abs(x - y)) == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
  return 0;
}
