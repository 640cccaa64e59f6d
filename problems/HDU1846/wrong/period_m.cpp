// expect: WA — period m; but two takes can add up to m + 1, not to m
#include <iostream>

int main() {
  int cases, n, m;
  for (std::cin >> cases; cases > 0 && std::cin >> n >> m; --cases) {
    std::cout << (n % m == 0 ? "second\n" : "first\n");
  }
}
