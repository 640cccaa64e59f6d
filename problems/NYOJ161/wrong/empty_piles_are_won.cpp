// expect: WA — calls two empty piles won, though the mover has no move
#include <iostream>
#include <utility>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long a, b; std::cin >> a >> b;) {
    if (a > b) std::swap(a, b);
    const long long k = b - a;
    const bool is_lost = k > 0 && a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    std::cout << (is_lost ? "0\n" : "1\n");
  }
}
