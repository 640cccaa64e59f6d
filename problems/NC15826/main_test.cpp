// NowCoder NC15826: submission and reference against brute force, and the certificate for every
// difference of the distances.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <utility>

#include "common/oracle/oracle.hpp"
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
namespace fibonacci_ratio_above_phi {
#include "wrong/fibonacci_ratio_above_phi.cpp"
}
namespace fibonacci_ratio_too_short {
#include "wrong/fibonacci_ratio_too_short.cpp"
}
namespace phi_in_32_binary_digits {
#include "wrong/phi_in_32_binary_digits.cpp"
}
namespace phi_in_double {
#include "wrong/phi_in_double.cpp"
}
namespace phi_in_float {
#include "wrong/phi_in_float.cpp"
}
namespace phi_is_1618 {
#include "wrong/phi_is_1618.cpp"
}
namespace product_in_unsigned {
#include "wrong/product_in_unsigned.cpp"
}
#undef main

namespace {

using testing_support::lower_by_mex;
using testing_support::text;
using Rules = testing_support::PilesSearch;

// The rules alone decide.
TEST(SubmissionAndReference, CertificateSquaresNearTheCornerByTheRules) {
  testing_support::expect_outcomes_by_the_rules(rules::options, certify::reach(120, 300),
                                                mover_wins, reference::mover_wins);
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  testing_support::expect_moves_to_p_positions(rules::options, [](int x, int y) {
    return rules::Position(reference::after_a_winning_move({x, y}));
  });
}

// The reference says "lost" exactly when partner(x) = y. Each number from 1 on is in one lost pair,
// so the first pairs together hold every number up to the smaller one of the last of them.
TEST(Reference, CertificateFirstHundredMillionPairs) {
  EXPECT_EQ(reference::partner(0), 0);
  testing_support::sweep_partners("NC15826, first pairs", 100000001, reference::partner);
}

TEST(Reference, FindsThePairsOfAChoiceOfDifferences) {
  testing_support::expect_pairs_of_a_choice(24, 2147483647, reference::lower, reference::partner);
}

// The numbers in README.md: the two Fibonacci numbers are the last ones below 2^31, and the product
// with the greatest k stays below 2^62.
TEST(Submission, DividesByTheFibonacciNumbersItNames) {
  EXPECT_EQ(reference::fibonacci()[45], 1134903170);
  EXPECT_EQ(reference::fibonacci()[46], 1836311903);
  EXPECT_GE(reference::fibonacci()[47], INT64_C(1) << 31);
  EXPECT_EQ(floor_of_k_phi(1134903170u), 1836311903u);
  EXPECT_LT(2147483647 * reference::fibonacci()[46], INT64_C(1) << 62);
}

// The submission says "lost" exactly when the smaller distance is floor_of_k_phi(k), where k is the
// difference. This is one square on each diagonal, in both orders. So it is enough to check this
// number for every k below 2^31.
//
// The right squares come from the mex rule alone (WythoffWalk), which finds the P-positions:
// each pair is the first with its difference that shares no number with an earlier pair. A block
// of k starts from the submission's numbers for its first k and for some smaller differences.
// The first k is checked at the end of the block before, each smaller difference in the block
// that contains it.
TEST(Submission, CertificateEveryDifference) {
  const auto lower = [](std::int64_t k) {
    return std::int64_t{floor_of_k_phi(static_cast<unsigned>(k))};
  };
  EXPECT_EQ(lower(0), 0);
  EXPECT_EQ(lower(1), 1);
  testing_support::sweep_pairs(
      "NC15826, every difference", INT64_C(1) << 31, 20000000, lower,
      [&](std::int64_t k, std::int64_t smaller) { return lower(k) == smaller; });
}

// --- where wrong programs go wrong first (README.md) ---

TEST(Wrong, CertificateFirstMistakesOfInexactRatios) {
  const std::int64_t most = certify::reach(200000, 701408733);
  testing_support::expect_first_wrong(phi_is_1618::floor_of_k_phi, 233, {376, 609}, most);
  testing_support::expect_first_wrong(phi_in_float::floor_of_k_phi, 2584, {4180, 6764}, most);
  testing_support::expect_first_wrong(phi_in_32_binary_digits::floor_of_k_phi, 75025,
                                      {121392, 196417}, most);
  testing_support::expect_first_wrong(phi_in_double::floor_of_k_phi, 102334155,
                                      {165580140, 267914295}, most);
  testing_support::expect_first_wrong(fibonacci_ratio_too_short::floor_of_k_phi, 165580141,
                                      {267914295, 433494436}, most);
  testing_support::expect_first_wrong(fibonacci_ratio_above_phi::floor_of_k_phi, 701408733,
                                      {1134903169, 1836311902}, most);
}

// The sum of the distances is below that of the counterexample (228, 65650), or the same.
TEST(Wrong, CertificateFirstMistakeOfProductsIn32Bits) {
  const std::int64_t most = certify::reach(6000, 228 + 65650);
  testing_support::expect_first_wrong_pair(product_in_unsigned::is_lost, {228, 65650}, most);
}

// --- tables and numbers of the page ---

// The P-positions that one move reaches, by the rules alone.
std::set<rules::Position> lost_options(Rules& rules, const rules::Position& queen) {
  return testing_support::lost_of(rules, rules::options(queen));
}

TEST(Page, MovesFromOneTwo) {
  Rules rules(rules::options);
  page::Table table;
  for (const rules::Position& option : rules::options({1, 2})) {
    const std::set<rules::Position> replies = lost_options(rules, option);
    ASSERT_EQ(replies.size(), 1u) << text(option);
    table.row(text(option), page::outcome(rules.mover_wins(option)), text(*replies.begin()));
  }
  table.record();
}

TEST(Page, PairsInZeckendorfDigits) {
  page::Table table;
  for (std::int64_t k = 1; k <= 8; ++k) {
    const std::int64_t a = lower_by_mex(k), b = a + k;
    table.row(k, a, reference::digits(a), b, reference::digits(b));
  }
  table.record();
}

TEST(Page, LostSquaresOfAChessboard) {
  Rules rules(rules::options);
  std::set<rules::Position> lost;
  for (int x = 0; x <= 7; ++x) {
    for (int y = 0; y <= 7; ++y) {
      if (!rules.mover_wins({x, y})) lost.insert({x, y});
    }
  }
  EXPECT_EQ(lost,
            (std::set<rules::Position>{{0, 0}, {1, 2}, {2, 1}, {3, 5}, {5, 3}, {4, 7}, {7, 4}}));
  EXPECT_FALSE(rules.mover_wins({6, 10}));
}

// 39 digits 1010…1, and a one with 39 zeros.
TEST(Page, DigitsWhereDoublesFailFirst) {
  std::string alternating = "1";
  while (alternating.size() < 39)
    alternating += "01";
  EXPECT_EQ(reference::digits(165580140), alternating);
  EXPECT_EQ(reference::digits(267914295), alternating + "0");
  EXPECT_EQ(reference::digits(165580141), "1" + std::string(39, '0'));
  EXPECT_EQ(phi_in_double::floor_of_k_phi(102334155), 165580141);
}

TEST(Page, Exercises) {
  Rules rules(rules::options);
  EXPECT_EQ(reference::digits(11), "10100");
  EXPECT_EQ(reference::digits(12), "10101");
  EXPECT_EQ(reference::digits(18), "101000");
  EXPECT_EQ(reference::digits(20), "101010");
  EXPECT_FALSE(rules.mover_wins({12, 20}));
  EXPECT_EQ(lost_options(rules, {20, 11}), (std::set<rules::Position>{{18, 11}}));
  EXPECT_FALSE(rules.mover_wins({14, 23}));
  EXPECT_EQ(reference::digits(100), "1000010100");
  EXPECT_EQ(reference::shifted(100, 1), 144 + 13 + 5);
  EXPECT_EQ(reference::shifted(100, 1), 162);
  EXPECT_EQ(lower_by_mex(100), 161);
  EXPECT_EQ(reference::partner(161), 261);
}

// The first k at which F(n + 1) / F(n) gives another floor than the mex rule.
std::int64_t first_wrong(int n) {
  const std::int64_t above = reference::fibonacci()[n + 1], below = reference::fibonacci()[n];
  const auto floor_of_k_phi = [&](std::int64_t k) { return k * above / below; };
  return testing_support::wrong_differences(floor_of_k_phi, 100000, 1).at(0);
}

TEST(Page, FirstWrongDifferenceOfAQuotient) {
  for (int n = 3; n <= 21; n += 2)
    ASSERT_EQ(first_wrong(n), reference::fibonacci()[n + 2]) << n;
  EXPECT_EQ(reference::fibonacci()[47], 2971215073);
  const std::int64_t k = 2971215073;
  EXPECT_EQ(k * 1836311903 / 1134903170, problem::lower_of_pair(k) - 1);
}

TEST(Page, RangeOfTheQuotient) {
  const std::int64_t bound = reference::fibonacci()[46] + reference::fibonacci()[44];
  EXPECT_EQ(bound, 2537720636);
  EXPECT_GT(bound, 2147483648);  // 2^31
  EXPECT_EQ(floor_of_k_phi(2147483647u), 3474701531u);
  EXPECT_EQ(problem::lower_of_pair(100000000), 161803398);
}

TEST(Page, TheGreatestLostSquare) {
  EXPECT_EQ(problem::lower_of_pair(820265763), 1327217884);
  EXPECT_EQ(reference::partner(1327217884), 2147483647);
  EXPECT_GT(problem::lower_of_pair(820265764) + 820265764, 2147483647);
}

// 480 additions reach it. The error of the sums in long double is far below the distance to 10^100.
TEST(Page, TheGreatestFibonacciNumberBelowAHundredZeros) {
  long double number = 1, next = 1;
  int index = 1;
  for (; next < 1e100L; ++index)
    number = std::exchange(next, number + next);
  EXPECT_EQ(index, 480);
  EXPECT_LT(number, 0.95e100L);
  EXPECT_GT(next, 1.4e100L);
}

}  // namespace
