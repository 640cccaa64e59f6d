// The usual short solution: the xor of all heaps, and iostream.
#include <iostream>

int main() {
  int cases;
  std::cin >> cases;
  while (cases-- > 0) {
    int count, heap, sum = 0;
    for (std::cin >> count; count > 0 && std::cin >> heap; --count) {
      sum ^= heap;
    }
    std::cout << (sum != 0 ? "Yes\n" : "No\n");
  }
}
