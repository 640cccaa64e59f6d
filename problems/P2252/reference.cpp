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

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

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

struct Move {
  std::int64_t from_a;
  std::int64_t from_b;  // the same as from_a if both are above 0
};

// A move to a lost pair, for a won pair. If the lost pair of this difference is smaller, take from
// both piles; else reduce the greater pile to the partner of the smaller one.
inline Move winning_move(std::int64_t a, std::int64_t b) {
  if (a > b) {
    const Move mirrored = winning_move(b, a);
    return {mirrored.from_b, mirrored.from_a};
  }
  const std::int64_t both = a - lower(b - a);
  return both > 0 ? Move{both, both} : Move{0, b - partner(a)};
}

// The index of the lost pair (a, b) in the list.
inline std::int64_t place(std::int64_t a, std::int64_t b) {
  return a > b ? a - b : b - a;
}

inline Text place_of(const Move& move) {
  if (move.from_a == move.from_b) return say("each pile", "两堆中各取");
  return move.from_a > 0 ? say("the first pile", "第一堆中取")
                         : say("the second pile", "第二堆中取");
}

inline Text explain(std::istream& in) {
  std::int64_t a, b;
  if (!(in >> a >> b)) return {};
  const Text list = say(
      "The pairs that are lost for the mover are (0, 0), (1, 2), (3, 5), (4, 7), … Pair k consists "
      "of the least number that is in no earlier pair, and of this number plus k.\n",
      "先手必败的数对是 (0, 0)，然后逐对列出：取尚未出现在任何一对中的最小数，"
      "第 k 对的另一个数比它大 k：(1, 2)，(3, 5)，(4, 7)，……\n");
  if (!mover_wins(a, b)) {
    return list +
           say("({0}, {1}) is pair {2} of this list, a P-position of Grundy value 0. No two pairs "
               "of the list have a number or a difference in common, so every move leads to a pair "
               "that is not in the list.\n",
               "({0}, {1}) 是其中的第 {2} 对，所以是 P 局面，SG 值为 0：表中任意两对既没有"
               "相同的数，也没有相同的差，所以无论怎么走都会离开这张表。\n",
               {a, b, place(a, b)});
  }
  const Move move = winning_move(a, b);
  const std::int64_t left_a = a - move.from_a, left_b = b - move.from_b;
  return list +
         say("({0}, {1}) is not in the list, so this is an N-position. Take {2} from {3}. That "
             "leaves ({4}, {5}), pair {6} of the list: a P-position of Grundy value 0.\n",
             "({0}, {1}) 不在表中，所以是 N 局面。从{3} {2} 颗，剩下 ({4}, {5})，是表中的第 {6} "
             "对：P 局面，SG 值为 0。\n",
             {a, b, std::max(move.from_a, move.from_b), place_of(move), left_a, left_b,
              place(left_a, left_b)});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
