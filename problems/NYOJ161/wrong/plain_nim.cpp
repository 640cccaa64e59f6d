// expect: WA — plays Nim: forgets the move that takes from both piles
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long a, b; std::cin >> a >> b;)
    std::cout << (a == b ? "0\n" : "1\n");
}
