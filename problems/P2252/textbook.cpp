// The usual short solution: floor(k·phi) in floating point, here in the 80-bit long double of x86,
// which is exact to 4.8·10^9 (a double is not exact to 10^9); and iostream.
#include <cmath>
#include <iostream>
#include <utility>

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  const long double phi = (1 + std::sqrt(5.0L)) / 2;
  std::cout << (static_cast<long long>((b - a) * phi) == a ? 0 : 1) << '\n';
}
