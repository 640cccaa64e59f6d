// expect: WA — reads m before n
#include <iostream>

int main() {
  int cases, n, m;
  for (std::cin >> cases; cases > 0 && std::cin >> m >> n; --cases) {
    std::cout << (n % (m + 1) == 0 ? "second\n" : "first\n");
  }
}
