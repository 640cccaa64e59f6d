// The picture of HDU4764: for each k the P-positions among the distances d, and below it, for
// k = 3, pairs of steps from one P-position to the next.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

constexpr int kMostD = 24, kMostK = 10, kCell = 14, kLeft = 40, kTop = 28;
constexpr int kStripTop = 240, kStripCell = 26, kStripMost = 13, kStripK = 3;

void draw_rows(figure::Picture& picture) {
  picture.rectangle(kLeft, kTop, kMostD * kCell, kMostK * kCell, "won");
  for (int k = 1; k <= kMostK; ++k) {
    const int y = kTop + (k - 1) * kCell;
    picture.text(kLeft - 6, y + 11, k, "ink small right");
    for (int d = 1; d <= kMostD; ++d) {
      const bool is_lost = !reference::mover_wins(d, k);
      if (is_lost) picture.rectangle(kLeft + (d - 1) * kCell, y, kCell - 1, kCell - 1, "lost");
    }
  }
  for (int d : {1, 5, 10, 15, 20})
    picture.text(kLeft + (d - 1) * kCell + kCell / 2, kTop - 6, d, "ink small");
  picture.text(12, kTop + 74, "k", "ink bold");
  picture.text(kLeft + (kMostD - 1) * kCell, kTop - 6, "d", "ink bold");
}

// The middle of the cell of distance d in the strip; small distances are on the left.
int middle(int d) {
  return kLeft + (d - 1) * kStripCell + kStripCell / 2;
}

void draw_strip(figure::Picture& picture) {
  for (int d = 1; d <= kStripMost; ++d) {
    const bool wins = reference::mover_wins(d, kStripK);
    picture.rectangle(middle(d) - kStripCell / 2, kStripTop, kStripCell - 1, kStripCell,
                      wins ? "won" : "lost");
    picture.text(middle(d), kStripTop + 18, d, wins ? "ink" : "label bold");
  }
  picture.text(12, kStripTop + 18, "d", "ink bold");
}

// An arc over the strip, with the number of stones that the step takes.
void draw_step(figure::Picture& picture, int from, int step) {
  const int to = from - step, height = 14 + 8 * step;
  picture.path("M " + std::to_string(middle(from)) + " " + std::to_string(kStripTop) + " Q " +
                   std::to_string((middle(from) + middle(to)) / 2) + " " +
                   std::to_string(kStripTop - 2 * height) + " " + std::to_string(middle(to)) + " " +
                   std::to_string(kStripTop),
               "mark");
  picture.circle(middle(to), kStripTop - 2, 3, "spot");
  picture.text((middle(from) + middle(to)) / 2, kStripTop - height - 4, step, "ink small");
}

}  // namespace

int main() {
  figure::Picture picture(
      384, 280, "P-positions of the counting game · 报数博弈的 P 局面",
      "One row for each k from 1 to 10, one column for each distance d from 1 to 24. The "
      "P-positions stand k + 1 apart, and the first is d = 1. Below, for k = 3, pairs of steps 1 "
      "and 3, 2 and 2, 3 and 1 lead from 13 to 9, from 9 to 5 and from 5 to 1. · "
      "每行是 1 到 10 的一个 k，每列是 1 到 24 的一个距离 d；P 局面相隔 k + 1，第一个是 d = 1。"
      "下方是 k = 3：步长 1 与 3、2 与 2、3 与 1 成对，从 13 到 9，从 9 到 5，从 5 到 1。");
  draw_rows(picture);
  draw_strip(picture);
  for (int turn = 0; turn < 3; ++turn) {
    const int from = 13 - 4 * turn, step = 1 + turn;
    draw_step(picture, from, step);
    draw_step(picture, from - step, kStripK + 1 - step);
  }
  picture.write(std::cout);
}
