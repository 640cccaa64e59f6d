// expect: WA — tests for the end of the file before it reads: the last line is answered twice
#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  long long x = 0, y = 0;
  while (!std::cin.eof()) {
    long long next;
    if (std::cin >> next) x = next;
    if (std::cin >> next) y = next;
    const bool is_lost = std::abs(x - y) * 1836311903 / 1134903170 == std::min(x, y);
    std::cout << (is_lost ? "Lao Wang\n" : "Xiao Ren\n");
  }
}
