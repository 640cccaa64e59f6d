// HDU 2516 as its statement tells it: one pile; the first move takes at least one stone but not
// all; every later move takes at least one and at most twice what was taken just before. Who takes
// the last stone wins.
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

namespace rules {

struct Position {
  int stones;
  int quota;  // the most that may be taken now

  bool operator<(const Position& other) const {
    return std::tie(stones, quota) < std::tie(other.stones, other.quota);
  }
};

// The start with n >= 2 stones.
inline Position start(int n) {
  return {n, n - 1};
}

// Where the mover can go; nowhere when the pile is empty: then the other took the last stone.
inline std::vector<Position> options(const Position& position) {
  std::vector<Position> reached;
  for (int take = 1; take <= std::min(position.quota, position.stones); ++take) {
    reached.push_back({position.stones - take, 2 * take});
  }
  return reached;
}

}  // namespace rules
