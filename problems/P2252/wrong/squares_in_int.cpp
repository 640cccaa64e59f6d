// expect: WA — the right test with integers, but squares and products overflow 32 bits
#include <cstdint>
#include <iostream>
#include <utility>

int main() {
  std::uint32_t a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  const std::uint32_t k = b - a;
  const bool is_lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
  std::cout << (is_lost ? 0 : 1) << '\n';
}
