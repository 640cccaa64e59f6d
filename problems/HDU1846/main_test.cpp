// HDU 1846: submission and reference against brute force over every legal pair.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/run_main.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main reference_main
#include "reference.cpp"
#undef main
#include "rules.hpp"

namespace {

using testing_support::output_of;

constexpr int kMost = 1000;  // of n and of m

TEST(Rules, ATakeIsFromOneToM) {
  EXPECT_EQ((rules::BraveGame{3}(5)), (std::vector<int>{4, 3, 2}));
  EXPECT_EQ((rules::BraveGame{3}(2)), (std::vector<int>{1, 0}));
  EXPECT_TRUE((rules::BraveGame{3}(0)).empty());
}

// The rules alone decide, for every n with each m.
TEST(SubmissionAndReference, CertificateEveryPairByTheRules) {
  certify::sweep("HDU1846, every m", 1, kMost + 1, 60, [](auto from, auto to) {
    for (int m = static_cast<int>(from); m < to; ++m) {
      game::OutcomeSearch<int> rules(rules::BraveGame{m});
      for (int n = 1; n <= kMost; ++n) {
        const bool wins = rules.mover_wins(n);
        ASSERT_EQ(mover_wins(n, m), wins) << n << ' ' << m;
        ASSERT_EQ(reference::mover_wins(n, m), wins) << n << ' ' << m;
      }
    }
  });
}

TEST(SubmissionAndReference, AgreeAtTheTop) {
  for (int m = 1; m <= kMost; ++m) {
    for (int n = kMost - 5; n <= kMost; ++n)
      ASSERT_EQ(mover_wins(n, m), reference::mover_wins(n, m)) << n << ' ' << m;
  }
}

TEST(Reference, NamesATakeThatLeadsToAPPosition) {
  for (int m = 1; m <= 20; ++m) {
    game::OutcomeSearch<int> rules(rules::BraveGame{m});
    for (int n = 1; n <= 80; ++n) {
      const int take = reference::winning_take(n, m);
      EXPECT_EQ(take != 0, rules.mover_wins(n)) << n << ' ' << m;
      EXPECT_LE(take, m) << n << ' ' << m;
      if (take == 0) continue;
      EXPECT_FALSE(rules.mover_wins(n - take)) << n << ' ' << m;
    }
  }
}

// The numbers in README.md.
TEST(Page, Numbers) {
  EXPECT_EQ(reference::lost_piles(15, 4), (std::vector<int>{0, 5, 10, 15}));
  EXPECT_EQ(reference::winning_take(23, 2), 2);
  EXPECT_FALSE(mover_wins(4, 3));
}

TEST(Program, ReadsAsManyCasesAsTheFirstLineSays) {
  EXPECT_EQ(output_of(judge_main, "2\n23 2\n4 3\n"), "first\nsecond\n");
  EXPECT_EQ(output_of(judge_main, "2\n23 2\n4 3"), "first\nsecond\n");
  EXPECT_EQ(output_of(judge_main, "2\r\n23 2 \r\n4 3\r\n\r\n"), "first\nsecond\n");
  EXPECT_EQ(output_of(judge_main, "1\n23 2\n4 3\n"), "first\n");
  EXPECT_EQ(output_of(judge_main, "3\n23 2\n4 3\n"), "first\nsecond\n");
  EXPECT_EQ(output_of(judge_main, "0\n"), "");
  EXPECT_EQ(output_of(judge_main, ""), "");
}

}  // namespace
