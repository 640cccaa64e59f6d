// expect: WA — computes in long double, but takes the root of 5 in double
#include <cmath>
#include <iostream>
#include <utility>

static long long floor_of_k_phi(long long k) {
  const long double root = std::sqrt(5.0);
  return static_cast<long long>(k * (1 + root) / 2);
}

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  std::cout << (floor_of_k_phi(b - a) == a ? 0 : 1) << '\n';
  return 0;
}
