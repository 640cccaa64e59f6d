// The rules of HDU 2516, as in the statement. There is one pile. The first move takes at least one
// stone, but not all of them. Every later move takes at least one stone and at most twice as many
// as the move before. Whoever takes the last stone wins.
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

namespace rules {

struct Position {
  int stones;
  int quota;  // the most stones that the next move may take

  bool operator<(const Position& other) const {
    return std::tie(stones, quota) < std::tie(other.stones, other.quota);
  }
};

// The start with n >= 2 stones.
inline Position start(int n) {
  return {n, n - 1};
}

// All positions after one move; none if the pile is empty: the other player took the last stone.
inline std::vector<Position> options(const Position& position) {
  std::vector<Position> reached;
  for (int take = 1; take <= std::min(position.quota, position.stones); ++take) {
    reached.push_back({position.stones - take, 2 * take});
  }
  return reached;
}

}  // namespace rules
