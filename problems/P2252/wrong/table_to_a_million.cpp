// expect: WA — lists the lost pairs by the mex rule up to a million and calls all others won
#include <iostream>
#include <utility>
#include <vector>

int main() {
  int a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  const int size = 1000000;
  std::vector<int> partner(3 * size, -1);
  for (int k = 0, lower = 0; k < size; ++k) {
    while (partner[lower] >= 0)
      ++lower;
    if (lower + k >= 3 * size) break;
    partner[lower] = lower + k;
    partner[lower + k] = lower;
  }
  std::cout << (a < 3 * size && partner[a] == b ? 0 : 1) << '\n';
}
