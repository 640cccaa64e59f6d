// expect: WA — answers the first line only
#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
  long long x, y;
  if (!(std::cin >> x >> y)) return 0;
  const bool is_lost = std::abs(x - y) * 1836311903 / 1134903170 == std::min(x, y);
  std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
}
