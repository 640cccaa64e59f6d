// HDU 1846: submission and reference against brute force over every legal pair.
#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "common/oracle/compounds.hpp"
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

using page::joined;
using testing_support::expect_output;

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

TEST(Reference, NamesATakeThatLeadsToAPPosition) {
  for (int m = 1; m <= 20; ++m) {
    game::OutcomeSearch<int> rules(rules::BraveGame{m});
    for (int n = 1; n <= 80; ++n) {
      const int take = reference::winning_take(n, m);
      ASSERT_EQ(take != 0, rules.mover_wins(n)) << n << ' ' << m;
      ASSERT_LE(take, m) << n << ' ' << m;
      if (take == 0) continue;
      ASSERT_FALSE(rules.mover_wins(n - take)) << n << ' ' << m;
    }
  }
}

// --- tables and numbers of the page ---

using Rules = game::OutcomeSearch<int>;

// The takes from n stones that lead to a P-position, by the rules alone.
std::vector<int> winning_takes(int n, int m) {
  Rules rules(rules::BraveGame{m});
  std::vector<int> takes;
  for (int left : testing_support::winning_options(rules::BraveGame{m}, rules, n))
    takes.push_back(n - left);
  return takes;
}

TEST(Page, TakeOneOrTwo) {
  Rules rules(rules::BraveGame{2});
  page::Table table;
  for (int n = 0; n <= 7; ++n) {
    table.row(n, joined(rules::BraveGame{2}(n)), page::outcome(rules.mover_wins(n)),
              joined(winning_takes(n, 2)));
  }
  table.record();
}

TEST(Page, Examples) {
  EXPECT_EQ(winning_takes(23, 2), (std::vector<int>{2}));
  EXPECT_TRUE(winning_takes(4, 3).empty());
  EXPECT_EQ(winning_takes(14, 4), (std::vector<int>{4}));
  EXPECT_EQ(winning_takes(100, 6), (std::vector<int>{2}));
  EXPECT_TRUE(winning_takes(1000, 7).empty());
}

TEST(Page, NoMoreThanOneTakeWins) {
  for (int m = 1; m <= 12; ++m) {
    for (int n = 0; n <= 60; ++n)
      ASSERT_LE(winning_takes(n, m).size(), 1u) << n << ' ' << m;
  }
}

TEST(Page, TheSecondPlayerWinsFrom35) {
  std::vector<int> found;
  for (int m = 1; m <= kMost; ++m) {
    if (winning_takes(35, m).empty()) found.push_back(m);
  }
  EXPECT_EQ(found, (std::vector<int>{4, 6, 34}));
}

// The exercise with more takes: 1 … m and others that are no multiples of m + 1.
void expect_multiples_lost(int m, const std::function<bool(int)>& is_allowed) {
  Rules rules([&](int stones) {
    std::vector<int> left;
    for (int take = 1; take <= stones; ++take) {
      if (is_allowed(take)) left.push_back(stones - take);
    }
    return left;
  });
  for (int n = 0; n <= 300; ++n)
    ASSERT_EQ(rules.mover_wins(n), n % (m + 1) != 0) << n << ' ' << m;
}

TEST(Page, MoreTakesAndTheSameLostPiles) {
  expect_multiples_lost(2, [](int take) { return (take & (take - 1)) == 0; });  // powers of two
  for (int m = 1; m <= 9; ++m)
    expect_multiples_lost(m, [m](int take) { return take % (m + 1) != 0; });
}

// Three piles, each with takes of 1 to 3 stones.
TEST(Page, SeveralPiles) {
  const auto three_piles = game::rules::disjunctive(rules::BraveGame{3});
  game::OutcomeSearch<std::vector<int>> rules(three_piles);
  for (int a = 0; a <= 11; ++a) {
    for (int b = 0; b <= a; ++b) {
      for (int c = 0; c <= b; ++c)
        ASSERT_EQ(rules.mover_wins({a, b, c}), (a % 4 ^ b % 4 ^ c % 4) != 0) << a << b << c;
    }
  }
  EXPECT_FALSE(rules.mover_wins({7, 9, 10}));
  EXPECT_EQ(testing_support::winning_options(three_piles, rules, std::vector<int>{7, 9, 11}),
            (std::vector<std::vector<int>>{{6, 9, 11}, {7, 8, 11}, {7, 9, 10}}));
}

TEST(Page, GrundyValueIsTheRemainder) {
  for (int m = 1; m <= 9; ++m) {
    game::Oracle<int> oracle(rules::BraveGame{m});
    for (int n = 0; n <= 50; ++n)
      ASSERT_EQ(oracle.grundy(n), n % (m + 1)) << n << ' ' << m;
  }
}

TEST(Program, ReadsAsManyCasesAsTheFirstLineSays) {
  expect_output(judge_main, "1\n23 2\n4 3\n", "first\n");
  expect_output(judge_main, "3\n23 2\n4 3\n", "first\nsecond\n");
  expect_output(judge_main, "2\r\n23 2 \r\n4 3\r\n\r\n", "first\nsecond\n");
  expect_output(judge_main, "", "");
}

}  // namespace
