// NowCoder NC15826 by Zeckendorf forms: Fibonacci numbers are added and shifted. There are no
// products and no golden ratio.
//
// Each n >= 1 is in exactly one way a sum of Fibonacci numbers F(2) = 1, F(3) = 2, F(4) = 3, … such
// that no two of them are neighbours in this list. Written as digits, this form ends in some number
// of zeros. The lost pairs are (0, 0) and all (a, b) where a ends in an even number of zeros and b
// is a shifted left by one digit, in either order. (R. Silber, Wythoff's Nim and Fibonacci
// representations, Fibonacci Quarterly 15, 1977; README.md has a proof.)
#include "common/problem/reference.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

namespace reference {

using problem::say;
using problem::Text;

// F(0) = 0, F(1) = 1, … to the first one above 2^34.
inline const std::vector<std::int64_t>& fibonacci() {
  static const std::vector<std::int64_t> numbers = [] {
    std::vector<std::int64_t> list = {0, 1};
    while (list.back() < INT64_C(1) << 34)
      list.push_back(list.end()[-1] + list.end()[-2]);
    return list;
  }();
  return numbers;
}

// The indices of the parts of n, 0 <= n < 2^33, the greatest first: 12 = F(6) + F(4) + F(2).
inline std::vector<std::size_t> zeckendorf(std::int64_t n) {
  std::vector<std::size_t> indices;
  for (std::size_t i = fibonacci().size() - 1; n > 0; --i) {
    if (fibonacci()[i] > n) continue;
    n -= fibonacci()[i];
    indices.push_back(i);
  }
  return indices;
}

// The number whose form is that of n, shifted left by `places` digits; -1 shifts right.
inline std::int64_t shifted(std::int64_t n, int places) {
  std::int64_t sum = 0;
  for (std::size_t i : zeckendorf(n))
    sum += fibonacci()[i + places];
  return sum;
}

// For n >= 1. The last digit stands for F(2), so a form with the least index i ends in i - 2 zeros.
inline bool ends_in_an_even_number_of_zeros(std::int64_t n) {
  return zeckendorf(n).back() % 2 == 0;
}

// The number with which n makes a lost pair.
inline std::int64_t partner(std::int64_t n) {
  if (n == 0) return 0;
  return shifted(n, ends_in_an_even_number_of_zeros(n) ? 1 : -1);
}

// The smaller number of the lost pair of difference k: k shifted left if the form of k ends in an
// odd number of zeros; else one less.
inline std::int64_t lower(std::int64_t k) {
  if (k == 0) return 0;
  return shifted(k, 1) - (ends_in_an_even_number_of_zeros(k) ? 1 : 0);
}

inline bool mover_wins(std::int64_t x, std::int64_t y) {
  return partner(x) != y;
}

inline void solve(std::istream& in, std::ostream& out) {
  for (std::int64_t x, y; in >> x >> y;)
    out << (mover_wins(x, y) ? "Xiao Ren\n" : "Lao Wang\n");
}

struct Square {
  std::int64_t x;
  std::int64_t y;
};

// A lost square that one move reaches, for a won square. If the lost square of the diagonal is
// nearer to the corner, go there. Else keep the smaller distance and go to its partner.
inline Square winning_move(std::int64_t x, std::int64_t y) {
  if (x > y) {
    const Square mirrored = winning_move(y, x);
    return {mirrored.y, mirrored.x};
  }
  const std::int64_t diagonal = lower(y - x);
  return diagonal < x ? Square{diagonal, diagonal + y - x} : Square{x, partner(x)};
}

// The digits of the Zeckendorf form; "0" for 0.
inline std::string digits(std::int64_t n) {
  const std::vector<std::size_t> indices = zeckendorf(n);
  if (indices.empty()) return "0";
  std::string form(indices.front() - 1, '0');
  for (std::size_t i : indices)
    form[indices.front() - i] = '1';
  return form;
}

// "4 = 101, 7 = 1010".
inline std::string forms(const Square& square) {
  const std::int64_t smaller = std::min(square.x, square.y);
  const std::int64_t greater = std::max(square.x, square.y);
  return std::to_string(smaller) + " = " + digits(smaller) + ", " + std::to_string(greater) +
         " = " + digits(greater);
}

inline std::string named(const Square& square) {
  return "(" + std::to_string(square.x) + ", " + std::to_string(square.y) + ")";
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
  if (goal.x == 0 && goal.y == 0) {
    return say(", the corner: a P-position of Grundy value 0.\n",
               "，即角落：P 局面，SG 值为 0。\n");
  }
  return say(": {0}. There {1}.\n", "：{0}。{1}。\n", {forms(goal), why_lost()});
}

inline Text explain(std::istream& in) {
  Square queen;
  if (!(in >> queen.x >> queen.y)) return {};
  if (queen.x == 0 && queen.y == 0) {
    return say(
        "The queen is in the corner: no move is left and the mover has lost, a P-position of "
        "Grundy value 0.\n",
        "皇后已在角落，无步可走，先手已输：P 局面，SG 值为 0。\n");
  }
  if (!mover_wins(queen.x, queen.y)) {
    return say(
        "{0}: {1}. Here {2}. No row, column or diagonal holds two such squares, so every "
        "move leads to an N-position.\n",
        "{0}：{1}。{2}。同一行、同一列、同一条斜线上没有第二个这样的格子，"
        "所以无论怎么走都到达 N 局面。\n",
        {named(queen), forms(queen), why_lost()});
  }
  const Square goal = winning_move(queen.x, queen.y);
  return say("{0}: {1}. The greater one is not the smaller one shifted left by one digit, or the "
             "smaller one ends in an odd number of zeros. So this is an N-position. Move the queen "
             "to {2}",
             "{0}：{1}。较大的距离不是较小的距离左移一位，或者较小的距离末尾有奇数个 0，"
             "所以是 N 局面。把皇后走到 {2}",
             {named(queen), forms(queen), named(goal)}) +
         explain_goal(goal);
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
