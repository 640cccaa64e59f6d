// expect: PE — the tokens are right, but there is a blank before each end of line
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k && (n != 0 || k != 0);) {
    std::cout << ((n - 1) % (k + 1) == 0 ? "Jiang \n" : "Tang \n");
  }
}
