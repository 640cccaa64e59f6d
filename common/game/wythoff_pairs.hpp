// The lost pairs of Wythoff's game: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), …, the k-th of them
// with the difference k. For generators and for certificates; no submission or reference uses it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace game {

// The smaller number of the k-th lost pair, for 0 <= k <= 2^31. By Wythoff's theorem it is the
// greatest x with x <= k · phi, that is with x² <= k · (x + k); found bit by bit, in whole numbers.
inline std::int64_t wythoff_lower(std::int64_t k) {
  const std::uint64_t difference = static_cast<std::uint64_t>(k);
  std::uint64_t lower = 0;
  for (std::uint64_t bit = UINT64_C(1) << 31; bit > 0; bit /= 2) {
    const std::uint64_t x = lower + bit;
    if (x * x <= difference * (x + difference)) lower = x;
  }
  return static_cast<std::int64_t>(lower);
}

// Walks over the lost pairs by the mex rule alone: the smaller number is the least one that is in
// no earlier pair, and the greater one is by k more.
//
// All numbers up to the smaller number a are taken, so the next one is a + 1, or a + 2 where a + 1
// is the greater number of an earlier pair. A second walk tells that; it stands at the first pair
// whose greater number is above a. It needs a third, and so on: each is ahead of the next by a
// factor of 2.6, so a few levels reach down to the first pairs, and a step costs 1.6 steps of
// levels.
class WythoffWalk {
 public:
  // Stands at the k-th pair, k >= 1. `lower(j)` tells the smaller number of the j-th pair, for k
  // and for some smaller j >= 1; the walk is right if these are.
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
    if (levels_[level].k <= 2) {  // (1, 2), (3, 5), (4, 7): here a walk would ask itself
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

// All k from 1 to `most` that are sums of Fibonacci numbers F(i), i >= least_index >= 2, no two of
// them neighbours, in ascending order. The higher the index, the nearer is k · phi to a whole
// number: where inexact arithmetic fails.
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
