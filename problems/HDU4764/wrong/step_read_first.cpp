// expect: WA — reads k before N
#include <iostream>

int main() {
  for (int k, n; std::cin >> k >> n && (n != 0 || k != 0);) {
    std::cout << ((n - 1) % (k + 1) == 0 ? "Jiang\n" : "Tang\n");
  }
}
