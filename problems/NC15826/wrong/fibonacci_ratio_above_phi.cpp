// expect: WA — uses F(45) / F(44), which is above phi: wrong at the difference F(44) itself
#include <algorithm>
#include <cstdlib>
#include <iostream>

static long long floor_of_k_phi(long long k) {
  return k * 1134903170 / 701408733;
}

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = floor_of_k_phi(std::abs(x - y)) == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
  return 0;
}
