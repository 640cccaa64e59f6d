// The rules of NowCoder NC15826, as in the statement. A queen stands x columns and y rows away from
// the corner. A move takes it any number of squares, at least one, to the left, down, or along the
// diagonal to the left and down. Whoever brings it to the corner wins.
#pragma once

#include <utility>
#include <vector>

namespace rules {

using Position = std::pair<int, int>;

// All positions after one move; none in the corner: the other player brought the queen there.
inline std::vector<Position> options(const Position& queen) {
  const auto [x, y] = queen;
  std::vector<Position> reached;
  for (int left = x - 1; left >= 0; --left)
    reached.push_back({left, y});
  for (int below = y - 1; below >= 0; --below)
    reached.push_back({x, below});
  for (int steps = 1; steps <= x && steps <= y; ++steps)
    reached.push_back({x - steps, y - steps});
  return reached;
}

}  // namespace rules
