// expect: WA — prints who wins, but no moves
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long a, b; std::cin >> a >> b && b != 0;) {
    const long long k = b - a;
    const bool is_lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    std::cout << (is_lost ? "0\n" : "1\n");
  }
}
