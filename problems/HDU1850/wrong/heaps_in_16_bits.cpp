// expect: WA — heaps of up to 10^6 cards in 16 bits
#include <iostream>
#include <vector>

int main() {
  for (int count; std::cin >> count && count != 0;) {
    std::vector<unsigned short> heaps(count);
    int sum = 0, moves = 0;
    for (int i = 0; i < count; ++i) {
      int cards;
      std::cin >> cards;
      heaps[i] = static_cast<unsigned short>(cards);
      sum ^= heaps[i];
    }
    for (int i = 0; i < count; ++i) {
      if ((heaps[i] ^ sum) < heaps[i]) ++moves;
    }
    std::cout << moves << '\n';
  }
}
