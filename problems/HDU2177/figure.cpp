// The board of HDU2177: in each square the number of its winning moves, and for (10, 13) these
// moves.
#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::say;

constexpr int kLast = 15, kA = 10, kB = 13;  // the position whose winning moves are drawn

void draw_square(const figure::Board& board, int a, int b) {
  Piles found[3];
  const int count = winning_moves(std::min(a, b), std::max(a, b), found);
  board.square(a, b, count == 0 ? "lost" : "won", count);
}

void draw_name(figure::Picture& picture, int x, int y, const char* name) {
  picture.circle(x, y, 13, "card");
  picture.circle(x, y, 13, "mark");
  picture.text(x, y + 7, name, "bold");
}

// The arrow of a winning move, which ends before the number, its name, and its key at y. Returns
// the top of the next key.
int draw_move(const figure::Board& board, int a, int b, const char* name, int y,
              const problem::Text& words) {
  const int left = a < kA ? 1 : 0, down = b < kB ? 1 : 0, x = board.x(a), keys = board.keys();
  board.picture.line(board.x(kA), board.y(kB), x + 9 * left, board.y(b) - 9 * down, "mark arrow");
  draw_name(board.picture, x - board.size * left, board.y(b) + board.size * down, name);
  draw_name(board.picture, keys + 14, y + 13, name);
  return board.picture.words(keys + 40, y,
                             words + say("\nleaves ({0}, {1})", "\n走到 ({0}, {1})", {a, b}));
}

void draw_moves(const figure::Board& board) {
  const int difference = kB - kA, a = smaller_pile[difference], x = board.keys();
  int y = board.picture.key(x, board.top, "lost", 0, say("P: no winning move", "P：没有必胜走法"));
  y = board.picture.key(
      x, y, "won", 2, say("N: as many moves\nwin (1, 2 or 3)", "N：必胜走法的种数\n（1、2 或 3）"));
  y = board.picture.key(x, y, "mark", "",
                        say("({0}, {1}): three moves\nwin, each to a P",
                            "({0}, {1})：三种必胜\n走法，都走到 P", {kA, kB}));
  y = draw_move(board, a, a + difference, "D", y,
                say("D: the same number\nfrom both piles,", "D：从两堆取同样多，"));
  y = draw_move(board, partner[kB], kB, "A", y, say("A: from the pile a,", "A：从 a 那一堆取，"));
  draw_move(board, kA, partner[kA], "B", y, say("B: from the pile b,", "B：从 b 那一堆取，"));
  draw_square(board, kA, kB);
  board.square(kA, kB, "mark", "");
}

}  // namespace

int main(int count, char** arguments) {
  list_lost_pairs();
  figure::Picture picture(
      count, arguments, 656, say("At most three winning moves", "至多三种必胜走法"),
      say("From each square a row, a column and a diagonal lead left, down, or both.\nEach of these lines has one P, so each kind of move wins at most once.",
          "从每一格出发，可以沿行、列、斜线向左、向下或向左下走。\n每条线上只有一个 P，所以每类走法至多有一种必胜。"));
  const figure::Board board{picture, 58, 152, 29, kLast + 1, kLast + 1, true};
  for (int a = 0; a <= kLast; ++a) {
    for (int b = 0; b <= kLast; ++b)
      draw_square(board, a, b);
  }
  board.axes(1, say("a: stones of one pile", "a：一堆的石子数"),
             say("b: stones of the other pile", "b：另一堆的石子数"));
  draw_moves(board);
  picture.write(std::cout);
}
