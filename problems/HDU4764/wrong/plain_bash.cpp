// expect: WA — Bash's game in normal play, where multiples of k + 1 are lost
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k && (n != 0 || k != 0);) {
    std::cout << (n % (k + 1) == 0 ? "Jiang\n" : "Tang\n");
  }
}
