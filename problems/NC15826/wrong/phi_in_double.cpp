// expect: WA — floor(k·phi) in double is one too high from the difference 102334155 on
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  const double phi = (std::sqrt(5.0) + 1) / 2;
  for (long long x, y; std::cin >> x >> y;) {
    const long long k = std::abs(x - y);
    const bool is_lost = std::floor(k * phi) == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
