// expect: WA — floor(k·phi) in float is wrong from the difference 2584 on
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  const float phi = (std::sqrt(5.0f) + 1) / 2;
  for (long long x, y; std::cin >> x >> y;) {
    const float product = std::abs(x - y) * phi;
    const bool is_lost = static_cast<long long>(product) == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
