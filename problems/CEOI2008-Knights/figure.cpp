// The picture of CEOI2008-Knights: the suspense numbers of a board of 16 lines and of one of 9,
// where rings mark what the far edges make smaller, and the four moves.
#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::say;

constexpr int kLeft = 40, kTop = 168, kKeys = 616;
constexpr int kMovesLeft = 516, kMovesTop = 475, kMovesSize = 30;

// On a board that goes on, the far edge takes no option away.
bool is_smaller_by_the_edge(unsigned n, Square at) {
  return suspense_number(n, at) != suspense_number(4 * n + 2, at);
}

// Dark squares have an even number: a knight alone there is lost for the mover.
void draw_square(const figure::Board& board, unsigned n, Square at) {
  const unsigned number = suspense_number(n, at);
  const int x = static_cast<int>(at.x) + 1, y = static_cast<int>(at.y) + 1;
  board.square(x, y, number % 2 == 0 ? "lost" : "won", number);
  if (is_smaller_by_the_edge(n, at))
    board.picture.circle(board.x(x), board.y(y), board.size / 2, "mark");
}

void draw_board(figure::Picture& picture, int left, int n) {
  const figure::Board board{picture, left, kTop, 27, n, n, false, 1, 1};
  const unsigned lines = static_cast<unsigned>(n);
  for (unsigned x = 0; x < lines; ++x) {
    for (unsigned y = 0; y < lines; ++y)
      draw_square(board, lines, {x, y});
  }
  board.axes(1, say("N = {0}: x across, y down", "N = {0}：x 向右，y 向下", {n}), "");
}

// The knight and its four options, on squares without numbers.
void draw_moves(figure::Picture& picture) {
  const figure::Board board{picture, kMovesLeft, kMovesTop, kMovesSize, 4, 4};
  constexpr Square kKnight{2, 2};
  for (int i = 0; i < 16; ++i)
    board.square(i % 4, i / 4, "light", "");
  for (int move = 0; move < 4; ++move) {
    const Square to = moved(kKnight, move);
    picture.line(board.x(kKnight.x), board.y(kKnight.y), board.x(to.x), board.y(to.y),
                 "mark arrow");
  }
  picture.circle(board.x(kKnight.x), board.y(kKnight.y), 6, "spot");
  picture.words(kMovesLeft, kMovesTop - 31, say("the four moves", "四种走法"));
}

void draw_keys(figure::Picture& picture) {
  picture.key(
      kLeft, kKeys, "lost", 4,
      say("even: P, a knight alone here is lost for the mover", "偶数：P，只有这一匹马时先手必败"));
  picture.key(kLeft + 530, kKeys, "won", 5, say("odd: N", "奇数：N"));
  picture.circle(kLeft + 14, kKeys + 51, 12, "mark");
  picture.words(kLeft + 40, kKeys + 38,
                say("smaller than on a board that goes on: the far edge takes moves away",
                    "比棋盘无限延伸时小：远边使走法变少"));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, kKeys + 84,
      say("How long a knight lasts: suspense numbers", "一匹马能走多久：悬念数"),
      say("As many moves are left to a knight alone when the winner delays and\nthe loser hurries. The greatest number of all knights decides.",
          "只有一匹马、赢家拖延而输家赶快时，还能走这么多步。\n有几匹马时，其中最大的数决定胜负。"));
  draw_board(picture, kLeft, 16);
  draw_board(picture, kMovesLeft, 9);
  draw_moves(picture);
  draw_keys(picture);
  picture.write(std::cout);
}
