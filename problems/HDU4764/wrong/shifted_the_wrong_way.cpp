// expect: WA — takes N + 1 for the last number that matters, where it is N - 1
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k && (n != 0 || k != 0);) {
    std::cout << ((n + 1) % (k + 1) == 0 ? "Jiang\n" : "Tang\n");
  }
}
