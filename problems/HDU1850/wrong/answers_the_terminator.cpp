// expect: WA — reads to the end of the file and prints an answer for the terminating 0
#include <iostream>
#include <vector>

int main() {
  for (int count; std::cin >> count;) {
    std::vector<int> heaps(count);
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
