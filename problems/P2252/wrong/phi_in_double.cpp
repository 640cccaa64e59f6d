// expect: WA — floor(k·phi) in double is one too high at 14 differences of legal piles
#include <cmath>
#include <iostream>
#include <utility>

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  const double phi = (1 + std::sqrt(5.0)) / 2;
  std::cout << (static_cast<long long>((b - a) * phi) == a ? 0 : 1) << '\n';
}
