// Luogu P2197: submission and reference against brute force, and against the mex rule.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/package/heap_sums.hpp"
#include "common/package/random.hpp"
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

using reference::Heaps;
using testing_support::output_of;

using Search = game::OutcomeSearch<rules::Position>;

void expect_right(Search& rules, const Heaps& heaps) {
  const bool wins = rules.mover_wins(heaps);
  ASSERT_EQ(mover_wins(heaps), wins) << testing::PrintToString(heaps);
  ASSERT_EQ(reference::mover_wins(heaps), wins) << testing::PrintToString(heaps);
}

// Calls body(heaps) for all lists of `count` heaps of up to `most` stones.
template <class Body>
void for_each_list(int count, int most, Body body) {
  Heaps heaps(count, 0);
  while (true) {
    body(heaps);
    int i = 0;
    while (i < count && heaps[i] == most)
      heaps[i++] = 0;
    if (i == count) return;
    ++heaps[i];
  }
}

TEST(Rules, AMoveTakesStonesFromOneHeap) {
  EXPECT_EQ(rules::options({2, 1}), (std::vector<rules::Position>{{0, 1}, {1, 1}, {2, 0}}));
  EXPECT_TRUE(rules::options({0, 0}).empty());
  EXPECT_TRUE(rules::options({}).empty());
}

TEST(SubmissionAndReference, CertificateThreeHeapsByTheRules) {
  Search rules(rules::options);
  const int most = static_cast<int>(certify::reach(12, 45));
  for_each_list(3, most, [&](const Heaps& heaps) { expect_right(rules, heaps); });
}

TEST(SubmissionAndReference, CertificateSixHeapsByTheRules) {
  Search rules(rules::options);
  const int most = static_cast<int>(certify::reach(2, 5));
  for_each_list(6, most, [&](const Heaps& heaps) { expect_right(rules, heaps); });
}

// Both programs put the heaps together one after the other, and no nim-sum of legal heaps is above
// 2^14 - 1. So they agree on every input if they do on every such pair.
TEST(SubmissionAndReference, CertificateEveryPairOfHeaps) {
  certify::sweep("P2197, every pair", 0, 1 << 14, 200, [](auto from, auto to) {
    for (int x = static_cast<int>(from); x < to; ++x) {
      for (int y = 0; y < 1 << 14; ++y)
        ASSERT_EQ(package::heap_sum(x, y), x ^ y) << x << ' ' << y;
    }
  });
}

TEST(SubmissionAndReference, AgreeOnManyHeaps) {
  package::Random random(2197);
  for (int round = 0; round < 50; ++round) {
    Heaps heaps(random.between(1, 10000));
    for (int& heap : heaps)
      heap = static_cast<int>(random.between(0, 9999));
    if (round % 2 == 0) heaps.push_back(reference::worth(heaps));  // lost
    ASSERT_EQ(reference::mover_wins(heaps), round % 2 != 0);
    ASSERT_EQ(mover_wins(heaps), round % 2 != 0);
  }
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  Search rules(rules::options);
  for_each_list(4, 4, [&](Heaps heaps) {
    if (!reference::mover_wins(heaps)) return;
    const std::size_t i = reference::winning_heap(heaps);
    const int left = reference::worth_without(heaps, i);
    ASSERT_LT(left, heaps[i]);
    heaps[i] = left;
    EXPECT_FALSE(rules.mover_wins(heaps)) << testing::PrintToString(heaps);
  });
}

// The numbers in README.md.
TEST(Page, Numbers) {
  EXPECT_FALSE(mover_wins({1, 1}));
  EXPECT_TRUE(mover_wins({1, 0}));
  EXPECT_FALSE(mover_wins({1, 2, 3}));
}

TEST(Program, ReadsAsManyCasesAsTheFirstLineSays) {
  const std::string sample = "No\nYes\n";
  EXPECT_EQ(output_of(judge_main, "2\n2\n1 1\n2\n1 0\n"), sample);
  EXPECT_EQ(output_of(judge_main, "2\n2\n1 1\n2\n1 0"), sample);
  EXPECT_EQ(output_of(judge_main, "2\r\n2\r\n1 1 \r\n\r\n2\r\n1\r\n0\r\n"), sample);
  EXPECT_EQ(output_of(judge_main, ""), "");
}

// What the statement may or may not allow.
TEST(Program, TakesACaseWithoutHeaps) {
  EXPECT_EQ(output_of(judge_main, "2\n0\n\n1\n5\n"), "No\nYes\n");
}

}  // namespace
