// NYOJ 161 by Zeckendorf forms, as NC15826: additions, comparisons and shifts; no product, no golden
// ratio. The number with which n makes a lost pair is the form of n shifted by one digit: to the left
// if it ends in an even number of zeros, else to the right.
// (R. Silber, Wythoff's Nim and Fibonacci representations, Fibonacci Quarterly 15, 1977; the page
// of NC15826 has a proof.)
#include "common/problem/reference.hpp"

#include <cstdint>
#include <iostream>

#include "common/problem/zeckendorf.hpp"

namespace reference {

using problem::lower;
using problem::partner;
using problem::say;
using problem::Text;

inline bool mover_wins(std::int64_t a, std::int64_t b) {
  return partner(a) != b;
}

inline void solve(std::istream& in, std::ostream& out) {
  for (std::int64_t a, b; in >> a >> b;)
    out << (mover_wins(a, b) ? "1\n" : "0\n");
}

inline problem::Pair after_a_winning_move(const problem::Pair& piles) {
  return problem::lost_pair_after_a_move(piles, lower, partner);
}

inline Text explain(std::istream& in) {
  problem::Pair piles;
  if (!(in >> piles.first >> piles.second)) return {};
  const Text rule = say(
      "A pair is lost for the mover exactly if the smaller number, in Zeckendorf digits (a sum of "
      "Fibonacci numbers, no two of them neighbours), ends in an even number of zeros and the "
      "greater number is the smaller one shifted left by one place; and (0, 0) is lost.\n{0}: {1}. ",
      "把数写成互不相邻的斐波那契数之和，用到的位记 1，其余记 0（齐肯多夫数位）。"
      "先手必败，当且仅当较小的数末尾有偶数个 0，而较大的数恰是它左移一位；(0, 0) 也必败。\n{0}：{1}。",
      {problem::shown(piles), problem::forms(piles)});
  if (!mover_wins(piles.first, piles.second)) {
    return rule +
           say("This pair is lost, a P-position of Grundy value 0. No two lost pairs have a number "
               "or a difference in common, so every move leads to an N-position.\n",
               "这是必败的数对：P 局面，SG 值为 0。任意两个必败数对既没有相同的数，"
               "也没有相同的差，所以无论怎么走都到达 N 局面。\n");
  }
  const problem::Pair left = after_a_winning_move(piles);
  return rule +
         say("This pair is not lost: an N-position. {0}. That leaves {1}: {2}, a P-position "
             "of Grundy value 0.\n",
             "它不是必败的数对，所以是 N 局面。{0}，剩下 {1}：{2}，P 局面，SG 值为 0。\n",
             {problem::take_in_words(piles, left), problem::shown(left), problem::forms(left)});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
