// The Grundy values of the sheets from 2 x 2 to 60 x 60 in three classes, and above them the row of
// the sheets 2 x n once more, as bars.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

using problem::say;

constexpr int kMost = 60, kCell = 7, kLeft = 62, kBarBase = 208, kBarStep = 9, kTop = 244;
constexpr int kSide = kCell * (kMost - 1), kKeys = kLeft + kSide + 24;

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
          "M" + std::to_string(column(width)) + " " + std::to_string(row(height)) + "h7v7h-7";
    }
  }
  return commands;
}

void draw_plane(figure::Picture& picture) {
  picture.rectangle(kLeft, kTop, kSide, kSide, "won");
  picture.path(squares_of([](int value) { return value >= 2; }), "hatch");
  picture.path(squares_of([](int value) { return value == 0; }), "lost");
}

// A bar of height d(n) for each n, and a lost square below it if d(n) = 0.
void draw_strip(figure::Picture& picture) {
  for (int n = 2; n <= kMost; ++n) {
    const int height = kBarStep * value(n, 2);
    if (height > 0)
      picture.rectangle(column(n), kBarBase - height, kCell - 1, height, "dark");
    else
      picture.rectangle(column(n), kBarBase, kCell, kCell, "lost");
  }
  for (int d : {0, 3, 6})
    picture.text(kLeft - 8, kBarBase - kBarStep * d + 6, d, "right");
}

void name_side(figure::Picture& picture, int side, const std::string& name) {
  picture.text(column(side) + kCell / 2, kTop - 8, name);
  picture.text(kLeft - 8, row(side) + 11, name, "right");
}

// The lost sides; 2 and 3 are too near for two names.
void name_lost_sides(figure::Picture& picture) {
  name_side(picture, 3, "2 3");
  for (int n = 4; n <= kMost; ++n) {
    if (value(n, 2) == 0) name_side(picture, n, std::to_string(n));
  }
}

void draw_words(figure::Picture& picture) {
  picture.words(24, 105, say("d(n): the value of the sheet n × 2", "d(n)：纸片 n × 2 的值"));
  picture.words(kKeys, kTop - 27, say("w: width", "w：宽"));
  picture.words(24, kTop + kSide + 5, say("h: height", "h：高"));
  int y = picture.key(kKeys, kTop + 24, "lost", "0",
                      say("value 0: P,\nthe mover loses", "值为 0：P，\n先手必败"));
  y = picture.key(kKeys, y, "won", "1",
                  say("value 1: N,\nthe mover wins", "值为 1：N，\n先手必胜"));
  y = picture.key(kKeys, y, "hatch", "", say("value 2 or more: N", "值不小于 2：N"));
  picture.words(
      kKeys, y,
      say("The named sides are\nthose with d = 0. Their\nrows and columns repeat\nthe bars; everything\nelse is 1.",
          "标出的边长是 d = 0\n的那些。它们所在的行、列\n重复上方的柱，其余\n各格的值都是 1。"));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, kTop + kSide + 42,
      say("One strip tells the values of all sheets", "知道一条，就知道所有纸片的值"),
      say("Each square of the plane is a sheet w × h, from 2 × 2 to {0} × {0}.",
          "平面上每格是一张 w × h 的纸片，从 2 × 2 到 {0} × {0}。", {kMost}));
  draw_strip(picture);
  name_lost_sides(picture);
  draw_plane(picture);
  draw_words(picture);
  picture.write(std::cout);
}
