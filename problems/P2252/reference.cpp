// Luogu P2252 by counting letters in the Fibonacci word, without the golden ratio.
//
// The lost pairs are (0, 0) and then, for k = 1, 2, …, the pair (x, x + k), where x is the least
// number that is in no earlier pair. So each n >= 1 is in exactly one pair. Write L if n is the
// smaller (lower) number of its pair and U if it is the greater (upper) one: 1, 2, 3, … become
// L U L L U L U L … The n-th L is followed by a U exactly when n itself is an L. So the word stays
// the same if each L is replaced by LU and each U by L. It begins with each of the blocks L, LU,
// LUL, LULLU, …: from the third on, a block is the block before it followed by the block before
// that one. (README.md has the proof.)
//
// To count the L among the first n letters, a few blocks are enough. These counts give the pairs.
#include "common/problem/reference.hpp"

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <vector>

#include "common/problem/wythoff_moves.hpp"

namespace reference {

using problem::say;
using problem::Text;

struct Block {
  std::int64_t length;
  std::int64_t lowers;  // how many of its letters are L
};

// The blocks of up to `most` letters.
inline std::vector<Block> blocks(std::int64_t most) {
  std::vector<Block> list = {{1, 1}, {2, 1}};
  while (true) {
    const Block last = list.back();
    const Block before = list.end()[-2];
    const Block next = {last.length + before.length, last.lowers + before.lowers};
    if (next.length > most) return list;
    list.push_back(next);
  }
}

// How many of the numbers 1 … n are the smaller number of their pair, for 0 <= n < 2^33.
inline std::int64_t lowers_up_to(std::int64_t n) {
  static const std::vector<Block> list = blocks(INT64_C(1) << 33);
  std::int64_t lowers = 0;
  for (auto block = list.rbegin(); block != list.rend(); ++block) {
    if (block->length > n) continue;
    n -= block->length;
    lowers += block->lowers;
  }
  return lowers;
}

// The smaller number of the k-th lost pair, k >= 0. Before the k-th L there are k - 1 letters L,
// and one U for each L among the first k - 1 letters of the word.
inline std::int64_t lower(std::int64_t k) {
  return k == 0 ? 0 : k + lowers_up_to(k - 1);
}

// The number with which n makes a lost pair.
inline std::int64_t partner(std::int64_t n) {
  if (n == 0) return 0;
  const std::int64_t lowers = lowers_up_to(n);
  const bool n_is_lower = lowers > lowers_up_to(n - 1);
  return n_is_lower ? n + lowers : n - (n - lowers);
}

inline bool mover_wins(std::int64_t a, std::int64_t b) {
  return partner(a) != b;
}

inline void solve(std::istream& in, std::ostream& out) {
  std::int64_t a, b;
  if (in >> a >> b) out << mover_wins(a, b) << '\n';
}

inline problem::Pair after_a_winning_move(const problem::Pair& piles) {
  return problem::lost_pair_after_a_move(piles, lower, partner);
}

// The index of the lost pair in the list.
inline std::int64_t place(const problem::Pair& pair) {
  return std::abs(pair.first - pair.second);
}

inline Text explain(std::istream& in) {
  problem::Pair piles;
  if (!(in >> piles.first >> piles.second)) return {};
  const Text list = say(
      "The pairs that are lost for the mover are (0, 0), (1, 2), (3, 5), (4, 7), … Pair k consists "
      "of the least number that is in no earlier pair, and of this number plus k.\n",
      "先手必败的数对是 (0, 0)，然后逐对列出：取尚未出现在任何一对中的最小数，"
      "第 k 对的另一个数比它大 k：(1, 2)，(3, 5)，(4, 7)，……\n");
  if (!mover_wins(piles.first, piles.second)) {
    return list +
           say("{0} is pair {1} of this list, a P-position of Grundy value 0. No two pairs "
               "of the list have a number or a difference in common, so every move leads to a pair "
               "that is not in the list.\n",
               "{0} 是其中的第 {1} 对，所以是 P 局面，SG 值为 0：表中任意两对既没有"
               "相同的数，也没有相同的差，所以无论怎么走都会离开这张表。\n",
               {problem::shown(piles), place(piles)});
  }
  const problem::Pair left = after_a_winning_move(piles);
  return list +
         say("{0} is not in the list, so this is an N-position. {1}. That leaves {2}, pair "
             "{3} of the list: a P-position of Grundy value 0.\n",
             "{0} 不在表中，所以是 N 局面。{1}，剩下 {2}，是表中的第 {3} 对：P 局面，SG 值为 "
             "0。\n",
             {problem::shown(piles), problem::take_in_words(piles, left), problem::shown(left),
              place(left)});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
