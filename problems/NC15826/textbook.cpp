// The usual short solution: floor(k·phi) in floating point, here in the 80-bit long double of x86,
// which is exact to 4.8·10^9 (a double is not exact to 10^9); and iostream.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
  std::cin.tie(nullptr);
  const long double phi = (1 + std::sqrt(5.0L)) / 2;
  for (long long x, y; std::cin >> x >> y;) {
    const long long lower = static_cast<long long>(std::abs(x - y) * phi);
    std::cout << (lower == std::min(x, y) ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
