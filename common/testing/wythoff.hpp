// What the tests of the problems on Wythoff's game share: outcomes and moves by the rules, the pairs
// by the mex rule alone, and where wrong programs go wrong first.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iomanip>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/oracle/wythoff_walk.hpp"
#include "common/problem/wythoff_pairs.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/page_table.hpp"

namespace testing_support {

using Piles = std::pair<int, int>;
using PilesSearch = game::OutcomeSearch<Piles>;

// The smaller pile first.
inline Piles sorted(const Piles& piles) {
  return {std::min(piles.first, piles.second), std::max(piles.first, piles.second)};
}

inline std::string text(const Piles& piles) {
  return page::pair(piles.first, piles.second);
}

inline std::string with_two_decimals(long double number) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(2) << number;
  return out.str();
}

// The P-positions among the options, by the rules alone.
inline std::set<Piles> lost_of(PilesSearch& search, const std::vector<Piles>& options) {
  std::set<Piles> lost;
  for (const Piles& option : options) {
    if (!search.mover_wins(option)) lost.insert(option);
  }
  return lost;
}

// Asserts the outcomes of submission and reference for piles up to `most`.
template <class Rules, class Submission, class Reference>
void expect_outcomes_by_the_rules(Rules options, std::int64_t most, Submission submission,
                                  Reference reference) {
  PilesSearch rules(options);
  for (int a = 0; a <= most; ++a) {
    for (int b = 0; b <= most; ++b) {
      const bool wins = rules.mover_wins({a, b});
      ASSERT_EQ(submission(a, b), wins) << a << ' ' << b;
      ASSERT_EQ(reference(a, b), wins) << a << ' ' << b;
    }
  }
}

// Asserts that the position after_move(a, b) is an option and lost, if (a, b) is won.
template <class Rules, class AfterMove>
void expect_moves_to_p_positions(Rules options, AfterMove after_move) {
  PilesSearch rules(options);
  for (int a = 0; a <= 60; ++a) {
    for (int b = 0; b <= 60; ++b) {
      if (!rules.mover_wins({a, b})) continue;
      const Piles left = after_move(a, b);
      const std::vector<Piles> all = options({a, b});
      ASSERT_EQ(std::count(all.begin(), all.end(), left), 1) << a << ' ' << b;
      ASSERT_FALSE(rules.mover_wins(left)) << a << ' ' << b;
    }
  }
}

// Asserts is_right(k, smaller number) for the differences k from 1 to before `end`, with their pairs
// by the mex rule. `lower` gives the pairs that a block begins with; the end of a block checks that
// of the next one.
template <class Lower, class IsRight>
void sweep_pairs(const std::string& title, std::int64_t end, std::int64_t short_count, Lower lower,
                 IsRight is_right) {
  certify::sweep(title, 1, end, short_count, [&](auto from, auto to) {
    game::WythoffWalk pair(from, lower);
    for (; pair.k() < to; pair.advance())
      ASSERT_TRUE(is_right(pair.k(), pair.lower())) << pair.k();
    ASSERT_EQ(pair.lower(), lower(to));
  });
}

// Asserts that partner(a) = b and partner(b) = a for the pairs (a, b) by the mex rule, from the
// difference 1 to before `end`.
template <class Partner>
void sweep_partners(const std::string& title, std::int64_t end, Partner partner) {
  sweep_pairs(title, end, 1000000, problem::lower_of_pair, [&](std::int64_t k, std::int64_t a) {
    return partner(a) == a + k && partner(a + k) == a;
  });
}

// The smaller number of the pair with difference k, from the first pair on.
inline std::int64_t lower_by_mex(std::int64_t k) {
  game::WythoffWalk pair(1, [](std::int64_t) { return std::int64_t{1}; });
  while (pair.k() < k)
    pair.advance();
  return pair.lower();
}

// Differences to the end of the range: sums of Fibonacci numbers from F(least_index) on, where
// k·phi is nearly whole, and every 100003rd.
inline std::vector<std::int64_t> choice_of_differences(int least_index, std::int64_t most) {
  std::vector<std::int64_t> differences = problem::close_differences(least_index, most);
  for (std::int64_t k = 1; k <= most; k += 100003)
    differences.push_back(k);
  return differences;
}

// Asserts that lower(k) and partner(n) are right for these differences.
template <class Lower, class Partner>
void expect_pairs_of_a_choice(int least_index, std::int64_t most, Lower lower, Partner partner) {
  for (std::int64_t k : choice_of_differences(least_index, most)) {
    const std::int64_t smaller = problem::lower_of_pair(k);
    ASSERT_EQ(lower(k), smaller);
    ASSERT_EQ(partner(smaller), smaller + k);
    ASSERT_EQ(partner(smaller + k), smaller);
  }
}

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

// Asserts that the first such pair is this one, or that there is none if its sum is above `most`.
template <class IsLost>
void expect_first_wrong_pair(IsLost is_lost, std::pair<std::int64_t, std::int64_t> pair,
                             std::int64_t most) {
  const bool is_reached = pair.first + pair.second <= most;
  const std::pair<std::int64_t, std::int64_t> none = {-1, -1};
  EXPECT_EQ(first_wrong_pair_to(most, is_lost), is_reached ? pair : none);
}

}  // namespace testing_support
