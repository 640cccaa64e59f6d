// Above: the pairs of the theorem as lines over the numbers; each number is the end of one line.
// Below: the fractional part of n·phi tells whether n is the smaller or the greater end.
#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::say;

constexpr int kMost = 20, kCell = 32, kLeft = 76, kRow = 19, kRows = 12;
constexpr int kTop = 132, kAxis = kTop + kRows * kRow + 22, kScale = kAxis + 24, kHeight = 150;
constexpr int kRight = kLeft + kCell * kMost, kKeys = kScale + kHeight + 46;

// floor(k·phi): the last x that is not to the right of k·phi.
int floor_of_k_phi(int k) {
  int x = 0;
  while (side_of_k_phi(x + 1, k) <= 0)
    ++x;
  return x;
}

int column(int n) {
  return kLeft + kCell * n - kCell / 2;
}

// The height in the lower panel of a number of thousandths.
int height_of(int thousandths) {
  return kScale + kHeight - kHeight * thousandths / 1000;
}

// Full: the smaller number of its pair; empty: the greater one.
void draw_dot(figure::Picture& picture, int x, int y, bool is_smaller) {
  picture.circle(x, y, 7, is_smaller ? "dark" : "card");
  picture.circle(x, y, 7, "line");
}

void draw_number(figure::Picture& picture, int n, int y, bool is_smaller) {
  const int fraction = floor_of_k_phi(1000 * n) - 1000 * floor_of_k_phi(n);
  picture.line(column(n), y, column(n), height_of(fraction), "thin");
  draw_dot(picture, column(n), height_of(fraction), is_smaller);
  draw_dot(picture, column(n), y, is_smaller);
}

// A line from a to b = a + k in row k, or to the border.
void draw_pair(figure::Picture& picture, int k) {
  const int a = floor_of_k_phi(k), b = a + k, y = kTop + kRow * (k - 1) + 8;
  picture.text(column(a) - 12, y + 6, k, "right bold");
  picture.line(column(a), y, b <= kMost ? column(b) : kRight, y, "line");
  if (b > kMost) picture.text(kRight + 6, y + 6, "→ " + std::to_string(b), "left");
  draw_number(picture, a, y, true);
  if (b <= kMost) draw_number(picture, b, y, false);
}

void draw_scale(figure::Picture& picture) {
  const int limit = height_of(382);  // 2 - phi = 0.3819…
  picture.rectangle(kLeft, kScale, kRight - kLeft, kHeight, "thin");
  picture.line(kLeft, limit, kRight, limit, "mark");
  picture.text(kLeft - 8, kScale + 12, 1, "right");
  picture.text(kLeft - 8, limit + 6, "2 − φ", "right");
  picture.text(kLeft - 8, kScale + kHeight, 0, "right");
  picture.rectangle(kLeft, kAxis - 3, kRight - kLeft, 20, "card");
  for (int n = 1; n <= kMost; ++n)
    picture.text(column(n), kAxis + 14, n);
  picture.text(kLeft - 16, kAxis + 14, "n", "bold");
}

void draw_keys(figure::Picture& picture) {
  picture.words(kLeft, kScale + kHeight + 7,
                say("the part of nφ behind the point, φ = 1.618…", "nφ 的小数部分，φ = 1.618…"));
  draw_dot(picture, kLeft + 14, kKeys + 13, true);
  picture.words(kLeft + 30, kKeys, say("the smaller number", "较小的数"));
  draw_dot(picture, kLeft + 234, kKeys + 13, false);
  picture.words(kLeft + 250, kKeys, say("the greater number", "较大的数"));
  picture.line(kLeft + 480, kKeys + 13, kLeft + 510, kKeys + 13, "line");
  picture.words(kLeft + 520, kKeys, say("P: the mover loses", "P：先手必败"));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, kKeys + 46, say("Every number is in one pair", "每个数恰在一对里"),
      say("The k-th P-position is a line of length k. Follow the line of n down:\nthe smaller numbers end above 2 − φ, the greater ones below it.",
          "第 k 个 P 局面是长为 k 的横线。沿 n 的竖线往下看：\n较小的数落在 2 − φ 上方，较大的数落在下方。"));
  for (int k = 1; k <= kRows; ++k)
    draw_pair(picture, k);
  draw_scale(picture);
  draw_keys(picture);
  picture.write(std::cout);
}
