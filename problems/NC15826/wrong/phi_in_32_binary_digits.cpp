// expect: WA — phi as an integer over 2^32 is not exact enough from the difference 75025 on
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>

static long long floor_of_k_phi(long long k) {
  return k + static_cast<long long>(static_cast<std::uint64_t>(k) * 2654435769 >> 32);
}

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = floor_of_k_phi(std::abs(x - y)) == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
  return 0;
}
