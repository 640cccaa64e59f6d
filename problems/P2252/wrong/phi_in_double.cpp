// expect: WA — floor(k·phi) in double is one too high at 14 differences of legal piles
#include <cmath>
#include <iostream>
#include <utility>

static long long floor_of_k_phi(long long k) {
  const double phi = (1 + std::sqrt(5.0)) / 2;
  return static_cast<long long>(k * phi);
}

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  std::cout << (floor_of_k_phi(b - a) == a ? 0 : 1) << '\n';
  return 0;
}
