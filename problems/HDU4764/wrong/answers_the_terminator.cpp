// expect: WA — reads to the end of the file and prints an answer for the terminating 0 0
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k;) {
    std::cout << ((n - 1) % (k + 1) == 0 ? "Jiang\n" : "Tang\n");
  }
}
