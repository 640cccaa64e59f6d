// The rules of Luogu P2252, as in the statement. There are two piles. A move takes any number of
// stones, at least one, from one pile, or the same number from both. Whoever takes the last
// stones wins.
#pragma once

#include <utility>
#include <vector>

namespace rules {

using Position = std::pair<int, int>;

// All positions after one move; none if both piles are empty: the other took the last stones.
inline std::vector<Position> options(const Position& piles) {
  const auto [a, b] = piles;
  std::vector<Position> reached;
  for (int take = 1; take <= a; ++take)
    reached.push_back({a - take, b});
  for (int take = 1; take <= b; ++take)
    reached.push_back({a, b - take});
  for (int take = 1; take <= a && take <= b; ++take)
    reached.push_back({a - take, b - take});
  return reached;
}

}  // namespace rules
