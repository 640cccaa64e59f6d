// expect: TLE — tries every move of each case
#include <algorithm>
#include <cmath>
#include <iostream>

static bool is_lost(int a, int b) {
  static const double phi = (1 + std::sqrt(5.0)) / 2;
  return static_cast<int>(std::abs(a - b) * phi) == std::min(a, b);
}

static void show(int a, int b) {
  std::cout << std::min(a, b) << ' ' << std::max(a, b) << '\n';
}

int main() {
  std::ios::sync_with_stdio(false);
  for (int a, b; std::cin >> a >> b && b != 0;) {
    std::cout << (is_lost(a, b) ? "0\n" : "1\n");
    if (is_lost(a, b)) continue;
    for (int take = 1; take <= a; ++take) {
      if (is_lost(a - take, b - take)) show(a - take, b - take);
    }
    for (int left = 0; left < a; ++left) {
      if (is_lost(left, b)) show(left, b);
    }
    for (int left = 0; left < b && a != b; ++left) {
      if (is_lost(a, left)) show(a, left);
    }
  }
}
