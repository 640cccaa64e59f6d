// The usual short solution. A small board with the same N mod 4 is filled by the definition; larger
// boards are mapped to it; every knight tries its four moves. Plain cin and cout.
#include <algorithm>
#include <iostream>
#include <vector>

static const int kMoveX[] = {-2, -2, -1, 1};
static const int kMoveY[] = {1, -1, -2, -2};

static int n, small;  // lines of the board, lines of the small board
static int number[24][24];

// The line of the small board for line c, from 0. Each four lines that are skipped add 2.
static int folded(int c) {
  if (c < 8) return c;
  return c >= n - 8 ? c - n + small : 8 + c % 4;
}

static int suspense(int x, int y) {
  const int fx = folded(x), fy = folded(y);
  return number[fx][fy] + (x - fx + y - fy) / 2;
}

static bool is_on_board(int x, int y, int lines) {
  return 0 <= x && x < lines && 0 <= y && y < lines;
}

// 1 + the greatest even option, else 1 + the least odd one, else 0.
static int by_definition(int x, int y) {
  int greatest_even = -1, least_odd = 1000;
  for (int move = 0; move < 4; ++move) {
    const int to_x = x + kMoveX[move], to_y = y + kMoveY[move];
    if (!is_on_board(to_x, to_y, small)) continue;
    const int option = number[to_x][to_y];
    if (option % 2 == 0) greatest_even = std::max(greatest_even, option);
    if (option % 2 == 1) least_odd = std::min(least_odd, option);
  }
  if (greatest_even >= 0) return greatest_even + 1;
  return least_odd < 1000 ? least_odd + 1 : 0;
}

static void fill_numbers() {
  for (int sum = 0; sum <= 2 * (small - 1); ++sum) {
    for (int x = 0; x <= sum; ++x) {
      if (is_on_board(x, sum - x, small)) number[x][sum - x] = by_definition(x, sum - x);
    }
  }
}

static void print_lowered(int x, int y) {
  for (int move = 0; move < 4; ++move) {
    const int to_x = x + kMoveX[move], to_y = y + kMoveY[move];
    if (!is_on_board(to_x, to_y, n) || suspense(to_x, to_y) + 1 != suspense(x, y)) continue;
    std::cout << to_x + 1 << ' ' << to_y + 1 << '\n';
    return;
  }
}

int main() {
  int count;
  std::cin >> count >> n;
  small = n < 24 ? n : 20 + n % 4;
  fill_numbers();
  std::vector<int> x(count), y(count);
  int greatest = 0;
  for (int i = 0; i < count; ++i) {
    std::cin >> x[i] >> y[i];
    greatest = std::max(greatest, suspense(--x[i], --y[i]));
  }
  std::cout << (greatest % 2 == 0 ? "NO\n" : "YES\n");
  for (int i = 0; greatest % 2 == 1 && i < count; ++i)
    print_lowered(x[i], y[i]);
}
