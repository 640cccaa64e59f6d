// The positions of Wythoff's game as squares of a board: the P-positions lie along two rays, and
// on the row, the column and the diagonal of one of them there is no other.
#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::say;

constexpr int kMost = 18;
constexpr int kA = 9, kB = 15;  // the square whose lines are drawn

// The lines b = phi·a and a = phi·b; 987 / 610 is near enough to phi for a picture.
void draw_rays(const figure::Board& board) {
  const int side = board.size * (kMost + 1), shorter = side * 610 / 987;
  board.picture.line(board.left, board.bottom(), board.left + shorter, board.top, "line");
  board.picture.line(board.left, board.bottom(), board.left + side, board.bottom() - shorter,
                     "line");
}

void draw_lines_of_one_square(const figure::Board& board) {
  const auto draw = [&](int a, int b, int to_a, int to_b) {
    board.picture.line(board.x(a), board.y(b), board.x(to_a), board.y(to_b), "mark");
  };
  draw(kA, 0, kA, kMost);
  draw(0, kB, kMost, kB);
  draw(0, kB - kA, kMost - (kB - kA), kMost);
}

void draw_lost(const figure::Board& board) {
  for (int a = 0; a <= kMost; ++a) {
    for (int b = 0; b <= kMost; ++b)
      if (!mover_wins(a, b)) board.square(a, b, "lost", "P");
  }
}

void draw_keys(const figure::Board& board) {
  const int x = board.keys();
  int y = board.picture.outcome_keys(x, board.top);
  y = board.picture.key(x, y, "mark", "",
                        say("({0}, {1}) with its row,\ncolumn and diagonal:\nno other P there",
                            "({0}, {1}) 和它的行、列、\n斜线：其中没有别的 P", {kA, kB}));
  board.picture.key_of_line(
      x, y, "line",
      say("the rays b = φa\nand a = φb,\nφ = 1.618…", "两条射线 b = φa\n与 a = φb，\nφ = 1.618…"));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, 648,
      say("One P in every row, column and diagonal", "每行、每列、每条斜线上恰有一个 P"),
      say("A move goes left, down, or left and down on a diagonal, like a queen.\nNo move may lead from P to P.",
          "每一步向左、向下，或沿斜线向左下走，像皇后一样。\n没有一步能从 P 走到 P。"));
  const figure::Board board{picture, 58, 152, 24, kMost + 1, kMost + 1, true};
  picture.rectangle(board.left, board.top, 456, 456, "won");
  draw_rays(board);
  draw_lines_of_one_square(board);
  draw_lost(board);
  board.square(kA, kB, "mark", "");
  board.axes(3, say("a: stones of one pile", "a：一堆的石子数"),
             say("b: stones of the other pile", "b：另一堆的石子数"));
  draw_keys(board);
  picture.write(std::cout);
}
