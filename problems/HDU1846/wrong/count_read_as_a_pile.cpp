// expect: WA — reads pairs to the end of the input, and the number of cases as the first pile
#include <iostream>

int main() {
  for (int n, m; std::cin >> n >> m;) {
    std::cout << (n % (m + 1) == 0 ? "second\n" : "first\n");
  }
}
