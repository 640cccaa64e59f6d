// expect: WA — assumes x <= y
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;) {
    const bool is_lost = x <= y && (y - x) * 1836311903 / 1134903170 == x;
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
