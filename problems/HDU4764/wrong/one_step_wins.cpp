// expect: WA — Tang wins if N is within one step; but for N = 1 there is no number to write
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k && (n != 0 || k != 0);) {
    const bool tang_wins = n <= k + 1 || (n - 1) % (k + 1) != 0;
    std::cout << (tang_wins ? "Tang\n" : "Jiang\n");
  }
}
