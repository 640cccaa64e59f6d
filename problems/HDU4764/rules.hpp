// The rules of HDU 4764, as in the statement. Tang writes a number from 1 to k. Then Jiang and
// Tang in turn write a number that is larger than the last one by 1 to k. Whoever writes a number
// that is at least N loses.
#pragma once

#include <vector>

namespace rules {

// The start: nothing is written yet.
constexpr int kStart = 0;

// A position is the last number written. The game is over when it is N or more. Then the player to
// move has won: this is misere play.
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
