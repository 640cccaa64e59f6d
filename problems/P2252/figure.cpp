// The P-positions of Wythoff's game as squares of a board: two rays, and for one of the squares
// the row, the column and the diagonal, on which no other P-position lies.
#include <array>

#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

constexpr int kMost = 31, kCell = 11, kLeft = 32, kTop = 10, kSide = kCell * (kMost + 1);
constexpr int kA = 9, kB = 15;  // the square whose lines are drawn

int column(int a) {
  return kLeft + kCell * a;
}

// The top of the row of b; small numbers are at the bottom.
int row(int b) {
  return kTop + kCell * (kMost - b);
}

// A line through the centres of two squares.
void line(figure::Picture& picture, std::array<int, 2> from, std::array<int, 2> to) {
  const int half = kCell / 2;
  picture.line(column(from[0]) + half, row(from[1]) + half, column(to[0]) + half, row(to[1]) + half,
               "mark");
}

void draw_lines_of_one_square(figure::Picture& picture) {
  line(picture, {kA, 0}, {kA, kMost});
  line(picture, {0, kB}, {kMost, kB});
  line(picture, {0, kB - kA}, {kMost - (kB - kA), kMost});
  picture.rectangle(column(kA) - 2, row(kB) - 2, kCell + 4, kCell + 4, "mark");
}

// The lines b = phi·a and a = phi·b; 987 / 610 is near enough to phi for a picture.
void draw_rays(figure::Picture& picture) {
  const int x = column(0), y = row(0) + kCell, shorter = kSide * 610 / 987;
  picture.line(x, y, x + shorter, y - kSide, "thin");
  picture.line(x, y, x + kSide, y - shorter, "thin");
}

void draw_scales(figure::Picture& picture) {
  for (int n = 0; n <= kMost; n += 5) {
    picture.text(kLeft - 6, row(n) + kCell - 1, n, "ink small right");
    picture.text(column(n) + kCell / 2, row(0) + kCell + 14, n, "ink small");
  }
  picture.text(12, row(20), "b", "ink bold");
  picture.text(column(20), row(0) + kCell + 30, "a", "ink bold");
}

void draw_legend(figure::Picture& picture) {
  const int y = row(0) + kCell + 20;
  picture.rectangle(column(0), y, kCell, kCell, "lost");
  picture.text(column(0) + 22, y + 10, "P", "ink bold");
  picture.rectangle(column(4), y, kCell, kCell, "won");
  picture.text(column(4) + 22, y + 10, "N", "ink bold");
}

}  // namespace

int main() {
  figure::Picture picture(
      kLeft + kSide + 8, kTop + kSide + 38, "P-positions of Wythoff's game · 威佐夫博弈的 P 局面",
      "A board of squares (a, b) with a and b from 0 to 31. The P-positions are single squares "
      "along two rays, b = φa and a = φb. The row, the column and the diagonal through the square "
      "(9, 15) hold no other P-position. · "
      "a、b 从 0 到 31 的棋盘。P 局面是沿两条射线 b = φa 与 a = φb "
      "分布的单个格子。过格子 (9, 15) 的行、列和斜线上没有别的 P 局面。");
  picture.rectangle(kLeft, kTop, kSide, kSide, "won");
  draw_rays(picture);
  for (int a = 0; a <= kMost; ++a) {
    for (int b = 0; b <= kMost; ++b) {
      if (!mover_wins(a, b)) picture.rectangle(column(a), row(b), kCell, kCell, "lost");
    }
  }
  draw_lines_of_one_square(picture);
  picture.text(column(12), row(27), "b = φa", "ink");
  picture.text(column(27), row(12), "a = φb", "ink");
  draw_scales(picture);
  draw_legend(picture);
  picture.write(std::cout);
}
