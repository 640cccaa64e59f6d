// The picture of HDU1846: for m = 4 a whole game in which every take t is answered by 5 - t, and
// below it, for each m, the take that wins from n stones.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

using problem::say;

constexpr int kStripLeft = 34, kStripTop = 188, kStripCell = 35, kStripHeight = 32;
constexpr int kStripMost = 20, kStripM = 4, kMostN = 14, kMostM = 9;

int middle(int n) {
  return kStripLeft + n * kStripCell + kStripCell / 2;
}

void draw_strip(figure::Picture& picture) {
  for (int n = 0; n <= kStripMost; ++n)
    picture.cell(kStripLeft + n * kStripCell, kStripTop, kStripCell - 1, kStripHeight,
                 reference::mover_wins(n, kStripM) ? "won" : "lost", n);
  picture.text(20, kStripTop + 23, "n", "bold");
}

// Each take t from a P-position, over the strip, and the answer to it, under the strip.
void draw_game(figure::Picture& picture) {
  for (int take = 1, n = kStripMost; n > 0; ++take) {
    picture.arc(middle(n), middle(n - take), kStripTop, 14 + 6 * take, take, "line");
    n -= take;
    const int answer = reference::winning_take(n, kStripM), bottom = kStripTop + kStripHeight;
    picture.arc(middle(n), middle(n - answer), bottom, -14 - 6 * answer, answer, "mark");
    n -= answer;
  }
}

void draw_square(const figure::Board& board, int n, int m) {
  const int take = reference::winning_take(n, m);
  if (take == 0) board.square(n, m, "lost", "P");
  if (take != 0) board.square(n, m, "won", take);
}

void draw_keys(figure::Picture& picture, int x, int y) {
  y = picture.key(x, y, "lost", "P",
                  say("P: the mover loses;\nmultiples of m + 1", "P：先手必败，\nm + 1 的倍数"));
  y = picture.key(x, y, "won", 3, say("N: take so many,\nand leave P", "N：取这么多，\n就剩下 P"));
  y = picture.key_of_line(x, y, "line arrow", say("t stones, from P", "从 P 取 t 颗"));
  picture.key_of_line(x, y, "mark arrow", say("the answer 5 − t", "应对：取 5 − t 颗"));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, 656, say("Complete every take to m + 1", "把对方取的颗数补成 m + 1"),
      say("The strip, for m = 4: whatever is taken from P,\nthe answer makes it 5 in all and leaves P again.",
          "上面一条，m = 4：对方从 P 取几颗，\n你就补成 5 颗，又剩下 P。"));
  const figure::Board board{picture, 58, 354, 29, kMostN + 1, kMostM, false, 0, 1};
  draw_strip(picture);
  draw_game(picture);
  for (int m = 1; m <= kMostM; ++m) {
    for (int n = 0; n <= kMostN; ++n)
      draw_square(board, n, m);
  }
  board.axes(1, say("n: stones", "n：石子数"),
             say("m: at most so many are taken", "m：一步至多取几颗"));
  draw_keys(picture, board.keys(), board.top);
  picture.write(std::cout);
}
