// HDU 1850: submission and reference against brute force, and the certificates of the mex table.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
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
using testing_support::expect_output;

using Search = game::OutcomeSearch<rules::Position>;

// The positions after the winning moves, by the rules alone.
template <class Rules>
std::vector<Heaps> winning_options(Rules& rules, const Heaps& heaps) {
  return testing_support::winning_options(rules::options, rules, heaps);
}

template <class Rules>
int moves_that_win(Rules& rules, const Heaps& heaps) {
  return static_cast<int>(winning_options(rules, heaps).size());
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
  const int side = static_cast<int>(certify::reach(problem::kHeapSumBase - 1)) + 1;
  const std::vector<std::vector<int>> table = problem::mex_table(side);
  std::vector<int> numbers(side);
  std::iota(numbers.begin(), numbers.end(), 0);
  for (int x = 0; x < side; ++x) {
    std::vector<int> row = table[x], column;
    for (int y = 0; y < side; ++y)
      column.push_back(table[y][x]);
    std::sort(row.begin(), row.end());
    std::sort(column.begin(), column.end());
    ASSERT_EQ(row, numbers) << x;
    ASSERT_EQ(column, numbers) << x;
  }
}

// More than the first block, by definition.
TEST(MexTable, CertificateBlocks) {
  const int side = static_cast<int>(certify::reach(130, 1000)) + 1;
  const std::vector<std::vector<int>> table = problem::mex_table(side);
  for (int x = 0; x < side; ++x) {
    for (int y = 0; y < side; ++y)
      ASSERT_EQ(problem::heap_sum(x, y), table[x][y]) << x << ' ' << y;
  }
}

// A digit in base 32 is five binary digits, and both heap_sum and xor work digit by digit. So they
// are the same for all heaps if they are the same for every pair of digits, at each of the four
// places that numbers below 2^20 have.
TEST(SubmissionAndReference, CertificateEveryPairOfDigits) {
  const int most = static_cast<int>(certify::reach(problem::kHeapSumBase - 1));
  for (int place = 1; place < 1 << 20; place *= problem::kHeapSumBase) {
    for (int x = 0; x <= most; ++x) {
      for (int y = 0; y <= most; ++y)
        ASSERT_EQ(problem::heap_sum(x * place, y * place), (x * place) ^ (y * place));
    }
  }
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  Search rules(rules::options);
  for (int cards = 1; cards <= 9; ++cards) {
    Heaps start;
    for_each_list(start, cards, [&](Heaps heaps) {
      if (reference::winning_moves(heaps) == 0) return;
      const std::size_t i = problem::first_winning_heap(heaps);
      const int left = problem::worth_of_the_others(heaps)[i];
      ASSERT_LT(left, heaps[i]);
      heaps[i] = left;
      heaps.erase(std::remove(heaps.begin(), heaps.end(), 0), heaps.end());
      ASSERT_FALSE(rules.mover_wins(heaps)) << testing::PrintToString(heaps);
    });
  }
}

// --- tables and numbers of the page ---

TEST(Page, MovesFrom322) {
  Search rules(rules::options);
  const Heaps start = {3, 2, 2};
  const std::vector<rules::Position> options = rules::options(start);
  page::Table table;
  auto option = options.begin();
  for (int heap : start) {
    for (int left = heap - 1; left >= 0; --left, ++option) {
      const bool wins = rules.mover_wins(*option);
      table.row(heap, left, joined(*option), page::outcome(wins),
                wins ? joined(winning_options(rules, *option).at(0)) : "–");
    }
  }
  table.record();
}

// What is left of each heap by the move in it that wins, by the rules alone.
TEST(Page, HeapsOfThePicture) {
  Search rules(rules::options);
  const Heaps heaps = {12, 10, 9, 4};
  const int sum = problem::sums_before(heaps).back();
  page::Table table;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    std::string winning;
    for (int left = 1; left < heaps[i]; ++left) {
      Heaps option = heaps;
      option[i] = left;
      if (!rules.mover_wins(option)) winning += std::to_string(left);
    }
    table.row(heaps[i], binary(heaps[i]), heaps[i] ^ sum, binary(heaps[i] ^ sum),
              winning.empty() ? "–" : winning);
  }
  EXPECT_EQ(sum, 11);
  EXPECT_EQ(moves_that_win(rules, heaps), 3);  // so no heap is to be emptied
  table.record();
}

TEST(Page, Examples) {
  Search rules(rules::options);
  EXPECT_EQ(binary(11), "1011");
  EXPECT_FALSE(rules.mover_wins({2, 2}));
  EXPECT_FALSE(rules.mover_wins({3, 2, 1}));
  EXPECT_EQ(moves_that_win(rules, {4, 4, 4}), 3);
  EXPECT_EQ(moves_that_win(rules, {5, 7, 9}), 1);
  EXPECT_EQ(winning_options(rules, {5, 7, 9}).at(0), (Heaps{5, 7, 2}));
  EXPECT_EQ(moves_that_win(rules, {1, 1, 1}), 3);
  EXPECT_EQ(moves_that_win(rules, {6, 9, 12}), 1);
  EXPECT_EQ(winning_options(rules, {6, 9, 12}).at(0), (Heaps{5, 9, 12}));
  EXPECT_EQ(reference::winning_moves({10, 11, 12, 13}), 0);
  EXPECT_EQ(reference::winning_moves(Heaps(99, 1000000)), 99);
  EXPECT_EQ(reference::winning_moves(Heaps(100, 1000000)), 0);
  EXPECT_EQ(std::vector<int>(problem::mex_table(4)[3]), (std::vector<int>{3, 2, 1, 0}));
}

// The answers for M heaps are 0 and the odd numbers up to M. Here for heaps of 1 to 4 cards.
TEST(Page, PossibleAnswers) {
  const std::vector<std::set<int>> odd_or_zero = {{0, 1}, {0, 1, 3}, {0, 1, 3}, {0, 1, 3, 5}};
  for (int count = 2; count <= 5; ++count) {
    std::set<int> answers;
    for (int list = 0; list < 1 << 2 * count; ++list) {
      Heaps heaps;
      for (int i = 0; i < count; ++i)
        heaps.push_back((list >> 2 * i) % 4 + 1);
      answers.insert(reference::winning_moves(heaps));
    }
    ASSERT_EQ(answers, odd_or_zero[count - 2]) << count;
  }
}

TEST(Page, MiserePlay) {
  game::Oracle<rules::Position> misere(rules::options, game::Play::kMisere);
  for (int cards = 1; cards <= 10; ++cards) {
    Heaps start;
    for_each_list(start, cards, [&](const Heaps& heaps) {
      const int count = static_cast<int>(heaps.size());
      const bool only_ones = cards == count;
      const int expected =
          only_ones ? (count % 2 == 0 ? count : 0) : reference::winning_moves(heaps);
      ASSERT_EQ(moves_that_win(misere, heaps), expected) << joined(heaps);
    });
  }
  EXPECT_EQ(moves_that_win(misere, {3, 1, 1}), 1);
  EXPECT_EQ(misere.winning_move({3, 1, 1}), (Heaps{1, 1, 1}));
  Search normal(rules::options);
  EXPECT_EQ(winning_options(normal, {3, 1, 1}).at(0), (Heaps{1, 1}));
  EXPECT_FALSE(misere.mover_wins({1, 1, 1}));
}

TEST(Program, StopsAtTheTerminatorOrTheEndOfTheInput) {
  expect_output(judge_main, "3\n5 7 9\n", "1\n");
  expect_output(judge_main, "3\n5 7 9 \n\n2\n4 4\n0\n2\n1 2\n", "1\n0\n");
  expect_output(judge_main, "", "");
}

// What the statement does not allow, in case that a judge's data have it.
TEST(Program, TakesOneHeapAndEmptyHeaps) {
  expect_output(judge_main, "1\n7\n3\n0 5 5\n2\n0 3\n0\n", "1\n0\n1\n");
}

}  // namespace
