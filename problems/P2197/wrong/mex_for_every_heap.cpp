// expect: TLE — computes the Grundy value of each heap anew, by the mex of all smaller ones
#include <algorithm>
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

static int grundy(int heap) {
  std::vector<int> values;
  for (int stones = 0; stones <= heap; ++stones) {
    std::vector<bool> taken(stones + 1);
    for (int value : values)
      taken[value] = true;
    values.push_back(
        static_cast<int>(std::find(taken.begin(), taken.end(), false) - taken.begin()));
  }
  return values.back();
}

static bool mover_wins(const std::vector<int>& heaps) {
  int sum = 0;
  for (int heap : heaps)
    sum ^= grundy(heap);
  return sum != 0;
}

int main() {
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    std::cout << (mover_wins(read_heaps()) ? "Yes\n" : "No\n");
  }
}
