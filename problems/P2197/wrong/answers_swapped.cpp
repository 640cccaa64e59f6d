// expect: WA — Yes if the second player wins
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
  int sum = 0;
  for (int heap : heaps)
    sum ^= heap;
  return sum != 0;
}

int main() {
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    std::cout << (mover_wins(read_heaps()) ? "No\n" : "Yes\n");
  }
}
