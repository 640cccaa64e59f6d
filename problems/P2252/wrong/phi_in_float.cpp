// expect: WA — floor(k·phi) in float is wrong from the difference 2584 on
#include <cmath>
#include <iostream>
#include <utility>

static long long floor_of_k_phi(int k) {
  const float phi = (1 + std::sqrt(5.0f)) / 2;
  const float product = k * phi;
  return static_cast<int>(product);
}

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  std::cout << (floor_of_k_phi(static_cast<int>(b - a)) == a ? 0 : 1) << '\n';
  return 0;
}
