// expect: WA — asks only whether a <= k·phi, not whether a + 1 is above it
#include <iostream>
#include <utility>

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  std::cout << (a * a <= (b - a) * b ? 0 : 1) << '\n';
}
