// Where programs for Wythoff's game go wrong first. The right pairs come from the mex rule alone.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/oracle/wythoff_walk.hpp"
#include "common/problem/wythoff_pairs.hpp"

namespace testing_support {

// For a program that calls exactly one pair of each difference k lost, with the smaller number
// floor_of_k_phi(k). All k from 1 to `most` for which this is not the lost pair, in ascending
// order, but no more than `enough` of them.
template <class Floor>
std::vector<std::int64_t> wrong_differences(Floor floor_of_k_phi, std::int64_t most,
                                            std::size_t enough) {
  std::vector<std::int64_t> wrong;
  const auto known = [](std::int64_t) { return std::int64_t{1}; };  // the first pair is (1, 2)
  for (game::WythoffWalk pair(1, known); pair.k() <= most && wrong.size() < enough;
       pair.advance()) {
    if (floor_of_k_phi(pair.k()) != pair.lower()) wrong.push_back(pair.k());
  }
  return wrong;
}

// The pair (a, b), a <= b, with the least a + b, on which such a program is wrong, if `k` is the
// first difference at which it is: it is wrong on the lost pair of this difference and on the pair
// that it calls lost. For later differences both have greater sums.
template <class Floor>
std::pair<std::int64_t, std::int64_t> first_wrong_pair(Floor floor_of_k_phi, std::int64_t k) {
  const std::int64_t lower = std::min<std::int64_t>(floor_of_k_phi(k), problem::lower_of_pair(k));
  return {lower, lower + k};
}

// Asserts that among the differences up to `most` such a program is wrong at `k` alone or first,
// and that its first wrong pair is this one.
template <class Floor>
void expect_first_wrong(Floor floor_of_k_phi, std::int64_t k,
                        std::pair<std::int64_t, std::int64_t> pair, std::int64_t most) {
  const std::vector<std::int64_t> expected(k <= most ? 1 : 0, k);
  EXPECT_EQ(wrong_differences(floor_of_k_phi, most, 1), expected);
  EXPECT_EQ(first_wrong_pair(floor_of_k_phi, k), pair);
}

// For any program, is_lost(a, b) with a <= b: the first pair with a + b <= most on which it is
// wrong, by a + b and then by a; (-1, -1) if there is none.
template <class IsLost>
std::pair<std::int64_t, std::int64_t> first_wrong_pair_to(std::int64_t most, IsLost is_lost) {
  std::vector<std::int64_t> lower;
  for (std::int64_t k = 0; k <= most; ++k)
    lower.push_back(problem::lower_of_pair(k));
  for (std::int64_t sum = 0; sum <= most; ++sum) {
    for (std::int64_t a = 0; 2 * a <= sum; ++a) {
      if (is_lost(a, sum - a) != (lower[sum - 2 * a] == a)) return {a, sum - a};
    }
  }
  return {-1, -1};
}

}  // namespace testing_support
