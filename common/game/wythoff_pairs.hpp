// The lost pairs of Wythoff's game: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), …; the k-th pair has
// the difference k. For generators and certificates; no submission or reference uses this file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace game {

// The smaller number of the k-th lost pair, for 0 <= k <= 2^31. By Wythoff's theorem it is the
// greatest x with x <= k · phi, that is with x² <= k · (x + k). Found bit by bit, with integers.
inline std::int64_t wythoff_lower(std::int64_t k) {
  const std::uint64_t difference = static_cast<std::uint64_t>(k);
  std::uint64_t lower = 0;
  for (std::uint64_t bit = UINT64_C(1) << 31; bit > 0; bit /= 2) {
    const std::uint64_t x = lower + bit;
    if (x * x <= difference * (x + difference)) lower = x;
  }
  return static_cast<std::int64_t>(lower);
}

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

// All k from 1 to `most`, in ascending order, that are sums of Fibonacci numbers F(i) with
// i >= least_index >= 2, no two of them neighbours. The higher the least index, the nearer is
// k · phi to an integer; there inexact arithmetic fails.
inline std::vector<std::int64_t> close_differences(int least_index, std::int64_t most) {
  std::vector<std::int64_t> fibonacci = {0, 1};
  while (fibonacci.back() <= most)
    fibonacci.push_back(fibonacci.end()[-1] + fibonacci.end()[-2]);
  std::vector<std::int64_t> sums_below_previous = {0}, sums = {0};  // with parts below F(i-1), F(i)
  for (std::size_t i = static_cast<std::size_t>(least_index); i < fibonacci.size(); ++i) {
    std::vector<std::int64_t> longer = sums;
    for (std::int64_t sum : sums_below_previous) {
      if (sum + fibonacci[i] <= most) longer.push_back(sum + fibonacci[i]);
    }
    sums_below_previous = std::exchange(sums, longer);
  }
  sums.erase(sums.begin());
  return sums;
}

}  // namespace game
