// The usual short solution: the remainder of N - 1, and iostream.
#include <iostream>

int main() {
  std::cin.tie(0);
  int n, k;
  while (std::cin >> n >> k && (n != 0 || k != 0)) {
    std::cout << ((n - 1) % (k + 1) == 0 ? "Jiang\n" : "Tang\n");
  }
}
