// The lost pairs of Wythoff's game one after the other, from any place on, for certificates.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace game {

// Goes through the lost pairs by the mex rule alone: the smaller number is the least number that is
// in no earlier pair, and the greater number is the smaller one plus k.
//
// All numbers up to the smaller number a are in some pair so far. So the next smaller number is
// a + 1, or a + 2 if a + 1 is the greater number of an earlier pair. A second walk is used to see
// this: it stands at the first pair whose greater number is above a. It needs a third walk, and so
// on. Each walk is ahead of the next one by a factor of 2.6. So a few levels lead down to the first
// pairs, and one step of the walk takes 1.6 steps over all levels.
class WythoffWalk {
 public:
  // Starts at the k-th pair, k >= 1. `lower(j)` gives the smaller number of the j-th pair; it is
  // called for k and for some smaller j >= 1. The walk is right if these numbers are right.
  template <class Lower>
  WythoffWalk(std::int64_t k, Lower lower) {
    levels_.push_back({k, lower(k)});
    while (levels_.back().k > 2) {
      const std::int64_t behind = levels_.back().lower - levels_.back().k + 1;
      levels_.push_back({behind, lower(behind)});
    }
  }

  std::int64_t k() const { return levels_[0].k; }
  std::int64_t lower() const { return levels_[0].lower; }

  // Goes to the next pair.
  void advance() { advance(0); }

 private:
  struct Level {
    std::int64_t k;
    std::int64_t lower;
    std::int64_t greater() const { return lower + k; }
  };

  void advance(std::size_t level) {
    if (levels_[level].k <= 2) {  // (1, 2), (3, 5), (4, 7): here a walk would need itself
      levels_[level] = levels_[level].k == 1 ? Level{2, 3} : Level{3, 4};
      return;
    }
    if (level + 1 == levels_.size()) levels_.push_back({2, 3});
    ++levels_[level].k;
    ++levels_[level].lower;
    if (levels_[level].lower < levels_[level + 1].greater()) return;
    ++levels_[level].lower;
    advance(level + 1);
  }

  std::vector<Level> levels_;
};

}  // namespace game
