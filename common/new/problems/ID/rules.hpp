// PLACEHOLDER: one pile; a move takes one or two stones, and whoever takes the last one wins.
#pragma once

#include <vector>

namespace rules {

// A position is the number of stones. All positions after one move; none at the end of the game.
inline std::vector<int> options(int stones) {
  std::vector<int> left;
  for (int take = 1; take <= 2 && take <= stones; ++take)
    left.push_back(stones - take);
  return left;
}

}  // namespace rules
