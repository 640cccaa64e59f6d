// expect: WA — takes the first number for the number of lines
#include <iostream>
#include <utility>

int main() {
  std::ios::sync_with_stdio(false);
  long long count;
  std::cin >> count;
  for (long long a, b; count > 0 && std::cin >> a >> b; --count) {
    if (a > b) std::swap(a, b);
    const long long k = b - a;
    const bool is_lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    std::cout << (is_lost ? "0\n" : "1\n");
  }
}
