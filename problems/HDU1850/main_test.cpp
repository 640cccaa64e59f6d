// HDU 1850: submission and reference against brute force, and the certificates of the mex table.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
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

using testing_support::output_of;

using Search = game::OutcomeSearch<rules::Position>;

// By the rules alone.
int moves_that_win(Search& rules, const Heaps& heaps) {
  const std::vector<rules::Position> options = rules::options(heaps);
  return static_cast<int>(
      std::count_if(options.begin(), options.end(),
                    [&](const rules::Position& option) { return !rules.mover_wins(option); }));
}

void expect_right(Search& rules, const Heaps& heaps) {
  const int moves = moves_that_win(rules, heaps);
  ASSERT_EQ(winning_moves(heaps), moves) << testing::PrintToString(heaps);
  ASSERT_EQ(reference::winning_moves(heaps), moves) << testing::PrintToString(heaps);
}

// Calls body(heaps) for all lists that begin with `heaps` and have so many more cards.
template <class Body>
void for_each_list(Heaps& heaps, int cards, Body body) {
  if (cards == 0) return body(heaps);
  for (int heap = 1; heap <= cards; ++heap) {
    heaps.push_back(heap);
    for_each_list(heaps, cards - heap, body);
    heaps.pop_back();
  }
}

TEST(Rules, AMoveIsAHeapAndANumberOfCards) {
  EXPECT_EQ(rules::options({2, 1}), (std::vector<rules::Position>{{1, 1}, {1}, {2}}));
  EXPECT_EQ(rules::options({1, 1}), (std::vector<rules::Position>{{1}, {1}}));
  EXPECT_TRUE(rules::options({}).empty());
}

TEST(SubmissionAndReference, CertificateEveryListOfFewCardsByTheRules) {
  Search rules(rules::options);
  const int most = static_cast<int>(certify::reach(11, 18));
  for (int cards = 0; cards <= most; ++cards) {
    Heaps heaps;
    for_each_list(heaps, cards, [&](const Heaps& list) { expect_right(rules, list); });
  }
}

TEST(SubmissionAndReference, CertificateThreeHeapsByTheRules) {
  Search rules(rules::options);
  const int most = static_cast<int>(certify::reach(10, 40));
  for (int a = 1; a <= most; ++a) {
    for (int b = 1; b <= most; ++b) {
      for (int c = 1; c <= most; ++c)
        expect_right(rules, {a, b, c});
    }
  }
}

// What the proof of the blocks takes for granted.
TEST(MexTable, CertificateEveryRowAndColumnOfTheFirstBlockHasEveryNumberOnce) {
  const int side = static_cast<int>(certify::reach(package::kHeapSumBase - 1)) + 1;
  const std::vector<std::vector<int>> table = package::mex_table(side);
  std::vector<int> numbers(side);
  std::iota(numbers.begin(), numbers.end(), 0);
  for (int x = 0; x < side; ++x) {
    std::vector<int> row = table[x], column;
    for (int y = 0; y < side; ++y)
      column.push_back(table[y][x]);
    std::sort(row.begin(), row.end());
    std::sort(column.begin(), column.end());
    EXPECT_EQ(row, numbers) << x;
    EXPECT_EQ(column, numbers) << x;
  }
}

// More than the first block, by definition.
TEST(MexTable, CertificateBlocks) {
  const int side = static_cast<int>(certify::reach(130, 1000)) + 1;
  const std::vector<std::vector<int>> table = package::mex_table(side);
  for (int x = 0; x < side; ++x) {
    for (int y = 0; y < side; ++y)
      ASSERT_EQ(package::heap_sum(x, y), table[x][y]) << x << ' ' << y;
  }
}

// A digit in base 32 is five binary digits, and both heap_sum and xor work digit by digit. So they
// are the same for all heaps if they are the same for every pair of digits, at each of the four
// places that numbers below 2^20 have.
TEST(SubmissionAndReference, CertificateEveryPairOfDigits) {
  const int most = static_cast<int>(certify::reach(package::kHeapSumBase - 1));
  for (int place = 1; place < 1 << 20; place *= package::kHeapSumBase) {
    for (int x = 0; x <= most; ++x) {
      for (int y = 0; y <= most; ++y)
        ASSERT_EQ(package::heap_sum(x * place, y * place), (x * place) ^ (y * place));
    }
  }
}

TEST(SubmissionAndReference, AgreeOnLargeHeaps) {
  package::Random random(1850);
  for (int round = 0; round < 2000; ++round) {
    Heaps heaps(random.between(2, 100));
    for (int& heap : heaps)
      heap = static_cast<int>(random.between(1, 1000000));
    if (round % 2 == 0) heaps.push_back(nim_sum(heaps));  // lost
    ASSERT_EQ(winning_moves(heaps), reference::winning_moves(heaps));
    ASSERT_EQ(winning_moves(heaps) == 0, round % 2 == 0);
  }
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  Search rules(rules::options);
  for (int cards = 1; cards <= 9; ++cards) {
    Heaps start;
    for_each_list(start, cards, [&](Heaps heaps) {
      if (reference::winning_moves(heaps) == 0) return;
      const std::size_t i = reference::first_winning_heap(heaps);
      const int left = reference::worth_of_the_others(heaps)[i];
      ASSERT_LT(left, heaps[i]);
      heaps[i] = left;
      heaps.erase(std::remove(heaps.begin(), heaps.end(), 0), heaps.end());
      EXPECT_FALSE(rules.mover_wins(heaps)) << testing::PrintToString(heaps);
    });
  }
}

// The numbers in README.md.
TEST(Page, Numbers) {
  EXPECT_EQ(nim_sum({5, 7, 9}), 11);
  EXPECT_EQ(9 ^ 11, 2);
  EXPECT_EQ(winning_moves({5, 7, 9}), 1);
  EXPECT_EQ(winning_moves({1, 1, 1}), 3);
  EXPECT_EQ(winning_moves({1, 2, 3}), 0);
  EXPECT_EQ(std::vector<int>(package::mex_table(4)[3]), (std::vector<int>{3, 2, 1, 0}));
}

TEST(Program, StopsAtTheTerminatorOrTheEndOfTheInput) {
  EXPECT_EQ(output_of(judge_main, "3\n5 7 9\n0\n"), "1\n");
  EXPECT_EQ(output_of(judge_main, "3\n5 7 9\n"), "1\n");
  EXPECT_EQ(output_of(judge_main, "3\n5 7 9"), "1\n");
  EXPECT_EQ(output_of(judge_main, "3\r\n5 7 9 \r\n\r\n2\r\n4 4\r\n0\r\n2\r\n1 2\r\n"), "1\n0\n");
  EXPECT_EQ(output_of(judge_main, ""), "");
}

// What the statement does not allow, in case that a judge's data have it.
TEST(Program, TakesOneHeapAndEmptyHeaps) {
  EXPECT_EQ(output_of(judge_main, "1\n7\n3\n0 5 5\n2\n0 3\n0\n"), "1\n0\n1\n");
}

}  // namespace
