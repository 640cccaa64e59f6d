// NYOJ 161: submission and reference against brute force, and the certificate for every difference
// of the piles.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "common/oracle/wythoff_walk.hpp"
#include "common/problem/wythoff_pairs.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/page_table.hpp"
#include "common/testing/wythoff.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main reference_main
#include "reference.cpp"
#undef main
#include "rules.hpp"

// The wrong programs whose first mistake is computed below. The standard headers that they include
// are included above, so their text adds nothing but their own functions to these namespaces.
#define main wrong_main
namespace phi_in_double {
#include "wrong/phi_in_double.cpp"
}
namespace phi_in_float {
#include "wrong/phi_in_float.cpp"
}
namespace phi_is_1618 {
#include "wrong/phi_is_1618.cpp"
}
namespace squares_in_unsigned {
#include "wrong/squares_in_unsigned.cpp"
}
#undef main

namespace {

using testing_support::Piles;
using testing_support::PilesSearch;
using testing_support::sorted;
using testing_support::text;
using testing_support::with_two_decimals;

constexpr std::int64_t kMost = 1000000000;

// The rules alone decide.
TEST(SubmissionAndReference, CertificateSmallPilesByTheRules) {
  testing_support::expect_outcomes_by_the_rules(rules::options, certify::reach(120, 300),
                                                mover_wins, reference::mover_wins);
}

// For one difference k the submission can call one pair lost, because side_of_k_phi(x, k) grows
// with x from x = k/2 on, and is negative or 0 before. So the pair of the mex rule, and the pairs
// with one stone less and one more in each pile, are enough.
TEST(Submission, CertificateEveryDifference) {
  const auto is_right = [](std::int64_t k, std::int64_t x) {
    if (x > kMost) return side_of_k_phi(kMost + 1, k) <= 0;  // no legal pair of k is lost
    return side_of_k_phi(x, k) <= 0 && side_of_k_phi(x + 1, k) > 0;
  };
  testing_support::sweep_pairs("NYOJ161, every difference", kMost + 1, 10000000,
                               problem::lower_of_pair, is_right);
}

// Each number from 1 on is in one lost pair, so the first pairs together hold every number up to
// the smaller one of the last of them.
TEST(Reference, CertificateFirstHundredMillionPairs) {
  testing_support::sweep_partners("NYOJ161, first pairs", 100000001, reference::partner);
}

TEST(Reference, FindsThePairsOfAChoiceOfDifferences) {
  testing_support::expect_pairs_of_a_choice(20, kMost, reference::lower, reference::partner);
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  testing_support::expect_moves_to_p_positions(rules::options, [](int a, int b) {
    return Piles(reference::after_a_winning_move({a, b}));
  });
}

// The comment of side_of_k_phi: its terms, and with them the result, stay within 2^62.
TEST(Submission, NothingOverflows) {
  const std::int64_t most = kMost + 1, square = side_of_k_phi(most, 0);
  const std::int64_t product = square - side_of_k_phi(most, most);
  EXPECT_EQ(square, 1000000002000000001);
  EXPECT_EQ(product, 2000000004000000002);
  EXPECT_LT(product, INT64_C(1) << 62);
}

// --- where wrong programs go wrong first (README.md) ---

TEST(Wrong, CertificateFirstMistakesOfInexactRatios) {
  const std::int64_t most = certify::reach(200000, 102334155);
  testing_support::expect_first_wrong(phi_is_1618::floor_of_k_phi, 233, {376, 609}, most);
  testing_support::expect_first_wrong(phi_in_float::floor_of_k_phi, 2584, {4180, 6764}, most);
  testing_support::expect_first_wrong(phi_in_double::floor_of_k_phi, 102334155,
                                      {165580140, 267914295}, most);
}

// The sum of the piles is below that of the counterexample (228, 65650), or the same.
TEST(Wrong, CertificateFirstMistakeOfSquaresIn32Bits) {
  const std::int64_t most = certify::reach(6000, 228 + 65650);
  testing_support::expect_first_wrong_pair(squares_in_unsigned::is_lost, {228, 65650}, most);
}

// --- tables and numbers of the page ---

TEST(Page, MovesFromTwoAndFour) {
  PilesSearch rules(rules::options);
  page::Table table;
  for (const Piles& option : rules::options({2, 4})) {
    table.row(2 - option.first, 4 - option.second, text(sorted(option)),
              page::outcome(rules.mover_wins(option)));
  }
  table.record();
}

TEST(Page, SmallPositions) {
  PilesSearch rules(rules::options);
  for (const Piles& won : {Piles{3, 4}, {4, 5}, {0, 7}, {3, 3}})
    EXPECT_TRUE(rules.mover_wins(won)) << text(won);
  for (const Piles& lost : {Piles{1, 2}, {3, 5}, {2, 1}, {0, 0}})
    EXPECT_FALSE(rules.mover_wins(lost)) << text(lost);
}

// The smaller numbers of the first pairs by the mex rule, from the 0th pair on.
std::vector<int> smaller_numbers(int pairs) {
  std::vector<int> smaller = {0};
  game::WythoffWalk pair(1, [](std::int64_t) { return std::int64_t{1}; });
  for (; pair.k() < pairs; pair.advance())
    smaller.push_back(static_cast<int>(pair.lower()));
  return smaller;
}

// For each number, the other number of its pair.
std::vector<int> partners(int pairs) {
  const std::vector<int> smaller = smaller_numbers(pairs);
  std::vector<int> partner(smaller.back() + pairs);
  for (int k = 0; k < pairs; ++k) {
    partner[smaller[k]] = smaller[k] + k;
    partner[smaller[k] + k] = smaller[k];
  }
  return partner;
}

const long double kPhi = (1 + std::sqrt(5.0L)) / 2;

long double fraction(long double number) {
  return number - std::floor(number);
}

// The pairs are those of the mex rule.
TEST(Page, FractionsOfTheFirstNumbers) {
  const std::vector<int> partner = partners(20);
  page::Table table;
  for (int n = 1; n <= 10; ++n) {
    const int k = std::abs(n - partner[n]);
    table.row(n, with_two_decimals(n * kPhi), with_two_decimals(fraction(n * kPhi)),
              (n < partner[n] ? "a" : "b") + std::to_string(k), text(sorted({n, partner[n]})));
  }
  table.record();
  EXPECT_EQ(with_two_decimals(2 - kPhi), "0.38");
}

// Part 1 of the proof, and the exercise on the partner, against the mex rule.
TEST(Page, TheFractionTellsThePair) {
  const std::vector<int> partner = partners(100000);
  for (int n = 1; n <= 100000; ++n) {
    const int q = static_cast<int>(std::floor(n * kPhi)) - n;
    const bool is_smaller = fraction(n * kPhi) > 2 - kPhi;
    ASSERT_EQ(partner[n], is_smaller ? n + q + 1 : q) << n;
  }
}

// The exercise on the differences of neighbours: 2 behind a smaller number, else 1.
TEST(Page, StepsBetweenNeighbours) {
  const std::vector<int> smaller = smaller_numbers(100001), partner = partners(100001);
  std::string steps;
  for (int k = 1; k < 100000; ++k) {
    const int step = smaller[k + 1] - smaller[k];
    ASSERT_EQ(step, partner[k] > k ? 2 : 1) << k;
    if (k <= 10) steps += std::to_string(step) + " ";
  }
  EXPECT_EQ(steps, "2 1 2 2 1 2 1 2 2 1 ");
}

// The exercise: 100 belongs to the 62nd pair; one move wins from (100, 150).
TEST(Page, Exercises) {
  const std::vector<int> partner = partners(300);
  EXPECT_EQ(partner[100], 162);
  EXPECT_EQ(partner[100] - 100, 62);
  std::vector<Piles> lost;
  for (const Piles& option : rules::options({100, 150})) {
    if (partner[option.first] == option.second) lost.push_back(option);
  }
  EXPECT_EQ(lost, (std::vector<Piles>{{80, 130}}));
  EXPECT_EQ(with_two_decimals(100 * kPhi), "161.80");
  EXPECT_EQ(with_two_decimals(50 * kPhi), "80.90");
  EXPECT_EQ(with_two_decimals(150 * kPhi), "242.71");
  EXPECT_EQ(partner[150], 243);
}

TEST(Page, TheFirstHundredMillionPairsHoldAllNumbersUpToThis) {
  EXPECT_EQ(problem::lower_of_pair(100000000), 161803398);
}

// A move takes any number from one pile, or from both piles numbers that differ by 1 at most.
std::vector<Piles> nearly_equal_takes(const Piles& piles) {
  const auto [a, b] = piles;
  std::vector<Piles> reached;
  for (int x = 0; x <= a; ++x) {
    for (int y = 0; y <= b; ++y) {
      const int from_a = a - x, from_b = b - y;
      if (from_a + from_b == 0) continue;
      const bool one_pile = from_a == 0 || from_b == 0;
      if (one_pile || std::abs(from_a - from_b) <= 1) reached.push_back({x, y});
    }
  }
  return reached;
}

int floor_of_k_root_2(int k) {
  int a = k;
  while ((a + 1) * (a + 1) <= 2 * k * k)
    ++a;
  return a;
}

TEST(Page, LostPairsIfTheTakesMayDifferByOne) {
  PilesSearch rules(nearly_equal_takes);
  for (int a = 0; a <= 50; ++a) {
    for (int b = a; b <= 50; ++b) {
      const int k = (b - a) / 2;
      const bool listed = (b - a) % 2 == 0 && floor_of_k_root_2(k) == a;
      ASSERT_EQ(rules.mover_wins({a, b}), !listed) << a << ' ' << b;
    }
  }
  for (const Piles& lost : {Piles{0, 0}, {1, 3}, {2, 6}, {4, 10}, {5, 13}})
    EXPECT_FALSE(rules.mover_wins(lost));
}

}  // namespace
