// The usual short solution: the xor of all heaps, then the heaps that can be reduced; and iostream.
#include <iostream>

int main() {
  int count, heaps[100];
  while (std::cin >> count && count != 0) {
    int sum = 0, moves = 0;
    for (int i = 0; i < count; ++i) {
      std::cin >> heaps[i];
      sum ^= heaps[i];
    }
    for (int i = 0; i < count; ++i) {
      if ((heaps[i] ^ sum) < heaps[i]) ++moves;
    }
    std::cout << moves << '\n';
  }
}
