// expect: WA — compares the nim-sum digit by digit, and forgets the digit 1024
#include <iostream>

int main() {
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    int count, heap, sum = 0;
    for (std::cin >> count; count > 0 && std::cin >> heap; --count)
      sum ^= heap;
    bool wins = false;
    for (int digit : {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 2048, 4096, 8192})
      wins = wins || (sum & digit) != 0;
    std::cout << (wins ? "Yes\n" : "No\n");
  }
}
