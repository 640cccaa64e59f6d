// NowCoder NC15826 by Zeckendorf forms: Fibonacci numbers are added and shifted. There are no
// products and no golden ratio.
//
// Each n >= 1 is in exactly one way a sum of Fibonacci numbers F(2) = 1, F(3) = 2, F(4) = 3, … such
// that no two of them are neighbours in this list. Written as digits, this form ends in some number
// of zeros. The lost pairs are (0, 0) and all (a, b) where a ends in an even number of zeros and b
// is a shifted left by one digit, in either order. (R. Silber, Wythoff's Nim and Fibonacci
// representations, Fibonacci Quarterly 15, 1977; README.md has a proof.)
#include "common/problem/reference.hpp"

#include <cstdint>
#include <iostream>

#include "common/problem/zeckendorf.hpp"

namespace reference {

using problem::say;
using problem::Text;

using problem::digits;
using problem::fibonacci;
using problem::lower;
using problem::partner;
using problem::shifted;

inline bool mover_wins(std::int64_t x, std::int64_t y) {
  return partner(x) != y;
}

inline void solve(std::istream& in, std::ostream& out) {
  for (std::int64_t x, y; in >> x >> y;)
    out << (mover_wins(x, y) ? "Xiao Ren\n" : "Lao Wang\n");
}

using Square = problem::Pair;  // the distances of a square to the corner, x and y

inline Square after_a_winning_move(const Square& queen) {
  return problem::lost_pair_after_a_move(queen, lower, partner);
}

inline Text why_lost() {
  return say(
      "the smaller distance ends in an even number of zeros (in Zeckendorf digits), and the "
      "greater one is the smaller one shifted left by one digit: a P-position of Grundy "
      "value 0",
      "按齐肯多夫数位书写，较小的距离末尾有偶数个 0，较大的距离恰是它左移一位：P 局面，"
      "SG 值为 0");
}

inline Text explain_goal(const Square& goal) {
  if (goal == Square(0, 0)) {
    return say(", the corner: a P-position of Grundy value 0.\n",
               "，即角落：P 局面，SG 值为 0。\n");
  }
  return say(": {0}. There {1}.\n", "：{0}。{1}。\n", {problem::forms(goal), why_lost()});
}

inline Text explain(std::istream& in) {
  Square queen;
  if (!(in >> queen.first >> queen.second)) return {};
  if (queen == Square(0, 0)) {
    return say(
        "The queen is in the corner: no move is left and the mover has lost, a P-position of "
        "Grundy value 0.\n",
        "皇后已在角落，无步可走，先手已输：P 局面，SG 值为 0。\n");
  }
  if (!mover_wins(queen.first, queen.second)) {
    return say(
        "{0}: {1}. Here {2}. No row, column or diagonal holds two such squares, so every "
        "move leads to an N-position.\n",
        "{0}：{1}。{2}。同一行、同一列、同一条斜线上没有第二个这样的格子，"
        "所以无论怎么走都到达 N 局面。\n",
        {problem::shown(queen), problem::forms(queen), why_lost()});
  }
  const Square goal = after_a_winning_move(queen);
  return say("{0}: {1}. The greater one is not the smaller one shifted left by one digit, or the "
             "smaller one ends in an odd number of zeros. So this is an N-position. Move the queen "
             "to {2}",
             "{0}：{1}。较大的距离不是较小的距离左移一位，或者较小的距离末尾有奇数个 0，"
             "所以是 N 局面。把皇后走到 {2}",
             {problem::shown(queen), problem::forms(queen), problem::shown(goal)}) +
         explain_goal(goal);
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
