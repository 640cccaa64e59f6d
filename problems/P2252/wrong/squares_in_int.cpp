// expect: WA — the right test with integers, but squares and products overflow 32 bits
#include <cstdint>
#include <iostream>
#include <utility>

static bool is_lost(std::uint32_t a, std::uint32_t b) {
  const std::uint32_t k = b - a;
  return a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
}

int main() {
  std::uint32_t a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  std::cout << (is_lost(a, b) ? 0 : 1) << '\n';
  return 0;
}
