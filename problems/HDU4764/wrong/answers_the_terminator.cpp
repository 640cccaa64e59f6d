// expect: WA — reads to the end of file and answers the terminating 0 0 as if it were a game
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k;) {
    std::cout << ((n - 1) % (k + 1) == 0 ? "Jiang\n" : "Tang\n");
  }
}
