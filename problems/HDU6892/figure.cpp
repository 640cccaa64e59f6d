// The cuts of a bar of length 18: the values of the pieces, and their nim-sum.
#include "common/figure/picture.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::say;

constexpr int kLength = 18, kUnit = 30, kLeft = 96, kTop = 176, kRow = 54, kBar = 40;
constexpr int kSums = kLeft + kUnit * kLength + 50, kKeys = kTop + 6 * kRow + 14;

// Dark: an odd number of pieces, which is worth as much as one of them. Light: an even number,
// worth 0.
void draw_pieces(figure::Picture& picture, int k, int top) {
  const int width = kUnit * kLength / k;
  for (int i = 0; i < k; ++i)
    picture.cell(kLeft + i * width, top, width - 3, kBar, k % 2 == 1 ? "dark" : "light",
                 grundy(kLength / k));
}

void draw_cut(figure::Picture& picture, int k, int row) {
  const int top = kTop + kRow * row;
  draw_pieces(picture, k, top);
  picture.text(54, top + 27, k, "bold");
  picture.text(kSums, top + 27, k % 2 == 1 ? grundy(kLength / k) : 0, "bold");
}

void draw_words(figure::Picture& picture) {
  picture.words(24, kTop - 33, say("k pieces, each with its Grundy value", "k 段，各写着 SG 值"));
  picture.text(kSums, kTop - 40, say("nim-sum\nof the row", "这一行的\n异或和"));
  picture.key(kLeft, kKeys, "dark", 2,
              say("k odd: the value of one piece is left", "k 为奇数：剩下一段的值"));
  picture.key(kLeft + 380, kKeys, "light", 2,
              say("k even: the pieces cancel", "k 为偶数：互相抵消"));
}

}  // namespace

int main(int count, char** arguments) {
  list_odd_primes();
  figure::Picture picture(
      count, arguments, kKeys + 46,
      say("Why length {0} has the value {1}", "为什么长度 {0} 的值是 {1}",
          {kLength, grundy(kLength)}),
      say("The first row is the piece before the move, the others are its cuts.\n"
          "The value of a piece is the least number missing among its cuts.",
          "第一行是还没有切的一段，其余各行是它的各种切法。\n一段的值，是它各种切法的异或和中没有出现的最小的数。"));
  draw_words(picture);
  int row = 0;
  for (int k = 1; k <= kLength; ++k) {
    if (kLength % k == 0) draw_cut(picture, k, row++);
  }
  picture.line(kLeft - 10, kTop + kRow - 8, kSums + 30, kTop + kRow - 8, "thin");
  picture.write(std::cout);
}
