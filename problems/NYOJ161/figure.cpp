// Above: the pairs of the theorem as arcs over the numbers; every number is the end of one arc.
// Below: the fractional part of n·phi tells whether n is the smaller or the greater end.
#include <string>

#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

constexpr int kMost = 20, kCell = 18, kLeft = 30, kAxis = 110, kTop = 140, kHeight = 120;

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

// The height in the lower panel of the fractional part of n·phi.
int row_of_fraction(int n) {
  const int percent = floor_of_k_phi(100 * n) - 100 * floor_of_k_phi(n);
  return kTop + kHeight - kHeight * percent / 100;
}

void draw_arc(figure::Picture& picture, int a, int b) {
  const std::string radius = std::to_string(kCell * (b - a) / 2);
  const std::string axis = std::to_string(kAxis);
  picture.path("M " + std::to_string(column(a)) + " " + axis + " A " + radius + " " + radius +
                   " 0 0 1 " + std::to_string(column(b)) + " " + axis,
               "line");
  const int top = kAxis - kCell * (b - a) / 2;
  if (b <= kMost) picture.text((column(a) + column(b)) / 2, top - 3, b - a, "ink small");
}

// Full: the number is the smaller one of its pair; empty: the greater one.
void draw_number(figure::Picture& picture, int n, bool is_smaller) {
  picture.text(column(n), kAxis + 15, n, is_smaller ? "ink small bold" : "ink small");
  if (is_smaller) picture.circle(column(n), row_of_fraction(n), 5, "lost");
  picture.circle(column(n), row_of_fraction(n), 5, "line");
}

void draw_scale(figure::Picture& picture) {
  const int limit = kTop + kHeight - kHeight * 382 / 1000;  // 2 - phi = 0.3819…
  picture.line(kLeft, kTop, kLeft, kTop + kHeight, "thin");
  picture.line(kLeft, kTop + kHeight, kLeft + kCell * kMost, kTop + kHeight, "thin");
  picture.line(kLeft, kTop, kLeft + kCell * kMost, kTop, "thin");
  picture.line(kLeft, limit, kLeft + kCell * kMost, limit, "mark");
  picture.text(kLeft - 5, kTop + 5, "1", "ink small right");
  picture.text(kLeft - 5, limit + 4, "2−φ", "ink small right");
  picture.text(kLeft - 5, kTop + kHeight + 4, "0", "ink small right");
  picture.text(kLeft - 10, (kTop + limit) / 2 + 4, "a", "ink bold right");
  picture.text(kLeft - 10, (limit + kTop + kHeight) / 2 + 4, "b", "ink bold right");
}

}  // namespace

int main() {
  figure::Picture picture(
      kLeft + kCell * kMost + 8, kTop + kHeight + 10,
      "Every number is in one pair · 每个数恰在一对里",
      "Above: the numbers 1 to 20 on a line. An arc with its length k joins the two numbers of the "
      "k-th pair: 1 and 2, 3 and 5, 4 and 7. Every number is the end of one arc. Below: the "
      "fractional part of nφ, from 0 to 1. Full dots, the smaller numbers of the pairs, lie above "
      "the line 2 − φ; empty dots, the greater ones, lie below it. · "
      "上半：数轴上的 1 到 20。长为 k 的弧连接第 k 对的两个数：1 与 2，3 与 5，4 与 "
      "7。每个数恰是一条弧的端点。下半：nφ 的小数部分，从 0 到 1。实心点是各对中较小的数，在直线 2 "
      "− φ 的上方；空心点是较大的数，在下方。");
  draw_scale(picture);
  picture.line(kLeft, kAxis, kLeft + kCell * kMost, kAxis, "thin");
  for (int k = 1; floor_of_k_phi(k) <= kMost; ++k) {
    const int a = floor_of_k_phi(k);
    draw_arc(picture, a, a + k);
    draw_number(picture, a, true);
    if (a + k <= kMost) draw_number(picture, a + k, false);
  }
  picture.write(std::cout);
}
