// expect: WA — counts equal heaps once; but moves in two heaps are two moves
#include <iostream>
#include <set>
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
    const std::set<int> different(heaps.begin(), heaps.end());
    int moves = 0;
    for (std::set<int>::const_iterator heap = different.begin(); heap != different.end(); ++heap) {
      if ((*heap ^ sum) < *heap) ++moves;
    }
    std::cout << moves << '\n';
  }
}
