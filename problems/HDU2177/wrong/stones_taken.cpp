// expect: WA — prints how many stones the moves take, not what they leave
#include <algorithm>
#include <iostream>
#include <vector>

static void show(int x, int y) {
  std::cout << std::min(x, y) << ' ' << std::max(x, y) << '\n';
}

int main() {
  const int most = 1000000;
  std::vector<int> lower(most + 1), partner(3 * most);
  for (int k = 0, next = 0; k <= most; ++k) {
    lower[k] = next;
    partner[next] = next + k;
    partner[next + k] = next;
    while (next == 0 || partner[next] != 0)
      ++next;
  }
  std::ios::sync_with_stdio(false);
  for (int a, b; std::cin >> a >> b && b != 0;) {
    const int c = lower[b - a];
    std::cout << (c == a ? "0\n" : "1\n");
    if (c == a) continue;
    if (c < a) show(a - c, a - c);
    if (partner[b] < a) show(a - partner[b], 0);
    if (partner[a] < b && a != b) show(0, b - partner[a]);
  }
}
