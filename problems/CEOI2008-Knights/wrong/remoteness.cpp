// expect: WA — remoteness: this is for games that end with the first knight that cannot move
#include <algorithm>
#include <cstdio>
#include <vector>

static const int kMoves[4][2] = {{-2, 1}, {-2, -1}, {-1, -2}, {1, -2}};

static int n;
static std::vector<std::vector<int>> value;

static bool on_board(int x, int y) {
  return 0 <= x && x < n && 0 <= y && y < n;
}

static int from_options(int x, int y) {
  int even = -1, odd = -1;
  for (const auto& move : kMoves) {
    if (!on_board(x + move[0], y + move[1])) continue;
    const int option = value[x + move[0]][y + move[1]];
    int& best = option % 2 == 0 ? even : odd;
    const bool better = option % 2 == 0 ? option < best : option > best;
    if (best < 0 || better) best = option;
  }
  return 1 + (even >= 0 ? even : odd);
}

int main() {
  int k;
  std::scanf("%d %d", &k, &n);
  value.assign(n, std::vector<int>(n));
  for (int sum = 0; sum <= 2 * n - 2; ++sum) {
    for (int x = std::max(0, sum - n + 1); x <= std::min(sum, n - 1); ++x)
      value[x][sum - x] = from_options(x, sum - x);
  }
  std::vector<int> x(k), y(k);
  int greatest = 0;
  for (int i = 0; i < k; ++i) {
    std::scanf("%d %d", &x[i], &y[i]);
    greatest = std::max(greatest, value[--x[i]][--y[i]]);
  }
  std::puts(greatest % 2 == 0 ? "NO" : "YES");
  for (int i = 0; greatest % 2 == 1 && i < k; ++i) {
    for (const auto& move : kMoves) {
      const int to_x = x[i] + move[0], to_y = y[i] + move[1];
      if (!on_board(to_x, to_y) || value[to_x][to_y] != value[x[i]][y[i]] - 1) continue;
      std::printf("%d %d\n", to_x + 1, to_y + 1);
      break;
    }
  }
}
