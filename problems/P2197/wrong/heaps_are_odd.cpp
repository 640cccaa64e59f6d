// expect: WA — the parity of the number of heaps that have stones
#include <iostream>
#include <vector>

static std::vector<int> read_heaps() {
  int count;
  std::cin >> count;
  std::vector<int> heaps(count);
  for (int& heap : heaps)
    std::cin >> heap;
  return heaps;
}

static bool mover_wins(const std::vector<int>& heaps) {
  int count = 0;
  for (int heap : heaps)
    count += heap > 0 ? 1 : 0;
  return count % 2 != 0;
}

int main() {
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    std::cout << (mover_wins(read_heaps()) ? "Yes\n" : "No\n");
  }
}
