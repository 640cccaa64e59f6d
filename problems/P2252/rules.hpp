// Luogu P2252 as its statement tells it: two piles; a move takes any number of stones, at least
// one, from one of them, or the same number from both. Who takes the last stones wins.
#pragma once

#include <utility>
#include <vector>

namespace rules {

using Position = std::pair<int, int>;

// Where the mover can go; nowhere when both piles are empty: then the other took the last stones.
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
