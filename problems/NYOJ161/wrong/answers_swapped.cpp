// expect: WA — prints 1 for a lost pair and 0 for a won one
#include <iostream>
#include <utility>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long a, b; std::cin >> a >> b;) {
    if (a > b) std::swap(a, b);
    const long long k = b - a;
    const bool is_lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    std::cout << (is_lost ? "1\n" : "0\n");
  }
}
