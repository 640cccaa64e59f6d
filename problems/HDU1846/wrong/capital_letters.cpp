// expect: WA — First and Second; but the statement wants first and second
#include <iostream>

int main() {
  int cases, n, m;
  for (std::cin >> cases; cases > 0 && std::cin >> n >> m; --cases) {
    std::cout << (n % (m + 1) == 0 ? "Second\n" : "First\n");
  }
}
