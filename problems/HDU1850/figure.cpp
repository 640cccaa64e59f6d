// The picture of HDU1850: two positions as binary columns, with the heaps that have the leading 1
// of the nim-sum, and beside each the position after a winning move.
#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::say;

constexpr int kPlaces = 4, kCell = 36, kRow = 40, kDigits = 44;  // all heaps are below 16
constexpr int kBefore = 24, kAfter = 520, kFirst = 182, kSecond = 400;

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
    picture.cell(x + kDigits + i * kCell, y, kCell - 2, kCell - 2, is_one ? "dark" : "light",
                 is_one ? 1 : 0);
  }
}

void draw_heap(figure::Picture& picture, int x, int y, int heap, int sum) {
  picture.text(x + kDigits - 10, y + 25, heap, "right");
  draw_digits(picture, x, y, heap);
  if (sum == 0) return;
  const bool wins = (heap ^ sum) < heap;
  picture.text(x + kDigits + kPlaces * kCell + 12, y + 25,
               wins ? say("{0} ⊕ {1} = {2}: leave {2}", "{0} ⊕ {1} = {2}：取到剩 {2}",
                          {heap, sum, heap ^ sum})
                    : say("no winning move", "没有必胜走法"),
               wins ? "left bold" : "left");
}

// A frame around the column in which the nim-sum has its leading 1.
void mark_leading(figure::Picture& picture, int x, int y, int sum, int height) {
  int column = 0;
  while (1 << (kPlaces - 1 - column) != leading(sum))
    ++column;
  picture.rectangle(x + kDigits + column * kCell - 5, y - 5, kCell + 8, height + 8, "mark");
}

void draw_position(figure::Picture& picture, int x, int y, const Heaps& heaps) {
  const int sum = nim_sum(heaps), bottom = y + static_cast<int>(heaps.size()) * kRow + 8;
  for (std::size_t i = 0; i < heaps.size(); ++i)
    draw_heap(picture, x, y + static_cast<int>(i) * kRow, heaps[i], sum);
  picture.line(x, bottom - 6, x + kDigits + kPlaces * kCell, bottom - 6, "line");
  draw_digits(picture, x, bottom, sum);
  picture.text(x + kDigits - 10, bottom + 25, "s", "right bold");
  picture.text(x + kDigits + kPlaces * kCell + 12, bottom + 25, "= " + std::to_string(sum),
               "left bold");
  if (sum != 0) mark_leading(picture, x, y, sum, bottom + kCell - y);
}

// On the left a position, on the right the one after the winning move in heap i, framed.
void draw_move(figure::Picture& picture, int y, Heaps heaps, int i) {
  draw_position(picture, kBefore, y, heaps);
  const int left = heaps[i] ^ nim_sum(heaps), middle = y + i * kRow + kCell / 2;
  picture.line(kAfter - 54, middle, kAfter - 8, middle, "mark arrow");
  heaps[i] = left;
  draw_position(picture, kAfter, y, heaps);
  picture.rectangle(kAfter, y + i * kRow - 4, kDigits + kPlaces * kCell + 4, kCell + 6, "mark");
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, kSecond + 232,
      say("Make the number of ones even in every column", "使每一列都有偶数个 1"),
      say("s is the nim-sum: it has a 1 where a column has an odd number of ones.\n"
          "A heap with a 1 in the framed column has exactly one winning move.",
          "各堆写成二进制；s 是异或和：有奇数个 1 的列上是 1。\n"
          "在框住的列上是 1 的堆，恰有一种必胜走法。"));
  picture.key(kBefore, kFirst - 47, "won", "N", say("the mover wins", "先手必胜"));
  picture.key(kAfter, kFirst - 47, "lost", "P", say("the mover loses", "先手必败"));
  draw_move(picture, kFirst, {5, 7, 9}, 2);
  draw_move(picture, kSecond, {12, 10, 9, 4}, 1);
  picture.write(std::cout);
}
