// expect: WA — tests only a <= k·phi, not a + 1 > k·phi
#include <iostream>
#include <utility>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long a, b; std::cin >> a >> b;) {
    if (a > b) std::swap(a, b);
    const long long k = b - a;
    const bool is_lost = a * a <= k * b;
    std::cout << (is_lost ? "0\n" : "1\n");
  }
}
