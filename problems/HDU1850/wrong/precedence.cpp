// expect: WA — heap ^ sum < heap without parentheses, which C++ reads as heap ^ (sum < heap)
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
      if (heaps[i] ^ static_cast<int>(sum < heaps[i])) ++moves;
    }
    std::cout << moves << "\n";
  }
}
