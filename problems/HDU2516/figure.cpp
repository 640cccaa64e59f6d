// The P-positions (n, q) of Fibonacci nim: a staircase whose step at n is the least Zeckendorf
// part.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

constexpr int kMost = 34, kCell = 10, kLeft = 34, kTop = 12;

int column(int n) {
  return kLeft + kCell * (n - 1);
}

// The top of the row of quota q; small quotas are at the bottom.
int row(int quota) {
  return kTop + kCell * (kMost - quota);
}

// How many quotas, counted from 1, make (n, quota) a P-position.
int lost_quotas(int n) {
  int quota = 0;
  while (!reference::mover_wins(n, quota + 1))
    ++quota;
  return quota;
}

void draw_pile(figure::Picture& picture, int n) {
  const int lost = lost_quotas(n);
  if (lost > 0) picture.rectangle(column(n), row(lost), kCell, kCell * lost, "lost");
  const bool starts_lost = n >= 2 && !reference::mover_wins(n, n - 1);
  if (starts_lost) picture.text(column(n) + kCell / 2, row(0) + 14, n, n < 5 ? "ink small" : "ink");
}

}  // namespace

int main() {
  figure::Picture picture(
      384, 392, "P-positions of Fibonacci nim · 斐波那契博弈的 P 局面",
      "Columns are piles of 1 to 34 stones, rows are quotas from 1 to 34. In each column the "
      "quotas "
      "below the least Zeckendorf part of the pile are marked as lost. The line of the starts "
      "(n, n − 1) touches the lost area only at the Fibonacci numbers 2, 3, 5, 8, 13, 21, 34. · "
      "每列是 1 到 34 颗石子的一堆，每行是 1 到 34 的限额；每列中小于最小 Zeckendorf "
      "加数的限额是 P 局面。表示开局 (n, n − 1) 的折线只在斐波那契数 2、3、5、8、13、21、34 "
      "处碰到 P 区域。");
  picture.rectangle(column(1), row(kMost), kCell * kMost, kCell * kMost, "won");
  for (int n = 1; n <= kMost; ++n)
    draw_pile(picture, n);
  for (int n = 2; n <= kMost; ++n)
    picture.circle(column(n) + kCell / 2, row(n - 1) + kCell / 2, 3, "spot");
  for (int quota : {1, 13, 21, 34})
    picture.text(kLeft - 6, row(quota) + kCell, quota, "ink right");
  picture.text(14, kTop + 90, "q", "ink bold");
  picture.text(kLeft + 190, row(0) + 30, "n", "ink bold");
  picture.text(column(kMost) + kCell / 2, row(16), "P", "label bold");
  picture.text(column(8), row(24), "N", "ink bold");
  picture.write(std::cout);
}
