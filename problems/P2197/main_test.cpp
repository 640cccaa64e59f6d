// Luogu P2197: submission and reference against brute force, and against the mex rule.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/problem/heap_sums.hpp"
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

using page::binary;
using page::joined;
using reference::Heaps;
using testing_support::all_vectors;
using testing_support::expect_output;
using testing_support::winning_options;

using Search = game::OutcomeSearch<rules::Position>;

void expect_right(Search& rules, const Heaps& heaps) {
  const bool wins = rules.mover_wins(heaps);
  ASSERT_EQ(mover_wins(heaps), wins) << testing::PrintToString(heaps);
  ASSERT_EQ(reference::mover_wins(heaps), wins) << testing::PrintToString(heaps);
}

TEST(Rules, AMoveTakesStonesFromOneHeap) {
  EXPECT_EQ(rules::options({2, 1}), (std::vector<rules::Position>{{0, 1}, {1, 1}, {2, 0}}));
  EXPECT_TRUE(rules::options({0, 0}).empty());
  EXPECT_TRUE(rules::options({}).empty());
}

TEST(SubmissionAndReference, CertificateThreeHeapsByTheRules) {
  Search rules(rules::options);
  const int most = static_cast<int>(certify::reach(12, 45));
  for (const Heaps& heaps : all_vectors(3, most))
    expect_right(rules, heaps);
}

TEST(SubmissionAndReference, CertificateSixHeapsByTheRules) {
  Search rules(rules::options);
  const int most = static_cast<int>(certify::reach(2, 5));
  for (const Heaps& heaps : all_vectors(6, most))
    expect_right(rules, heaps);
}

// Both programs put the heaps together one after the other, and no nim-sum of legal heaps is above
// 2^14 - 1. So they agree on every input if they do on every such pair.
TEST(SubmissionAndReference, CertificateEveryPairOfHeaps) {
  certify::sweep("P2197, every pair", 0, 1 << 14, 200, [](auto from, auto to) {
    for (int x = static_cast<int>(from); x < to; ++x) {
      for (int y = 0; y < 1 << 14; ++y)
        ASSERT_EQ(problem::heap_sum(x, y), x ^ y) << x << ' ' << y;
    }
  });
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  Search rules(rules::options);
  for (Heaps heaps : all_vectors(4, 4)) {
    if (!reference::mover_wins(heaps)) continue;
    const std::size_t i = problem::first_winning_heap(heaps);
    const int left = problem::worth_of_the_others(heaps)[i];
    ASSERT_LT(left, heaps[i]);
    heaps[i] = left;
    EXPECT_FALSE(rules.mover_wins(heaps)) << testing::PrintToString(heaps);
  }
}

// --- tables and numbers of the page ---

TEST(Page, MovesFrom123) {
  Search rules(rules::options);
  const Heaps start = {1, 2, 3};
  page::Table table;
  for (const Heaps& heaps : rules::options(start)) {
    std::size_t i = 0;
    while (heaps[i] == start[i])
      ++i;
    table.row(start[i], start[i] - heaps[i], joined(heaps), page::outcome(rules.mover_wins(heaps)),
              joined(winning_options(rules::options, rules, heaps).at(0)));
  }
  table.record();
}

// For each heap the number that is left of it by the move in it that wins, by the rules alone.
TEST(Page, WinningMoves) {
  Search rules(rules::options);
  const Heaps start = {7, 10, 12, 4};
  const int sum = reference::worth(start);
  page::Table table;
  for (std::size_t i = 0; i < start.size(); ++i) {
    std::string left;
    for (const Heaps& heaps : winning_options(rules::options, rules, start)) {
      if (heaps[i] != start[i]) left += std::to_string(heaps[i]);
    }
    table.row(start[i], binary(start[i]), start[i] ^ sum, binary(start[i] ^ sum),
              left.empty() ? "–" : left);
  }
  EXPECT_EQ(binary(sum), "101");
  table.record();
}

TEST(Page, Examples) {
  Search rules(rules::options);
  EXPECT_EQ(binary(6), "110");
  EXPECT_FALSE(rules.mover_wins({1, 1}));
  EXPECT_TRUE(rules.mover_wins({1, 0}));
  EXPECT_EQ(winning_options(rules::options, rules, Heaps{1, 2, 5}),
            (std::vector<Heaps>{{1, 2, 3}}));
  EXPECT_FALSE(rules.mover_wins({1, 3, 5, 7}));
  EXPECT_FALSE(rules.mover_wins({6, 5, 3}));
  EXPECT_EQ(winning_options(rules::options, rules, Heaps{7, 11, 13}),
            (std::vector<Heaps>{{6, 11, 13}, {7, 10, 13}, {7, 11, 12}}));
}

Heaps heaps_up_to(int n) {
  Heaps heaps(n);
  std::iota(heaps.begin(), heaps.end(), 1);
  return heaps;
}

// The heaps 1, 2, …, n, each once.
TEST(Page, EachSizeOnce) {
  Search rules(rules::options);
  for (int n = 1; n <= 5; ++n)
    ASSERT_EQ(rules.mover_wins(heaps_up_to(n)), n % 4 != 3) << n;
  for (int n = 1, worth = 0; n <= 9999; ++n) {
    const int expected[] = {n, 1, n + 1, 0};
    worth = problem::heap_sum(worth, n);
    ASSERT_EQ(worth, expected[n % 4]) << n;
  }
  const Heaps hundred = heaps_up_to(100);
  EXPECT_EQ(std::count_if(hundred.begin(), hundred.end(),
                          [&](int i) { return problem::worth_of_the_others(hundred)[i - 1] < i; }),
            37);
}

// Whoever takes the last stone loses.
TEST(Page, MiserePlay) {
  game::Oracle<rules::Position> misere(rules::options, game::Play::kMisere);
  for (const Heaps& heaps : all_vectors(4, 5)) {
    const bool has_large = *std::max_element(heaps.begin(), heaps.end()) > 1;
    const int stones = std::accumulate(heaps.begin(), heaps.end(), 0);
    const bool lost = has_large ? !reference::mover_wins(heaps) : stones % 2 == 1;
    EXPECT_EQ(misere.mover_wins(heaps), !lost) << joined(heaps);
  }
  EXPECT_EQ(misere.winning_move({1, 1, 1, 4}), (Heaps{1, 1, 1, 0}));
  EXPECT_EQ(misere.winning_move({1, 1, 4}), (Heaps{1, 1, 1}));
}

// The picture: each number is the least that is neither left of it nor above it.
TEST(Page, ThirdHeap) {
  const std::vector<std::vector<int>> table = problem::mex_table(16);
  Search rules(rules::options);
  for (int x = 0; x < 16; ++x) {
    for (int y = 0; y < 16; ++y) {
      ASSERT_EQ(reference::worth({x, y}), table[x][y]) << x << ' ' << y;
      const bool is_small = x < 8 && y < 8;
      ASSERT_FALSE(is_small && rules.mover_wins({x, y, table[x][y]})) << x << ' ' << y;
    }
  }
  EXPECT_EQ(table[6][5], 3);
}

// What the statement may or may not allow.
TEST(Program, TakesACaseWithoutHeaps) {
  expect_output(judge_main, "2\n0\n\n1\n5\n", "No\nYes\n");
  expect_output(judge_main, "2\r\n2\r\n1 1 \r\n\r\n2\r\n1\r\n0\r\n", "No\nYes\n");
  expect_output(judge_main, "", "");
}

}  // namespace
