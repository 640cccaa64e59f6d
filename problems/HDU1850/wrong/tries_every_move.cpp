// expect: TLE — tries every move and computes the nim-sum anew after each
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
    int moves = 0;
    for (size_t i = 0; i < heaps.size(); ++i) {
      const int cards = heaps[i];
      for (heaps[i] = 0; heaps[i] < cards; ++heaps[i])
        moves += nim_sum(heaps) == 0;
    }
    std::cout << moves << '\n';
  }
}
