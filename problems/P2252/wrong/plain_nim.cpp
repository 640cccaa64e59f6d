// expect: WA — plays Nim: forgets the move that takes from both piles
#include <iostream>

int main() {
  long long a, b;
  std::cin >> a >> b;
  std::cout << ((a ^ b) == 0 ? 0 : 1) << '\n';
}
