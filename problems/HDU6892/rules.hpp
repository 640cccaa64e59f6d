// The rules of HDU 6892, as in the statement. There are some pieces of chocolate. A move chooses a
// piece and a divisor k >= 2 of its length, and cuts the piece into k pieces of equal length.
// Whoever chooses a piece of length 1 loses at once; so a player who has no other piece loses.
#pragma once

#include <algorithm>
#include <vector>

namespace rules {

// The lengths, in ascending order.
using Position = std::vector<int>;

// All positions after a cut; none if all lengths are 1. To choose a piece of length 1 where a cut
// is possible only loses, so it is left out.
inline std::vector<Position> options(const Position& pieces) {
  std::vector<Position> reached;
  for (std::size_t chosen = 0; chosen < pieces.size(); ++chosen) {
    for (int k = 2; k <= pieces[chosen]; ++k) {
      if (pieces[chosen] % k != 0) continue;
      Position cut = pieces;
      cut.erase(cut.begin() + static_cast<std::ptrdiff_t>(chosen));
      cut.insert(cut.end(), k, pieces[chosen] / k);
      std::sort(cut.begin(), cut.end());
      reached.push_back(cut);
    }
  }
  return reached;
}

}  // namespace rules
