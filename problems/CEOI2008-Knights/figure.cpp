// The picture of CEOI2008-Knights: the suspense numbers of a board of 16 lines with the moves from
// one square, and of a board of 9 lines, where rings mark what the far edges make smaller.
#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

constexpr int kCell = 22, kLeft = 30, kTop = 24, kGap = 46;
constexpr unsigned kLarge = 16, kSmall = 9;

// The middle of line c, from 0, of a board that begins at `origin`.
int middle(int origin, unsigned c) {
  return origin + static_cast<int>(c) * kCell + kCell / 2;
}

// Dark squares have an even number: a knight alone there is lost for the mover.
void draw_square(figure::Picture& picture, unsigned n, Square at, int top) {
  const unsigned number = suspense_number(n, at);
  const bool is_lost = number % 2 == 0;
  picture.rectangle(middle(kLeft, at.x) - kCell / 2, middle(top, at.y) - kCell / 2, kCell - 1,
                    kCell - 1, is_lost ? "lost" : "won");
  picture.text(middle(kLeft, at.x), middle(top, at.y) + 4, number,
               is_lost ? "label small" : "ink small");
}

// On a board that goes on, the far edge takes no option away.
bool is_smaller_by_the_edge(unsigned n, Square at) {
  return suspense_number(n, at) != suspense_number(4 * n + 2, at);
}

void draw_board(figure::Picture& picture, unsigned n, int top) {
  for (unsigned x = 0; x < n; ++x) {
    picture.text(middle(kLeft, x), top - 6, x + 1, "ink small");
    picture.text(kLeft - 6, middle(top, x) + 4, x + 1, "ink small right");
    for (unsigned y = 0; y < n; ++y)
      draw_square(picture, n, {x, y}, top);
  }
  for (unsigned x = 0; x < n; ++x) {
    for (unsigned y = 0; y < n; ++y) {
      if (!is_smaller_by_the_edge(n, {x, y})) continue;
      picture.circle(middle(kLeft, x), middle(top, y), kCell / 2 - 2, "mark");
    }
  }
}

void draw_moves(figure::Picture& picture, Square from, int top) {
  for (int move = 0; move < 4; ++move) {
    const Square to = moved(from, move);
    // The arrow ends before the number.
    picture.arrow(middle(kLeft, from.x), middle(top, from.y),
                  (middle(kLeft, from.x) + 3 * middle(kLeft, to.x)) / 4,
                  (middle(top, from.y) + 3 * middle(top, to.y)) / 4, "mark");
  }
}

}  // namespace

int main() {
  const int second = kTop + kCell * static_cast<int>(kLarge) + kGap;
  figure::Picture picture(
      390, second + kCell * static_cast<int>(kSmall) + 8, "Suspense numbers · 悬念数",
      "Boards of 16 and of 9 lines; x goes to the right and y goes down, from 1. Each square has "
      "its "
      "suspense number; squares with an even number are dark. A number grows by 2 every four "
      "lines. Four arrows show the moves from "
      "(7, 9). Rings mark the squares of the last lines whose numbers the far edges make smaller. "
      "· "
      "16 行和 9 行的两个棋盘，x 向右，y 向下，都从 1 "
      "数起。每格写着悬念数，偶数格为深色；每过四行或"
      "四列，数值加 2。四个箭头是从 (7, 9) 出发的四种走法；圆圈标出因远边而变小的格子。");
  draw_board(picture, kLarge, kTop);
  draw_moves(picture, {6, 8}, kTop);
  draw_board(picture, kSmall, second);
  picture.write(std::cout);
}
