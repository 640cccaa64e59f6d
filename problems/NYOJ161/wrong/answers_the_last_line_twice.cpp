// expect: WA — tests for the end of the file before it reads: the last line is answered twice
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  long long a = 0, b = 0;
  while (!std::cin.eof()) {
    long long next;
    if (std::cin >> next) a = next;
    if (std::cin >> next) b = next;
    const long long x = a < b ? a : b, k = a < b ? b - a : a - b;
    const bool is_lost = x * x <= k * (x + k) && (x + 1) * (x + 1) > k * (x + 1 + k);
    std::cout << (is_lost ? "0\n" : "1\n");
  }
}
