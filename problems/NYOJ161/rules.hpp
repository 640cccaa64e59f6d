// The rules of NYOJ 161, as in the statement. There are two piles. A move takes any number of
// stones, at least one, from one pile, or the same number from both. Whoever takes the last stone
// wins.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace rules {

using Position = std::pair<int, int>;

// All positions after one move; none if both piles are empty: the other player took the last stone.
inline std::vector<Position> options(const Position& piles) {
  const auto [a, b] = piles;
  std::vector<Position> reached;
  for (int left = 0; left < a; ++left)
    reached.push_back({left, b});
  for (int left = 0; left < b; ++left)
    reached.push_back({a, left});
  for (int take = 1; take <= std::min(a, b); ++take)
    reached.push_back({a - take, b - take});
  return reached;
}

}  // namespace rules
