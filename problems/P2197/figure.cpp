// The picture of P2197: for two heaps x and y the third heap with which they are a P-position.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

constexpr int kSide = 16, kCell = 22, kLeft = 34, kTop = 34;
constexpr int kExampleX = 6, kExampleY = 5;

int at(int index) {
  return index * kCell;
}

// Dark: no third heap is needed. Tinted: one below 8. Plain: a greater one.
void draw_cell(figure::Picture& picture, int x, int y) {
  const int third = reference::worth({x, y});
  const int left = kLeft + at(x), top = kTop + at(y);
  if (third < 8) {
    picture.rectangle(left, top, kCell - 1, kCell - 1, third == 0 ? "lost" : "won");
  }
  picture.text(left + kCell / 2, top + 15, third, third == 0 ? "label bold" : "ink small");
}

void draw_lines(figure::Picture& picture) {
  const int side = at(kSide);
  for (int i = 0; i <= kSide; i += 4) {
    const char* classes = i % 8 == 0 ? "line" : "thin";
    picture.line(kLeft + at(i) - 1, kTop - 1, kLeft + at(i) - 1, kTop + side - 1, classes);
    picture.line(kLeft - 1, kTop + at(i) - 1, kLeft + side - 1, kTop + at(i) - 1, classes);
  }
}

void draw_numbers(figure::Picture& picture) {
  for (int i = 0; i < kSide; ++i) {
    picture.text(kLeft + at(i) + kCell / 2, kTop - 6, i, "ink small bold");
    picture.text(kLeft - 6, kTop + at(i) + 15, i, "ink small right bold");
  }
  picture.text(kLeft + at(kSide) / 2, kTop - 20, "x", "ink bold");
  picture.text(8, kTop + at(kSide) / 2, "y", "ink bold");
}

}  // namespace

int main() {
  figure::Picture picture(
      390, 392, "The third heap of a P-position · P 局面的第三堆",
      "A table of 16 rows and 16 columns. The entry of column x and row y is the heap z such that "
      "x, y, z is a P-position; it is x xor y. It is 0 on the diagonal only. The four blocks of 8 "
      "rows and 8 columns: the two on the diagonal are the same, with the numbers 0 to 7, and the "
      "other two are these plus 8. A ring marks column 6, row 5: 3. · "
      "16 行 16 列的表：第 x 列第 y 行的数 z 使 x、y、z 成为 P 局面，它就是 x 与 y "
      "的异或，只在对角线上是 0。"
      "分成四个 8 行 8 列的块：对角线上的两块相同，是 0 到 7；另外两块等于它们加 8。"
      "方框标出第 6 列第 5 行的 3。");
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x)
      draw_cell(picture, x, y);
  }
  draw_lines(picture);
  draw_numbers(picture);
  picture.rectangle(kLeft + at(kExampleX), kTop + at(kExampleY), kCell - 2, kCell - 2, "mark");
  picture.write(std::cout);
}
