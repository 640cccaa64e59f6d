// The rules of HDU 2177, as in the statement. There are two piles. A move takes any number of
// stones, at least one, from one pile, or the same number from both. Whoever takes the last stone
// wins.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace rules {

using Position = std::pair<int, int>;

// The positions after a move that takes from both piles, most stones left first.
inline std::vector<Position> after_both(const Position& piles) {
  const auto [a, b] = piles;
  std::vector<Position> reached;
  for (int take = 1; take <= std::min(a, b); ++take)
    reached.push_back({a - take, b - take});
  return reached;
}

// The positions after a move that takes from one pile.
inline std::vector<Position> after_one(const Position& piles) {
  const auto [a, b] = piles;
  std::vector<Position> reached;
  for (int left = 0; left < a; ++left)
    reached.push_back({left, b});
  for (int left = 0; left < b; ++left)
    reached.push_back({a, left});
  return reached;
}

// All positions after one move; none if both piles are empty: the other player took the last stone.
inline std::vector<Position> options(const Position& piles) {
  std::vector<Position> reached = after_both(piles);
  for (const Position& position : after_one(piles))
    reached.push_back(position);
  return reached;
}

}  // namespace rules
