// HDU 4764 as its statement tells it: Tang writes a number from 1 to k; then the two in turn write
// a number that is larger than the last one by 1 to k. Whoever writes a number >= N loses.
#pragma once

#include <vector>

namespace rules {

// What play starts from: nothing is written yet.
constexpr int kStart = 0;

// A position is the last number written. The game is over when it has reached N, and then the
// player to move has won: play this misere.
struct Stone {
  int n;
  int k;

  std::vector<int> operator()(int last) const {
    std::vector<int> next;
    for (int step = 1; last < n && step <= k; ++step)
      next.push_back(last + step);
    return next;
  }
};

}  // namespace rules
