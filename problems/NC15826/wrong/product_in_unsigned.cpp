// expect: WA — squares and products of integers, but they overflow 32 bits
#include <algorithm>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (unsigned x, y; std::cin >> x >> y;) {
    const unsigned a = std::min(x, y), b = std::max(x, y), k = b - a;
    const bool is_lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
