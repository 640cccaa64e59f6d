// The rules of HDU 1846, as in the statement. There is one pile of n stones. The players take in
// turn 1 to m stones. Whoever takes the last stones wins.
#pragma once

#include <vector>

namespace rules {

// A position is the number of stones that are left.
struct BraveGame {
  int m;

  // All positions after one move; none if no stone is left: the other took the last stones.
  std::vector<int> operator()(int stones) const {
    std::vector<int> left;
    for (int take = 1; take <= m && take <= stones; ++take)
      left.push_back(stones - take);
    return left;
  }
};

}  // namespace rules
