// expect: WA — the two answers are swapped
#include <iostream>

int main() {
  int cases, n, m;
  for (std::cin >> cases; cases > 0 && std::cin >> n >> m; --cases) {
    std::cout << (n % (m + 1) == 0 ? "first\n" : "second\n");
  }
}
