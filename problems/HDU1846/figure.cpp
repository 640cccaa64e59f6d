// The picture of HDU1846: for m = 4 a whole game in which every take t is answered by 5 - t, and
// below it, for each m, the take that wins from n stones.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

constexpr int kStripLeft = 22, kStripTop = 58, kStripCell = 17, kStripHeight = 22;
constexpr int kStripMost = 20, kStripM = 4;
constexpr int kLeft = 40, kTop = 164, kCell = 22, kMostN = 14, kMostM = 9;

int middle(int n) {
  return kStripLeft + n * kStripCell + kStripCell / 2;
}

void draw_strip(figure::Picture& picture) {
  for (int n = 0; n <= kStripMost; ++n) {
    const bool wins = reference::mover_wins(n, kStripM);
    picture.rectangle(kStripLeft + n * kStripCell, kStripTop, kStripCell - 1, kStripHeight,
                      wins ? "won" : "lost");
    picture.text(middle(n), kStripTop + 15, n, wins ? "ink small" : "label small bold");
  }
  picture.text(10, kStripTop + 15, "n", "ink bold");
}

// An arc over or under the strip, with the number of stones that are taken.
void draw_take(figure::Picture& picture, int from, int take, bool over) {
  const int x = middle(from), to = middle(from - take), height = 10 + 6 * take;
  const int edge = over ? kStripTop : kStripTop + kStripHeight, up = over ? -1 : 1;
  picture.path("M " + std::to_string(x) + " " + std::to_string(edge) + " Q " +
                   std::to_string((x + to) / 2) + " " + std::to_string(edge + 2 * up * height) +
                   " " + std::to_string(to) + " " + std::to_string(edge),
               over ? "line" : "mark");
  picture.circle(to, edge + 2 * up, 3, "spot");
  picture.text((x + to) / 2, edge + up * (height + (over ? 4 : 13)), take, "ink small");
}

// Each take t from a P-position, over the strip, and the answer to it, under the strip.
void draw_game(figure::Picture& picture) {
  for (int take = 1, n = kStripMost; n > 0; ++take) {
    draw_take(picture, n, take, true);
    const int answer = reference::winning_take(n - take, kStripM);
    draw_take(picture, n - take, answer, false);
    n -= take + answer;
  }
}

void draw_cell(figure::Picture& picture, int n, int m) {
  const int x = kLeft + n * kCell, y = kTop + (m - 1) * kCell;
  const int take = reference::winning_take(n, m);
  picture.rectangle(x, y, kCell - 1, kCell - 1, take == 0 ? "lost" : "won");
  if (take == 0) picture.text(x + kCell / 2, y + 16, "P", "label bold");
  if (take != 0) picture.text(x + kCell / 2, y + 16, take, "ink");
}

void draw_board(figure::Picture& picture) {
  for (int m = 1; m <= kMostM; ++m) {
    picture.text(kLeft - 6, kTop + (m - 1) * kCell + 16, m, "ink right");
    for (int n = 0; n <= kMostN; ++n)
      draw_cell(picture, n, m);
  }
  for (int n = 0; n <= kMostN; ++n)
    picture.text(kLeft + n * kCell + kCell / 2, kTop - 6, n, "ink small");
  picture.text(kLeft + (kMostN + 1) * kCell + 8, kTop - 6, "n", "ink bold");
  picture.text(12, kTop + 16, "m", "ink bold");
}

}  // namespace

int main() {
  figure::Picture picture(
      388, 368,
      "Bash's game: a game for m = 4, and the winning takes · 巴什博弈：m = 4 的一局与必胜取法",
      "Above, for m = 4: from 20 stones the takes 1, 2, 3, 4 of the player who loses are answered "
      "by 4, 3, 2, 1, which leave 15, 10, 5 and 0 stones. Below, one row for each m from 1 to 9 "
      "and "
      "one column for each n from 0 to 14: P in each multiple of m + 1, and else the number of "
      "stones to take, the remainder of n. · 上方 m = 4：从 20 颗开始，败者取 1、2、3、4 颗，"
      "胜者应以 4、3、2、1 颗，依次剩下 15、10、5、0 颗。下方每行是 1 到 9 的一个 m，每列是 0 到 "
      "14 "
      "的一个 n：m + 1 的倍数处是 P，其余各格写着必胜的取法，即 n 的余数。");
  draw_strip(picture);
  draw_game(picture);
  draw_board(picture);
  picture.write(std::cout);
}
