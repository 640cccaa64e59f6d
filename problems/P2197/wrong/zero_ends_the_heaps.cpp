// expect: WA — stops reading at an empty heap
#include <iostream>
#include <vector>

static std::vector<int> read_heaps() {
  int count;
  std::cin >> count;
  std::vector<int> heaps;
  for (int heap; count > 0 && std::cin >> heap && heap != 0; --count)
    heaps.push_back(heap);
  return heaps;
}

static bool mover_wins(const std::vector<int>& heaps) {
  int sum = 0;
  for (int heap : heaps)
    sum ^= heap;
  return sum != 0;
}

int main() {
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    std::cout << (mover_wins(read_heaps()) ? "Yes\n" : "No\n");
  }
}
