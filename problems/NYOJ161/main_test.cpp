// NYOJ 161: submission and reference against brute force, and the certificate for every difference
// of the piles.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/oracle/wythoff_walk.hpp"
#include "common/package/close_differences.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/run_main.hpp"
#include "common/testing/wythoff_counterexamples.hpp"

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

using testing_support::output_of;

constexpr std::int64_t kMost = 1000000000;

// The rules alone decide.
TEST(SubmissionAndReference, CertificateSmallPilesByTheRules) {
  game::OutcomeSearch<rules::Position> rules(rules::options);
  const int most = static_cast<int>(certify::reach(120, 300));
  for (int a = 0; a <= most; ++a) {
    for (int b = 0; b <= most; ++b) {
      const bool wins = rules.mover_wins({a, b});
      ASSERT_EQ(mover_wins(a, b), wins) << a << ' ' << b;
      ASSERT_EQ(reference::mover_wins(a, b), wins) << a << ' ' << b;
    }
  }
}

// For one difference k the submission can call one pair lost, because side_of_k_phi(x, k) grows
// with x from x = k/2 on, and is negative or 0 before. So the pair of the mex rule, and the pairs
// with one stone less and one more in each pile, are enough.
TEST(Submission, CertificateEveryDifference) {
  certify::sweep("NYOJ161, every difference", 1, kMost + 1, 10000000, [](auto from, auto to) {
    game::WythoffWalk pair(from, testing_support::lower_of_pair);
    for (; pair.k() < to; pair.advance()) {
      const std::int64_t k = pair.k(), x = pair.lower();
      if (x > kMost) {  // no legal pair of this difference is lost
        ASSERT_LE(side_of_k_phi(kMost + 1, k), 0) << k;
        continue;
      }
      ASSERT_LE(side_of_k_phi(x, k), 0) << k;
      ASSERT_GT(side_of_k_phi(x + 1, k), 0) << k;
    }
    ASSERT_EQ(pair.lower(), testing_support::lower_of_pair(to));
  });
}

TEST(Submission, CallsTheLostPairOfSomeDifferencesLost) {
  for (std::int64_t k = 0; testing_support::lower_of_pair(k) + k <= kMost; k += 99991) {
    const unsigned lower = static_cast<unsigned>(testing_support::lower_of_pair(k));
    const unsigned upper = lower + static_cast<unsigned>(k);
    EXPECT_FALSE(mover_wins(lower, upper)) << k;
    EXPECT_FALSE(mover_wins(upper, lower)) << k;
    EXPECT_TRUE(mover_wins(lower + 1, upper + 1)) << k;
  }
}

// Each number from 1 on is in one lost pair, so the first pairs together hold every number up to
// the smaller one of the last of them.
TEST(Reference, CertificateFirstHundredMillionPairs) {
  certify::sweep("NYOJ161, first pairs", 1, 100000001, 1000000, [](auto from, auto to) {
    game::WythoffWalk pair(from, testing_support::lower_of_pair);
    for (; pair.k() < to; pair.advance()) {
      const reference::Digits digits = reference::digits_of(pair.lower());
      ASSERT_TRUE(reference::ends_in_an_even_number_of_zeros(digits)) << pair.k();
      ASSERT_EQ(digits << 1, reference::digits_of(pair.lower() + pair.k())) << pair.k();
    }
    ASSERT_EQ(pair.lower(), testing_support::lower_of_pair(to));
  });
}

// Differences to the end of the range: sums of Fibonacci numbers from F(20) on, where k·phi is
// nearly whole, and every 100003rd.
TEST(Reference, FindsThePairsOfAChoiceOfDifferences) {
  std::vector<std::int64_t> differences = package::close_differences(20, kMost);
  for (std::int64_t k = 1; k <= kMost; k += 100003)
    differences.push_back(k);
  for (std::int64_t k : differences) {
    const std::int64_t lower = testing_support::lower_of_pair(k);
    ASSERT_EQ(reference::lower(k), lower);
    ASSERT_EQ(reference::partner(lower), lower + k);
    ASSERT_EQ(reference::partner(lower + k), lower);
    ASSERT_TRUE(reference::is_lost(lower, lower + k));
    ASSERT_FALSE(reference::is_lost(lower + 1, lower + 1 + k));
  }
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  game::OutcomeSearch<rules::Position> rules(rules::options);
  for (int a = 0; a <= 60; ++a) {
    for (int b = 0; b <= 60; ++b) {
      if (!rules.mover_wins({a, b})) continue;
      const reference::Piles left = reference::after_a_winning_move({a, b});
      const rules::Position reached = {static_cast<int>(left.a), static_cast<int>(left.b)};
      const std::vector<rules::Position> options = rules::options({a, b});
      EXPECT_EQ(std::count(options.begin(), options.end(), reached), 1) << a << ' ' << b;
      EXPECT_FALSE(rules.mover_wins(reached)) << a << ' ' << b;
    }
  }
}

TEST(Reference, WritesFibonacciDigits) {
  EXPECT_EQ(reference::with_digits(0), "0 = 0");
  EXPECT_EQ(reference::with_digits(4), "4 = 101");
  EXPECT_EQ(reference::with_digits(7), "7 = 1010");
  EXPECT_EQ(reference::with_digits(12), "12 = 10101");
}

TEST(Submission, IsRightWhereDoublesAreNot) {
  EXPECT_FALSE(mover_wins(165580140, 267914295));
  EXPECT_FALSE(mover_wins(267914295, 165580140));
  EXPECT_TRUE(mover_wins(165580141, 267914296));
}

TEST(Submission, IsRightAtTheTop) {
  EXPECT_FALSE(mover_wins(618033988, 999999999));
  EXPECT_TRUE(mover_wins(618033989, 1000000000));
  EXPECT_TRUE(mover_wins(0, 1000000000));
  EXPECT_TRUE(mover_wins(1000000000, 1000000000));
}

// The comment of side_of_k_phi: its terms, and with them the result, stay within 2^62.
TEST(Submission, NothingOverflows) {
  const std::int64_t most = kMost + 1;
  EXPECT_LT(most * most, INT64_C(1) << 62);
  EXPECT_LT(most * (most + most), INT64_C(1) << 62);
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
  using Pair = std::pair<std::int64_t, std::int64_t>;
  const Pair expected = most < 228 + 65650 ? Pair(-1, -1) : Pair(228, 65650);
  EXPECT_EQ(testing_support::first_wrong_pair_to(most, squares_in_unsigned::is_lost), expected);
}

TEST(Program, ReadsToTheEndOfTheInput) {
  EXPECT_EQ(output_of(judge_main, "2 1\n8 4\n4 7\n"), "0\n1\n0\n");
  EXPECT_EQ(output_of(judge_main, "2 1\n8 4\n4 7"), "0\n1\n0\n");
  EXPECT_EQ(output_of(judge_main, "2 1\r\n8 4\r\n"), "0\n1\n");
  EXPECT_EQ(output_of(judge_main, "0 0\n1 1\n0 0\n"), "0\n1\n0\n");
  EXPECT_EQ(output_of(judge_main, ""), "");
}

TEST(Program, ReadsNumbersAcrossBlocks) {
  std::string input, expected;
  for (int i = 0; i < 50000; ++i) {
    input += i % 3 == 0 ? "1 2\n" : i % 3 == 1 ? "1000000000 618033989\n" : " \r\n\n 14  10\n";
    expected += i % 3 == 0 ? "0\n" : "1\n";
  }
  EXPECT_EQ(output_of(judge_main, input), expected);
}

}  // namespace
