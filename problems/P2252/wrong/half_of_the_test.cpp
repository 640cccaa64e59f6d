// expect: WA — tests only a <= k·phi, not a + 1 > k·phi
#include <iostream>
#include <utility>

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  std::cout << (a * a <= (b - a) * b ? 0 : 1) << '\n';
}
