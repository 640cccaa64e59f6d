// expect: WA — the first player wins only if one take is enough
#include <iostream>

int main() {
  int cases, n, m;
  for (std::cin >> cases; cases > 0 && std::cin >> n >> m; --cases) {
    std::cout << (n > m ? "second\n" : "first\n");
  }
}
