// expect: WA — counts the takes if both players always take as many stones as they may
#include <iostream>

int main() {
  int cases, n, m;
  for (std::cin >> cases; cases > 0 && std::cin >> n >> m; --cases) {
    const int takes = (n + m - 1) / m;
    std::cout << (takes % 2 == 0 ? "second\n" : "first\n");
  }
}
