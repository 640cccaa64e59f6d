// expect: WA — period k; but two steps add k + 1
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k && (n != 0 || k != 0);) {
    std::cout << ((n - 1) % k == 0 ? "Jiang\n" : "Tang\n");
  }
}
