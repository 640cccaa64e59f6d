// expect: WA — phi as an integer over 2^32 is not exact enough from the difference 75025 on
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (std::int64_t x, y; std::cin >> x >> y;) {
    const std::uint64_t k = static_cast<std::uint64_t>(std::abs(x - y));
    const std::uint64_t lower = k + (k * 2654435769 >> 32);
    const bool is_lost = lower == static_cast<std::uint64_t>(std::min(x, y));
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
