// expect: WA — the nim-sum of a case goes on from the case before it
#include <iostream>
#include <vector>

typedef std::vector<int> Heaps;

static bool read_heaps(Heaps& heaps) {
  int count;
  if (!(std::cin >> count) || count == 0) return false;
  heaps.resize(count);
  for (int i = 0; i < count; ++i)
    std::cin >> heaps[i];
  return true;
}

int main() {
  int sum = 0;
  for (Heaps heaps; read_heaps(heaps);) {
    int moves = 0;
    for (size_t i = 0; i < heaps.size(); ++i)
      sum ^= heaps[i];
    for (size_t i = 0; i < heaps.size(); ++i) {
      if ((heaps[i] ^ sum) < heaps[i]) ++moves;
    }
    std::cout << moves << '\n';
  }
}
