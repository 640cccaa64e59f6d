// The usual short solution: floor(k·phi) in floating point, here in the 80-bit long double of x86,
// which is exact to 4.8·10^9 (a double is not exact to 10^9); and iostream.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(0);
  const long double phi = (1 + std::sqrt(5.0L)) / 2;
  for (long long a, b; std::cin >> a >> b;) {
    const long long lower = static_cast<long long>(std::abs(a - b) * phi);
    std::cout << (lower == std::min(a, b) ? "0\n" : "1\n");
  }
}
