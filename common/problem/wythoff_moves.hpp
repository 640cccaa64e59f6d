// A winning move of Wythoff's game, for references that know the lost pairs in different ways.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "common/problem/text.hpp"

namespace problem {

using Pair = std::pair<std::int64_t, std::int64_t>;

// The lost pair that one move reaches from a pair that is not lost. lower(k) is the smaller number
// of the lost pair of difference k, and partner(n) the number with which n makes a lost pair. The
// move reduces both numbers if the pair of their difference is smaller, else the greater one.
template <class Lower, class Partner>
Pair lost_pair_after_a_move(const Pair& from, Lower lower, Partner partner) {
  const auto [least, greatest] = std::minmax(from.first, from.second);
  const std::int64_t both = lower(greatest - least);
  Pair left = both < least ? Pair(both, both + greatest - least) : Pair(least, partner(least));
  if (from.first > from.second) std::swap(left.first, left.second);
  return left;
}

inline std::string shown(const Pair& pair) {
  return "(" + std::to_string(pair.first) + ", " + std::to_string(pair.second) + ")";
}

// What a move from pair to pair is, as a command.
inline Text take_in_words(const Pair& from, const Pair& to) {
  const std::int64_t a = from.first - to.first, b = from.second - to.second;
  if (a == b) return say("Take {0} from each pile", "从两堆中各取 {0} 颗", {a});
  return a > 0 ? say("Take {0} from the first pile", "从第一堆中取 {0} 颗", {a})
               : say("Take {0} from the second pile", "从第二堆中取 {0} 颗", {b});
}

}  // namespace problem
