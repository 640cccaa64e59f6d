// expect: WA — heaps of up to 9999 stones in 8 bits
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
  unsigned char sum = 0;
  for (int heap : heaps)
    sum ^= static_cast<unsigned char>(heap);
  return sum != 0;
}

int main() {
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    std::cout << (mover_wins(read_heaps()) ? "Yes\n" : "No\n");
  }
}
