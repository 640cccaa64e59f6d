// expect: WA — prints Jiang if the first player wins; but the first player is Tang
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k && (n != 0 || k != 0);) {
    std::cout << ((n - 1) % (k + 1) == 0 ? "Tang\n" : "Jiang\n");
  }
}
