// The picture of P2197: for two heaps x and y the third heap with which they are a P-position.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

using problem::say;

constexpr int kSide = 16, kExampleX = 6, kExampleY = 5;

// Tinted: the third heap is below 8. Plain: it is greater.
void draw_square(const figure::Board& board, int x, int y) {
  const int third = reference::worth({x, y});
  board.square(x, y, third == 0 ? "lost" : third < 8 ? "light" : "card", third);
}

// Around the blocks of 4 x 4 and of 8 x 8.
void draw_lines(const figure::Board& board) {
  const int side = board.size * kSide, left = board.left - 1, top = board.top - 1;
  for (int i = 0; i <= kSide; i += 4) {
    const int at = i * board.size;
    const char* classes = i % 8 == 0 ? "line" : "thin";
    board.picture.line(left + at, top, left + at, top + side, classes);
    board.picture.line(left, top + at, left + side, top + at, classes);
  }
}

void draw_keys(figure::Picture& picture, int x, int y) {
  y = picture.key(x, y, "lost", 0,
                  say("x and y alone are P,\nthe mover loses", "两堆 x、y 就是 P，\n先手必败"));
  y = picture.key(x, y, "light", 3,
                  say("x, y and a heap of 3\nare P together", "再加一堆 3 颗，\n三堆是 P 局面"));
  y = picture.key(x, y, "card", 12,
                  say("the same, with a\nheap of 8 or more", "同样，但这一堆\n不少于 8 颗"));
  y = picture.key(x, y, "mark", "",
                  say("{0} and {1} need {2}:\nthe least number not\nto its left and not\nabove it",
                      "{0} 与 {1} 需要 {2}：\n左边和上边没有出现\n的最小的数",
                      {kExampleX, kExampleY, reference::worth({kExampleX, kExampleY})}));
  picture.words(
      x, y,
      say("Blocks of 8 × 8: the two\ntinted ones are equal,\nthe two plain ones are\nthe same plus 8.",
          "8 × 8 的块：两个浅色块\n相同，两个白色块等于\n它们加 8。"));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, 654,
      say("Which third heap makes P of x and y?", "两堆 x、y 再加怎样的一堆，成为 P 局面？"),
      say("Left is a move in x, up is a move in y: neither may lead from P to P.",
          "在 x 那一堆里取是往左走，在 y 那一堆里取是往上走：都不能从 P 走到 P。"));
  const figure::Board board{picture, 58, 150, 29, kSide, kSide};
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x)
      draw_square(board, x, y);
  }
  draw_lines(board);
  board.square(kExampleX, kExampleY, "mark", "");
  board.axes(1, say("x: stones of the first heap", "x：第一堆的石子数"),
             say("y: stones of the second heap", "y：第二堆的石子数"));
  draw_keys(picture, board.keys(), board.top);
  picture.write(std::cout);
}
