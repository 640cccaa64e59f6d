// The picture of HDU4764: for each k the P-positions among the distances d, and below it, for
// k = 3, pairs of steps from one P-position to the next.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

using problem::say;

constexpr int kMostD = 19, kMostK = 10;
constexpr int kStripMost = 13, kStripK = 3;

void draw_strip(const figure::Board& strip) {
  for (int d = 1; d <= kStripMost; ++d)
    strip.square(d, 0, reference::mover_wins(d, kStripK) ? "won" : "lost", d);
  strip.picture.text(24, strip.top - 72, "k = " + std::to_string(kStripK), "left bold");
  strip.picture.text(32, strip.y(0) + 7, "d", "bold");
}

// Each step from a P-position, and the answer to it.
void draw_steps(const figure::Board& strip) {
  const auto draw = [&](int d, int step, const char* classes) {
    strip.picture.arc(strip.x(d), strip.x(d - step), strip.top, 16 + 10 * step, step, classes);
  };
  for (int step = 1, d = kStripMost; d > 1; d -= kStripK + 1, ++step) {
    draw(d, step, "line");
    draw(d - step, kStripK + 1 - step, "mark");
  }
}

void draw_square(const figure::Board& board, int d, int k) {
  const bool wins = reference::mover_wins(d, k);
  board.square(d, k, wins ? "won" : "lost", wins ? "" : "P");
}

void draw_keys(figure::Picture& picture, int x, int y) {
  y = picture.outcome_keys(x, y);
  y = picture.key_of_line(x, y, "line arrow", say("a step t", "一方加 t"));
  picture.key_of_line(x, y, "mark arrow",
                      say("the answer {0} − t", "应对：加 {0} − t", {kStripK + 1}));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, 626,
      say("P stands k + 1 apart, and the first is d = 1", "P 局面相隔 k + 1，第一个是 d = 1"),
      say("At d = 1 every number is N or more. Whatever step is made from P,\nthe answer completes it to k + 1, and that is P again.",
          "d = 1 时只能写不小于 N 的数。一方从 P 走任何一步，\n另一方都把它补成 k + 1，又是 P。"));
  const figure::Board board{picture, 58, 172, 26, kMostD, kMostK, false, 1, 1};
  for (int k = 1; k <= kMostK; ++k) {
    for (int d = 1; d <= kMostD; ++d)
      draw_square(board, d, k);
  }
  board.axes(1, say("d: the distance to N", "d：到 N 的距离"),
             say("k: the greatest step", "k：一步至多加几"));
  const figure::Board strip{picture, 58, 566, 40, kStripMost, 1, false, 1};
  draw_strip(strip);
  draw_steps(strip);
  draw_keys(picture, board.keys(), board.top);
  picture.write(std::cout);
}
