// expect: WA — uses F(45) / F(44), which is above phi: wrong at the difference F(44) itself
#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = std::abs(x - y) * 1134903170 / 701408733 == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
