// expect: WA — misère play, where whoever takes the last stone loses
#include <iostream>

int main() {
  int cases, n, m;
  for (std::cin >> cases; cases > 0 && std::cin >> n >> m; --cases) {
    std::cout << ((n - 1) % (m + 1) == 0 ? "second\n" : "first\n");
  }
}
