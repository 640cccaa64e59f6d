// The P-positions (n, q) of Fibonacci nim: a staircase whose step at n is the least Zeckendorf
// part.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

using problem::say;

constexpr int kMost = 34;

// How many quotas, counted from 1, make (n, quota) a P-position.
int lost_quotas(int n) {
  int quota = 0;
  while (!reference::mover_wins(n, quota + 1))
    ++quota;
  return quota;
}

// The dot of a start, with a ring if it is lost.
void draw_start(figure::Picture& picture, int x, int y, bool is_lost) {
  picture.circle(x, y, 4, "spot");
  if (is_lost) picture.circle(x, y, 8, "mark");
}

void draw_pile(const figure::Board& board, int n) {
  const int height = board.size * lost_quotas(n), x = board.x(n);
  if (height > 0)
    board.picture.rectangle(x - board.size / 2, board.bottom() - height, board.size, height,
                            "lost");
  if (n < 2) return;
  const bool is_lost = !reference::mover_wins(n, n - 1);
  draw_start(board.picture, x, board.y(n - 1), is_lost);
  // The names of 2 and 3 need more room than their columns have.
  if (is_lost)
    board.picture.text(n == 2 ? x - 4 : n == 3 ? x + 4 : x, board.bottom() + 22, n, "bold");
  if (is_lost && n > 20) board.picture.text(x, board.y(n / 2), "P", "label bold");
}

void draw_words(const figure::Board& board) {
  const int x = board.keys();
  for (int quota : {1, 10, 20, 30})
    board.picture.text(board.left - 8, board.y(quota) + 6, quota, "right");
  board.picture.words(24, board.top - 29,
                      say("q: so many may be taken at most", "q：限额，这一步至多取几颗"));
  board.picture.words(x - 4, board.bottom() + 3, say("n: stones of the pile", "n：石子数"));
  int y = board.picture.outcome_keys(x, board.top);
  draw_start(board.picture, x + 14, y + 13, false);
  y = board.picture.words(
      x + 40, y,
      say("start: the first player\nmay take 1 to n − 1", "开局：先手可以取\n1 到 n − 1 颗"));
  draw_start(board.picture, x + 14, y + 13, true);
  y = board.picture.words(
      x + 40, y,
      say("a start that is P: n is\na Fibonacci number", "开局是 P 局面：\nn 是斐波那契数"));
  board.picture.words(x, y,
                      say("The top of a bar: 1\nbelow the least\nZeckendorf part of n.",
                          "柱顶比 n 的最小\n加数少 1。"));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, 636,
      say("Only Fibonacci piles are lost from the start", "只有石子数是斐波那契数时，先手必败"),
      say("A player who takes t stones sets the quota 2t for the next one.\nAbove its bar every pile is won: a greater quota only adds moves.",
          "取走 t 颗，下一步的限额就是 2t。\n柱的上方都是必胜：限额更大，走法只会更多。"));
  const figure::Board board{picture, 58, 152, 13, kMost, kMost, true, 1, 1};
  picture.rectangle(board.left, board.top, board.size * kMost, board.size * kMost, "won");
  for (int n = 1; n <= kMost; ++n)
    draw_pile(board, n);
  picture.text(board.x(8), board.y(24), "N", "bold");
  draw_words(board);
  picture.write(std::cout);
}
