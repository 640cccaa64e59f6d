// The usual short solution: the pairs by the golden ratio, here in the 80-bit long double of x86;
// then look up the pair of the difference and the pair of each pile; and iostream.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <vector>

static void show(int x, int y) {
  std::cout << std::min(x, y) << ' ' << std::max(x, y) << '\n';
}

int main() {
  const int most = 1000000;
  const long double phi = (1 + std::sqrt(5.0L)) / 2;
  std::vector<int> lower(most + 1), partner(3 * most);
  for (int k = 0; k <= most; ++k) {
    lower[k] = static_cast<int>(k * phi);
    partner[lower[k]] = lower[k] + k;
    partner[lower[k] + k] = lower[k];
  }
  std::ios::sync_with_stdio(false);
  std::cin.tie(0);
  for (int a, b; std::cin >> a >> b && b != 0;) {
    const int k = b - a;
    std::cout << (lower[k] == a ? "0\n" : "1\n");
    if (lower[k] == a) continue;
    if (lower[k] < a) show(lower[k], lower[k] + k);
    if (partner[b] < a) show(partner[b], b);
    if (partner[a] < b && a != b) show(a, partner[a]);
  }
}
