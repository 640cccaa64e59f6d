// expect: PE — the tokens are right, but there is a blank before each end of line
#include <iostream>

int main() {
  int cases, n, m;
  for (std::cin >> cases; cases > 0 && std::cin >> n >> m; --cases) {
    std::cout << (n % (m + 1) == 0 ? "second \n" : "first \n");
  }
}
