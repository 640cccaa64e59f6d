// expect: WA — prints squares counted from 0
#include <algorithm>
#include <cstdio>
#include <vector>

static const int kMoves[4][2] = {{-2, 1}, {-2, -1}, {-1, -2}, {1, -2}};

static int n;

// The suspense number on a board without a far edge; x and y from 0.
static int quarter_number(int x, int y) {
  if (x % 4 < 2 && y % 4 < 2) return 2 * (x / 4 + y / 4);
  return 2 * ((x + y - 1) / 4) + 1;
}

static int number(int x, int y) {
  const int c = std::min(x, y);
  if (std::max(x, y) < n - 1 || n % 4 > 1) return quarter_number(x, y);
  if (n % 4 == 0) return quarter_number(x, y) - (c == n - 1 ? 1 : c % 4 == 2 ? 2 : 0);
  return quarter_number(x, y) - (c % 4 == 2 || (c % 4 == 3 && c < n - 2));
}

int main() {
  int k;
  std::scanf("%d %d", &k, &n);
  std::vector<int> x(k), y(k);
  int greatest = 0;
  for (int i = 0; i < k; ++i) {
    std::scanf("%d %d", &x[i], &y[i]);
    greatest = std::max(greatest, number(--x[i], --y[i]));
  }
  std::puts(greatest % 2 == 0 ? "NO" : "YES");
  for (int i = 0; greatest % 2 == 1 && i < k; ++i) {
    for (const auto& move : kMoves) {
      const int to_x = x[i] + move[0], to_y = y[i] + move[1];
      if (to_x < 0 || to_x >= n || to_y < 0 || to_y >= n) continue;
      if (number(to_x, to_y) != number(x[i], y[i]) - 1) continue;
      std::printf("%d %d\n", to_x, to_y);
      break;
    }
  }
}
