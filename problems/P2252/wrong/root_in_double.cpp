// expect: WA — computes in long double, but takes the root of 5 in double
#include <cmath>
#include <iostream>
#include <utility>

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  const long double root = std::sqrt(5.0);
  std::cout << (static_cast<long long>((b - a) * (1 + root) / 2) == a ? 0 : 1) << '\n';
}
