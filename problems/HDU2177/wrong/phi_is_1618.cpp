// expect: WA — phi as the number 1.618 is too small from the difference 233 on
#include <algorithm>
#include <iostream>
#include <vector>

static long long floor_of_k_phi(long long k) {
  return static_cast<long long>(k * 1.618);
}

static void show(int x, int y) {
  std::cout << std::min(x, y) << ' ' << std::max(x, y) << '\n';
}

int main() {
  const int most = 1000000;
  std::vector<int> lower(most + 1), partner(3 * most);
  for (int k = 0; k <= most; ++k) {
    lower[k] = static_cast<int>(floor_of_k_phi(k));
    partner[lower[k]] = lower[k] + k;
    partner[lower[k] + k] = lower[k];
  }
  std::ios::sync_with_stdio(false);
  for (int a, b; std::cin >> a >> b && b != 0;) {
    const int c = lower[b - a];
    std::cout << (c == a ? "0\n" : "1\n");
    if (c == a) continue;
    if (c < a) show(c, c + b - a);
    if (partner[b] < a) show(partner[b], b);
    if (partner[a] < b && a != b) show(a, partner[a]);
  }
  return 0;
}
