// expect: WA — the parity of the number of all stones
#include <iostream>
#include <numeric>
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
  return std::accumulate(heaps.begin(), heaps.end(), 0) % 2 != 0;
}

int main() {
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    std::cout << (mover_wins(read_heaps()) ? "Yes\n" : "No\n");
  }
}
