// HDU 2177 by Wythoff's formula, with integer square roots and without a list of pairs.
//
// The k-th lost pair is (floor(k·phi), floor(k·phi) + k), where phi = (1 + root 5) / 2. As 5k² has
// an integer square root r with r <= root(5k²) < r + 1, floor(k·phi) = floor((k + r) / 2).
// The pair of a number n >= 1: let q = floor(n / phi) = floor(n·phi) - n. If n is the smaller
// number of a pair, this is pair q + 1. If not, q is the smaller number of the pair. (README.md has
// the proof.)
#include "common/problem/reference.hpp"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace reference {

using problem::say;
using problem::Text;

// The greatest r with r² <= n, for 0 <= n < 2^62; bit by bit.
inline std::int64_t integer_root(std::int64_t n) {
  std::int64_t root = 0;
  for (std::int64_t bit = INT64_C(1) << 30; bit > 0; bit /= 2) {
    if ((root + bit) * (root + bit) <= n) root += bit;
  }
  return root;
}

// The smaller number of the lost pair of difference k, 0 <= k <= 10^8.
inline std::int64_t lower(std::int64_t k) {
  return (k + integer_root(5 * k * k)) / 2;
}

// The number with which n makes a lost pair, 0 <= n <= 10^8.
inline std::int64_t partner(std::int64_t n) {
  const std::int64_t quotient = lower(n) - n;
  if (n == 0) return 0;
  return lower(quotient + 1) == n ? n + quotient + 1 : quotient;
}

struct Piles {
  std::int64_t x, y;  // x <= y
  friend bool operator==(const Piles& one, const Piles& other) {
    return one.x == other.x && one.y == other.y;
  }
};

inline Piles in_order(std::int64_t one, std::int64_t other) {
  return {std::min(one, other), std::max(one, other)};
}

// The winning moves from piles a <= b, each by the position after it.
struct Moves {
  std::vector<Piles> both;  // one at most
  std::vector<Piles> one;   // first the move on a, then the move on b; for a = b only one of them
};

inline bool is_lost(std::int64_t a, std::int64_t b) {
  return lower(b - a) == a;
}

inline Moves winning_moves(std::int64_t a, std::int64_t b) {
  Moves moves;
  if (is_lost(a, b)) return moves;
  const std::int64_t both = lower(b - a);
  if (both < a) moves.both.push_back({both, both + b - a});
  if (partner(b) < a) moves.one.push_back(in_order(partner(b), b));
  if (partner(a) < b && a != b) moves.one.push_back(in_order(a, partner(a)));
  return moves;
}

// Reads the next case; false at the line 0 0.
inline bool read_case(std::istream& in, Piles& piles) {
  return in >> piles.x >> piles.y && piles.y != 0;
}

inline void solve(std::istream& in, std::ostream& out) {
  for (Piles piles; read_case(in, piles);) {
    if (is_lost(piles.x, piles.y)) {
      out << "0\n";
      continue;
    }
    out << "1\n";
    const Moves moves = winning_moves(piles.x, piles.y);
    for (const std::vector<Piles>& part : {moves.both, moves.one}) {
      for (const Piles& left : part)
        out << left.x << ' ' << left.y << '\n';
    }
  }
}

inline Text shown(const Piles& piles) {
  return "(" + std::to_string(piles.x) + ", " + std::to_string(piles.y) + ")";
}

// What a winning move leaves, behind the words for what it takes.
inline Text after_move(const Text& taken, const Piles& left, const Text& remark) {
  return taken + say(" {0}, pair {1}{2}: a P-position of Grundy value 0.\n",
                     " {0}，第 {1} 对{2}：P 局面，SG 值为 0。\n",
                     {shown(left), left.y - left.x, remark});
}

inline Text explain_moves(const Piles& piles) {
  const Moves moves = winning_moves(piles.x, piles.y);
  Text text;
  for (const Piles& left : moves.both) {
    text = text + after_move(say("Take {0} from each pile: that leaves",
                                 "从两堆中各取 {0} 颗，剩下", {piles.x - left.x}),
                             left, say(", with the same difference", "，差不变"));
  }
  for (const Piles& left : moves.one) {
    text = text + after_move(say("Take {0} from one pile: that leaves", "从一堆中取 {0} 颗，剩下",
                                 {piles.x + piles.y - left.x - left.y}),
                             left, {});
  }
  return text;
}

inline Text explain(std::istream& in) {
  Piles piles;
  if (!read_case(in, piles)) return {};
  const Text rule =
      say("The pairs that are lost for the mover are (0, 0), (1, 2), (3, 5), (4, 7), …: pair k is "
          "(floor(k·phi), floor(k·phi) + k). Each number and each difference is in one of them.\n",
          "先手必败的数对是 (0, 0)，(1, 2)，(3, 5)，(4, 7)，……：第 k 对是 (⌊kφ⌋, ⌊kφ⌋ + k)。"
          "每个数、每个差都恰好属于其中一对。\n");
  if (is_lost(piles.x, piles.y)) {
    return rule +
           say("{0} is pair {1} of this list, a P-position of Grundy value 0: every move changes "
               "the pair's difference or one of its numbers to those of another pair or of none.\n",
               "{0} 是第 {1} 对：P 局面，SG 值为 0。无论怎么走都到不了另一个这样的数对。\n",
               {shown(piles), piles.y - piles.x});
  }
  return rule +
         say("{0} is not in this list, so this is an N-position.\n",
             "{0} 不在其中，所以是 N 局面。\n", {shown(piles)}) +
         explain_moves(piles);
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
