// HDU 4764: submission and reference against brute force, and the certificates for every pair.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/testing/brute_force.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/page_table.hpp"
#include "common/testing/run_main.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main reference_main
#include "reference.cpp"
#undef main
#include "rules.hpp"

namespace {

using testing_support::expect_output;

constexpr unsigned kMostN = 100000000;
constexpr unsigned kMostK = 100;

game::Oracle<int> oracle(int n, int k) {
  return game::Oracle<int>(rules::Stone{n, k}, game::Play::kMisere);
}

TEST(Rules, WhoeverWritesNLoses) {
  EXPECT_EQ((rules::Stone{5, 3}(0)), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ((rules::Stone{5, 3}(4)), (std::vector<int>{5, 6, 7}));
  EXPECT_TRUE((rules::Stone{5, 3}(5)).empty());
  EXPECT_FALSE(oracle(5, 3).mover_wins(4));
  EXPECT_TRUE(oracle(5, 3).mover_wins(7));
}

TEST(SubmissionAndReference, AgreeWithTheRulesOnEverySmallPair) {
  for (int n = 1; n <= 60; ++n) {
    for (int k = 1; k <= 25; ++k) {
      const bool wins = oracle(n, k).mover_wins(rules::kStart);
      ASSERT_EQ(mover_wins(n, k), wins) << n << ' ' << k;
      ASSERT_EQ(reference::mover_wins(n, k), wins) << n << ' ' << k;
    }
  }
}

TEST(Reference, NamesANumberThatLeadsToAPPosition) {
  for (int n = 1; n <= 40; ++n) {
    for (int k = 1; k <= 15; ++k) {
      const int number = reference::winning_number(n, k);
      ASSERT_EQ(number != 0, oracle(n, k).mover_wins(rules::kStart)) << n << ' ' << k;
      if (number == 0) continue;
      ASSERT_FALSE(oracle(n, k).mover_wins(number)) << n << ' ' << k;
    }
  }
}

// Proves the formula for every N, with one game of N = 3(k + 1) + 1 for each k.
//
// Let d = N - (last number). The rules depend on d only: for d <= 0 the mover has won; for d >= 1
// the mover may go to d - 1 … d - k. So the outcome at d is a function of the k outcomes below it,
// and this function is the same for every d >= 1. The test shows that for d = 1 … 3(k + 1) + 1 the
// outcomes by the rules are those of the formula, which has period k + 1. In particular the k
// outcomes below d = k + 2 are the same as those below d = 2k + 3. So, by induction on d, all
// later outcomes repeat with period k + 1, too.
TEST(Submission, CertificateEveryKOverWholePeriods) {
  const int most = static_cast<int>(certify::reach(kMostK));
  for (int k = 1; k <= most; ++k) {
    const int n = 3 * (k + 1) + 1;
    game::Oracle<int> rules = oracle(n, k);
    for (int d = 1; d <= n; ++d)
      ASSERT_EQ(rules.mover_wins(n - d), mover_wins(d, k)) << d << ' ' << k;
  }
}

// Shows that the submitted function computes the formula for every legal pair: for example, nothing
// overflows. `left` starts at (N - 1) mod (k + 1) and counts up with N. This is the formula itself,
// so this test shows nothing about the game; the test above does.
TEST(Submission, CertificateComputesTheFormulaForEveryPair) {
  certify::sweep("HDU4764, every pair", 1, kMostN + 1, 100000, [](auto from, auto to) {
    for (unsigned k = 1; k <= kMostK; ++k) {
      unsigned left = (from - 1) % (k + 1);
      for (unsigned n = from; n < to; ++n, left = left == k ? 0 : left + 1)
        ASSERT_EQ(mover_wins(n, k), left != 0) << n << ' ' << k;
    }
  });
}

TEST(Reference, FindsThePeriod) {
  for (unsigned k = 1; k <= kMostK; ++k)
    ASSERT_EQ(reference::outcomes(k).period(), k + 1);
}

// --- tables and numbers of the page ---

// The numbers that may be written after `last` and leave a P-position, by the rules alone.
std::vector<int> winning_numbers(game::Oracle<int>& rules, int n, int k, int last) {
  return testing_support::winning_options(rules::Stone{n, k}, rules, last);
}

TEST(Page, CountToSix) {
  game::Oracle<int> rules = oracle(6, 2);
  page::Table table;
  for (int last = 5; last >= 0; --last) {
    table.row(last, 6 - last, page::joined({last + 1, last + 2}),
              page::outcome(rules.mover_wins(last)),
              page::joined(winning_numbers(rules, 6, 2, last)));
  }
  table.record();
}

TEST(Page, Examples) {
  game::Oracle<int> twelve = oracle(12, 3), thirty = oracle(30, 3), hundred = oracle(100, 9);
  EXPECT_EQ(winning_numbers(twelve, 12, 3, 0), (std::vector<int>{3}));
  EXPECT_EQ(winning_numbers(thirty, 30, 3, 0), (std::vector<int>{1}));
  EXPECT_EQ(winning_numbers(hundred, 100, 9, 0), (std::vector<int>{9}));
  EXPECT_FALSE(oracle(10, 2).mover_wins(0));
  EXPECT_FALSE(oracle(22, 6).mover_wins(0));
}

TEST(Page, JiangWinsWith25) {
  std::vector<int> found;
  for (int k = 1; k <= 100; ++k) {
    if (!oracle(25, k).mover_wins(0)) found.push_back(k);
  }
  EXPECT_EQ(found, (std::vector<int>{1, 2, 3, 5, 7, 11, 23}));
}

TEST(Page, StepsOf134) {
  const int n = 60;
  game::Oracle<int> rules(
      [](int last) {
        return last < n ? std::vector<int>{last + 1, last + 3, last + 4} : std::vector<int>{};
      },
      game::Play::kMisere);
  for (int d = 1; d <= n; ++d)
    ASSERT_EQ(rules.mover_wins(n - d), d % 7 != 1 && d % 7 != 3) << d;
}

TEST(Program, StopsAtTheTerminatorOrTheEndOfTheInput) {
  const std::string sample = "Jiang\nTang\nJiang\n";
  expect_output(judge_main, "1 1\n30 3\n10 2", sample);
  expect_output(judge_main, "1 1\n30 3\n10 2\n0 0\n7 7\n", sample);
  expect_output(judge_main, "", "");
}

// The reader is the same in eight submissions (judge/tests/test_submissions.py). White space that
// no statement has, across the borders of blocks.
TEST(Program, SkipsWhiteSpaceAcrossBlocks) {
  std::string input, output;
  for (int i = 0; i < 30000; ++i) {
    input += "1 1\n  \r\n 30  \t  3 \n";
    output += "Jiang\nTang\n";
  }
  expect_output(judge_main, input + "\n \n", output);
}

}  // namespace
