// expect: WA — plays Bash's game with takes of 1 and 2: right for 2, 3 and 4, wrong from 5 on
#include <iostream>

int main() {
  for (long long n; std::cin >> n && n != 0;) {
    std::cout << (n % 3 == 0 || n == 2 ? "Second win\n" : "First win\n");
  }
}
