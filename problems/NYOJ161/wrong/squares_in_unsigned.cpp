// expect: WA — the right test with integers, but squares and products overflow 32 bits
#include <algorithm>
#include <iostream>

static bool is_lost(unsigned a, unsigned b) {
  const unsigned k = b - a;
  return a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
}

int main() {
  std::ios::sync_with_stdio(false);
  for (unsigned a, b; std::cin >> a >> b;)
    std::cout << (is_lost(std::min(a, b), std::max(a, b)) ? "0\n" : "1\n");
  return 0;
}
