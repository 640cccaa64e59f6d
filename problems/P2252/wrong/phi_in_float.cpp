// expect: WA — floor(k·phi) in float is wrong from the difference 2584 on
#include <cmath>
#include <iostream>
#include <utility>

int main() {
  int a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  const float phi = (1 + std::sqrt(5.0f)) / 2;
  const float product = (b - a) * phi;
  std::cout << (static_cast<int>(product) == a ? 0 : 1) << '\n';
}
