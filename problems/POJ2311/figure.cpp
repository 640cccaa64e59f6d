// The Grundy values of the sheets from 2 x 2 to 60 x 60 in three classes, and above them the row of
// the sheets 2 x n once more, as bars.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

constexpr int kMost = 60, kCell = 6, kLeft = 28, kBarBase = 58, kBarStep = 7, kTop = 92;

int value(int width, int height) {
  return reference::table()[width][height];
}

int column(int width) {
  return kLeft + kCell * (width - 2);
}

int row(int height) {
  return kTop + kCell * (height - 2);
}

// The squares of all sheets that `belongs` chooses, as the commands of one path.
template <class Belongs>
std::string squares_of(Belongs belongs) {
  std::string commands;
  for (int height = 2; height <= kMost; ++height) {
    for (int width = 2; width <= kMost; ++width) {
      if (!belongs(value(width, height))) continue;
      commands +=
          "M" + std::to_string(column(width)) + " " + std::to_string(row(height)) + "h6v6h-6";
    }
  }
  return commands;
}

void draw_plane(figure::Picture& picture) {
  const int size = kCell * (kMost - 1);
  picture.rectangle(kLeft, kTop, size, size, "won");
  picture.path(squares_of([](int value) { return value >= 2; }), "hatch");
  picture.path(squares_of([](int value) { return value == 0; }), "lost");
}

// A bar of height d(n) for each n, and a lost square below it if d(n) = 0.
void draw_strip(figure::Picture& picture) {
  for (int n = 2; n <= kMost; ++n) {
    const int height = kBarStep * value(n, 2);
    if (height > 0) picture.rectangle(column(n), kBarBase - height, kCell - 1, height, "ink");
    picture.rectangle(column(n), kBarBase, kCell, kCell, height > 0 ? "won" : "lost");
  }
}

void name_side(figure::Picture& picture, int side, const std::string& name) {
  picture.text(column(side) + kCell / 2, kBarBase + 20, name, "ink small");
  picture.text(kLeft - 4, row(side) + 7, name, "ink small right");
}

// The lost sides; 2 and 3 are too near for two names.
void name_lost_sides(figure::Picture& picture) {
  name_side(picture, 3, "2 3");
  for (int n = 4; n <= kMost; ++n) {
    if (value(n, 2) == 0) name_side(picture, n, std::to_string(n));
  }
}

void draw_key(figure::Picture& picture) {
  const int y = row(kMost) + 16;
  picture.rectangle(kLeft, y, 18, 12, "lost");
  picture.text(kLeft + 24, y + 11, "0", "ink small left");
  picture.rectangle(kLeft + 60, y, 18, 12, "won");
  picture.text(kLeft + 84, y + 11, "1", "ink small left");
  picture.rectangle(kLeft + 120, y, 18, 12, "won");
  picture.rectangle(kLeft + 120, y, 18, 12, "hatch");
  picture.text(kLeft + 144, y + 11, "2, 3, 4, …", "ink small left");
}

}  // namespace

int main() {
  figure::Picture picture(
      400, 476, "Grundy values of sheets · 纸片的 SG 值",
      "One square for each sheet with sides from 2 to 60: value 0, value 1, or 2 and more. Value 0 "
      "stands exactly where both sides are among 2, 3, 7, 11, 17, 23, 27, 31, 37, 41, 45 and 57. "
      "The rows and columns of these sides repeat the values of the sheets 2 × n, drawn above as "
      "bars; every other square has value 1. · 边长 2 到 60 的每张纸占一格：值为 0、值为 1、"
      "值不小于 2。值为 0 的格恰好是两边都在 2、3、7、11、17、23、27、31、37、41、45、57 之中的纸。"
      "这些边长所在的行和列重复 2 × n 的值（上方的柱），其余各格的值都是 1。");
  draw_strip(picture);
  name_lost_sides(picture);
  draw_plane(picture);
  picture.text(16, kBarBase, "d", "ink bold");
  picture.text(12, row(51) + 7, "h", "ink bold");
  picture.text(column(kMost) + 2, kBarBase + 20, "w", "ink bold");
  draw_key(picture);
  picture.write(std::cout);
}
