// The lost pairs of Wythoff's game in signed numbers, and the pairs at which inexact programs fail.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/game/wythoff.hpp"

namespace problem {

// The smaller number of the lost pair of difference k, for 0 <= k < 2^62.
inline std::int64_t lower_of_pair(std::int64_t k) {
  return static_cast<std::int64_t>(game::wythoff::p_position(k).smaller);
}

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

}  // namespace problem
