// The picture of HDU1846: for m = 4 a whole game in which every take t is answered by 5 - t, and
// below it, for each m, the take that wins from n stones.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

using problem::say;

constexpr int kStripMost = 20, kStripM = 4, kMostN = 14, kMostM = 9;

void draw_strip(const figure::Board& strip) {
  for (int n = 0; n <= kStripMost; ++n)
    strip.square(n, 0, reference::mover_wins(n, kStripM) ? "won" : "lost", n);
  strip.picture.text(20, strip.y(0) + 7, "n", "bold");
}

// Each take t from a P-position, over the strip, and the answer to it, under the strip.
void draw_game(const figure::Board& strip) {
  for (int take = 1, n = kStripMost; n > 0; ++take) {
    strip.picture.arc(strip.x(n), strip.x(n - take), strip.top, 14 + 6 * take, take, "line");
    n -= take;
    const int answer = reference::winning_take(n, kStripM), to = strip.x(n - answer);
    strip.picture.arc(strip.x(n), to, strip.bottom(), -14 - 6 * answer, answer, "mark");
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
  picture.key_of_line(x, y, "mark arrow",
                      say("the answer {0} − t", "应对：取 {0} − t 颗", {kStripM + 1}));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, 656, say("Complete every take to m + 1", "把对方取的颗数补成 m + 1"),
      say("The strip, for m = {0}: whatever is taken from P,\nthe answer makes it {1} in all and leaves P again.",
          "上面一条，m = {0}：对方从 P 取几颗，\n你就补成 {1} 颗，又剩下 P。",
          {kStripM, kStripM + 1}));
  const figure::Board board{picture, 58, 354, 29, kMostN + 1, kMostM, false, 0, 1};
  const figure::Board strip{picture, 34, 186, 35, kStripMost + 1, 1};
  draw_strip(strip);
  draw_game(strip);
  for (int m = 1; m <= kMostM; ++m) {
    for (int n = 0; n <= kMostN; ++n)
      draw_square(board, n, m);
  }
  board.axes(1, say("n: stones", "n：石子数"),
             say("m: at most so many are taken", "m：一步至多取几颗"));
  draw_keys(picture, board.keys(), board.top);
  picture.write(std::cout);
}
