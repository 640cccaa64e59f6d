// The cuts of a bar of length 18: the values of the pieces, and their nim-sum.
#include <iostream>
#include <string>

#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

constexpr int kLength = 18, kUnit = 15, kLeft = 50, kTop = 30, kRow = 36, kBar = 24;

// Dark: an odd number of pieces, which is worth as much as one of them. Light: an even number,
// worth 0.
void draw_pieces(figure::Picture& picture, int k, int top) {
  const int width = kUnit * kLength / k, value = grundy(kLength / k);
  for (int i = 0; i < k; ++i) {
    picture.rectangle(kLeft + i * width, top, width - 2, kBar, k % 2 == 1 ? "lost" : "won");
    picture.text(kLeft + i * width + width / 2 - 1, top + 17, value,
                 k % 2 == 1 ? "label bold" : "ink");
  }
}

void draw_cut(figure::Picture& picture, int k, int row) {
  const int top = kTop + kRow * row;
  const int nim_sum = k % 2 == 1 ? grundy(kLength / k) : 0;
  draw_pieces(picture, k, top);
  picture.text(26, top + 17, k, "ink bold");
  picture.text(kLeft + kUnit * kLength + 30, top + 17, nim_sum, "ink bold");
}

}  // namespace

int main() {
  list_odd_primes();
  figure::Picture picture(
      380, kTop + kRow * 6, "The cuts of a piece of length 18 · 长度 18 的各种切法",
      "Six bars of the same length, cut into k = 1, 2, 3, 6, 9 and 18 equal pieces. Each piece "
      "carries its value, and the nim-sum stands to the right. The whole bar has the value 3. The "
      "dark bars with an odd number of pieces have the value of one piece: 3 pieces of value 2 "
      "give 2, 9 pieces of value 1 give 1. The light bars with an even number of pieces give 0. · "
      "六根同样长的条，分别切成 k = 1、2、3、6、9、18 "
      "段。每段写着自己的值，右边是异或和。整条的值是 3。"
      "深色条有奇数段，异或和等于一段的值：3 段值 2 得 2，9 段值 1 得 1。浅色条有偶数段，得 0。");
  picture.text(26, 18, "k", "ink bold");
  picture.text(kLeft + kUnit * kLength + 30, 18, "⊕", "ink bold");
  int row = 0;
  for (int k = 1; k <= kLength; ++k) {
    if (kLength % k == 0) draw_cut(picture, k, row++);
  }
  picture.line(kLeft - 10, kTop + kRow - 6, 370, kTop + kRow - 6, "thin");
  picture.write(std::cout);
}
