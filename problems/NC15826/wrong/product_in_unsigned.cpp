// expect: WA — squares and products of integers, but they overflow 32 bits
#include <algorithm>
#include <iostream>

static bool is_lost(unsigned a, unsigned b) {
  const unsigned k = b - a;
  return a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
}

int main() {
  std::ios::sync_with_stdio(false);
  for (unsigned x, y; std::cin >> x >> y;)
    std::cout << (is_lost(std::min(x, y), std::max(x, y)) ? "Lao Wang\n" : "Xiao Ren\n");
  return 0;
}
