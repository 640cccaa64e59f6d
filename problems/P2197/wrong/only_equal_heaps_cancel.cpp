// expect: WA — lost only if the heaps form pairs of equal ones; but 1, 2, 3 is lost, too
#include <iostream>
#include <set>
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
  std::set<int> without_a_partner;
  for (int heap : heaps) {
    const bool found = without_a_partner.erase(heap) > 0;
    if (!found && heap > 0) without_a_partner.insert(heap);
  }
  return !without_a_partner.empty();
}

int main() {
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    std::cout << (mover_wins(read_heaps()) ? "Yes\n" : "No\n");
  }
}
