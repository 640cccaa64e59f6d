// expect: WA — counts the heaps that share any binary digit with the nim-sum, not its first one
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

static int nim_sum(const Heaps& heaps) {
  int sum = 0;
  for (size_t i = 0; i < heaps.size(); ++i)
    sum ^= heaps[i];
  return sum;
}

int main() {
  for (Heaps heaps; read_heaps(heaps);) {
    const int sum = nim_sum(heaps);
    int moves = 0;
    for (size_t i = 0; i < heaps.size(); ++i) {
      if ((heaps[i] & sum) != 0) ++moves;
    }
    std::cout << moves << "\n";
  }
}
