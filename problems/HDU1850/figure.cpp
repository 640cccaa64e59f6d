// The picture of HDU1850: two positions as binary columns, with the heaps that have the leading 1
// of the nim-sum, and beside each the position after a winning move.
#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

constexpr int kPlaces = 4, kCell = 24, kRow = 28, kDigits = 34;  // all heaps are below 16

// The greatest power of two in a number; 0 in 0.
int leading(int number) {
  int place = 1 << (kPlaces - 1);
  while (place > number)
    place /= 2;
  return place;
}

// A filled cell for each 1, an empty one for each 0.
void draw_digits(figure::Picture& picture, int x, int y, int number) {
  for (int i = 0; i < kPlaces; ++i) {
    const bool is_one = (number >> (kPlaces - 1 - i) & 1) != 0;
    const int left = x + kDigits + i * kCell;
    picture.rectangle(left, y, kCell - 1, kCell - 1, is_one ? "lost" : "won");
    picture.text(left + kCell / 2, y + 17, is_one ? 1 : 0, is_one ? "label bold" : "ink");
  }
}

void draw_heap(figure::Picture& picture, int x, int y, int heap, int sum) {
  picture.text(x + kDigits - 8, y + 17, heap, "ink right");
  draw_digits(picture, x, y, heap);
  if (sum == 0) return;
  const bool wins = (heap ^ sum) < heap;
  const int right = x + kDigits + kPlaces * kCell + 8;
  picture.text(right, y + 17, wins ? "→ " + std::to_string(heap ^ sum) : "–",
               wins ? "ink left bold" : "ink left");
}

// A ring around the column in which the nim-sum has its leading 1.
void mark_leading(figure::Picture& picture, int x, int y, int sum, int height) {
  int column = 0;
  while (1 << (kPlaces - 1 - column) != leading(sum))
    ++column;
  picture.rectangle(x + kDigits + column * kCell - 3, y - 4, kCell + 5, height + 6, "mark");
}

void draw_position(figure::Picture& picture, int x, int y, const Heaps& heaps) {
  const int sum = nim_sum(heaps), bottom = y + static_cast<int>(heaps.size()) * kRow + 8;
  for (std::size_t i = 0; i < heaps.size(); ++i)
    draw_heap(picture, x, y + static_cast<int>(i) * kRow, heaps[i], sum);
  picture.line(x + 8, bottom - 6, x + kDigits + kPlaces * kCell + 40, bottom - 6, "line");
  draw_digits(picture, x, bottom, sum);
  picture.text(x + kDigits - 8, bottom + 17, "s", "ink right bold");
  picture.text(x + kDigits + kPlaces * kCell + 8, bottom + 17, "= " + std::to_string(sum),
               "ink left bold");
  if (sum != 0) mark_leading(picture, x, y, sum, bottom + kCell - y);
}

// On the left a position, on the right the one after the winning move in heap i, ringed.
void draw_move(figure::Picture& picture, int y, Heaps heaps, int i) {
  draw_position(picture, 4, y, heaps);
  heaps[i] ^= nim_sum(heaps);
  draw_position(picture, 200, y, heaps);
  picture.rectangle(206, y + i * kRow - 3, kDigits + kPlaces * kCell, kCell + 5, "mark");
}

}  // namespace

int main() {
  figure::Picture picture(
      388, 330, "Heaps in binary and their nim-sum · 各堆的二进制与异或和",
      "Above, heaps 5, 7, 9 with the nim-sum 11: only 9 has the leading 1 of 11, and leaving 2 of "
      "it makes the nim-sum 0. Below, heaps 12, 10, 9, 4 with the nim-sum 11: 12, 10 and 9 have "
      "its "
      "leading 1, and 7, 1 or 2 is left of them; the position after leaving 1 of 10 has the "
      "nim-sum 0. · 上方：三堆 5、7、9 的异或和是 11，只有 9 在最高位上有 1，取到剩 2，异或和变成 "
      "0。"
      "下方：四堆 12、10、9、4 的异或和是 11，12、10、9 在最高位上有 1，分别取到剩 7、1、2；"
      "右边是把 10 取到剩 1 之后的局面，异或和为 0。");
  draw_move(picture, 14, {5, 7, 9}, 2);
  draw_move(picture, 170, {12, 10, 9, 4}, 1);
  picture.write(std::cout);
}
