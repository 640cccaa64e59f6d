// The board of HDU 2177: in each square the number of its winning moves, and for (10, 13) these
// moves.
#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

constexpr int kLast = 15, kCell = 22, kLeft = 30, kTop = 8, kSide = kCell * (kLast + 1);
constexpr unsigned kA = 10, kB = 13;  // the position whose winning moves are drawn

// The centre of a square; small numbers are at the left and at the bottom.
int x_of(unsigned a) {
  return kLeft + kCell * static_cast<int>(a) + kCell / 2;
}

int y_of(unsigned b) {
  return kTop + kSide - kCell * static_cast<int>(b) - kCell / 2;
}

void draw_square(figure::Picture& picture, unsigned a, unsigned b) {
  Piles found[3];
  const int count = a < b ? winning_moves(a, b, found) : winning_moves(b, a, found);
  const int left = x_of(a) - kCell / 2, top = y_of(b) - kCell / 2;
  picture.rectangle(left, top, kCell - 1, kCell - 1, count == 0 ? "lost" : "won");
  picture.text(x_of(a), y_of(b) + 4, count, count == 0 ? "label bold" : "ink small");
}

void draw_arrow(figure::Picture& picture, unsigned a, unsigned b, const char* name) {
  const int x = x_of(a), y = y_of(b), from_x = x_of(kA), from_y = y_of(kB);
  picture.arrow(from_x, from_y, x, y, "mark");
  picture.circle((x + from_x) / 2, (y + from_y) / 2, 9, "won");
  picture.circle((x + from_x) / 2, (y + from_y) / 2, 9, "mark");
  picture.text((x + from_x) / 2, (y + from_y) / 2 + 4, name, "ink small bold");
}

// A move on the pile of b leaves a smaller number there: it is drawn downwards.
void draw_winning_moves(figure::Picture& picture) {
  draw_arrow(picture, smaller_pile[kB - kA], smaller_pile[kB - kA] + (kB - kA), "D");
  draw_arrow(picture, partner[kB], kB, "A");
  draw_arrow(picture, kA, partner[kA], "B");
  picture.rectangle(x_of(kA) - kCell / 2, y_of(kB) - kCell / 2, kCell - 1, kCell - 1, "mark");
}

void draw_scales(figure::Picture& picture) {
  for (unsigned n = 0; n <= kLast; ++n) {
    picture.text(kLeft - 5, y_of(n) + 4, n, "ink small right");
    picture.text(x_of(n), kTop + kSide + 14, n, "ink small");
  }
  picture.text(6, y_of(12) - 7, "b", "ink bold");
  picture.text(x_of(12) + kCell / 2, kTop + kSide + 28, "a", "ink bold");
}

}  // namespace

int main() {
  list_lost_pairs();
  figure::Picture picture(
      kLeft + kSide + 8, kTop + kSide + 34,
      "The winning moves from (10, 13) · 从 (10, 13) 出发的必胜走法",
      "A board of squares (a, b) with a and b from 0 to 15, each with its number of winning moves, "
      "0 to 3. The squares with 0 are the P-positions. Three arrows start from (10, 13), which has "
      "the number 3: D on the diagonal to (4, 7), A to the left to (8, 13), B down to (10, 6). · "
      "a、b 从 0 到 15 的棋盘，每格写着必胜走法的数目 0 到 3，写 0 的格是 P 局面。从写着 3 的格 "
      "(10, 13) 出发有三个箭头：D 沿斜线到 (4, 7)，A 向左到 (8, 13)，B 向下到 (10, 6)。");
  for (unsigned a = 0; a <= kLast; ++a) {
    for (unsigned b = 0; b <= kLast; ++b)
      draw_square(picture, a, b);
  }
  draw_winning_moves(picture);
  draw_scales(picture);
  picture.write(std::cout);
}
