// expect: WA — uses N + 1 in place of N - 1
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k && (n != 0 || k != 0);) {
    std::cout << ((n + 1) % (k + 1) == 0 ? "Jiang\n" : "Tang\n");
  }
}
