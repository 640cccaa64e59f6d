// HDU 2516: submission and reference against brute force, and the certificate for every pile.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "common/oracle/oracle.hpp"
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

// The wrong programs whose first mistake is computed below. The standard headers that they include
// are included above, so their text adds nothing but their own functions to these namespaces.
#define main wrong_main
namespace fibonacci_in_int {
#include "wrong/fibonacci_in_int.cpp"
}
namespace square_test_in_double {
#include "wrong/square_test_in_double.cpp"
}
#undef main

namespace {

using testing_support::expect_output;

class Submission : public testing::Test {
 protected:
  void SetUp() override { fill_fibonacci_table(); }
};

// 1, 2, 3, 5, … below 2^40, in 64 bits.
std::vector<std::int64_t> fibonacci_numbers() {
  std::vector<std::int64_t> numbers = {1, 2};
  while (numbers.back() < INT64_C(1) << 40) {
    numbers.push_back(numbers.end()[-1] + numbers.end()[-2]);
  }
  return numbers;
}

// The rules alone decide.
TEST_F(Submission, CertificateSmallPilesByTheRules) {
  game::OutcomeSearch<rules::Position> rules(rules::options);
  const int most = static_cast<int>(certify::reach(2000, 10000));
  for (int n = 2; n <= most; ++n)
    ASSERT_EQ(mover_wins(n), rules.mover_wins(rules::start(n))) << n;
}

TEST(Reference, CertificateEveryQuotaByTheRules) {
  game::OutcomeSearch<rules::Position> rules(rules::options);
  const int most = static_cast<int>(certify::reach(300, 1500));
  for (int n = 1; n <= most; ++n) {
    for (int quota = 1; quota <= n; ++quota) {
      ASSERT_EQ(reference::mover_wins(n, quota), rules.mover_wins({n, quota})) << n << ' ' << quota;
    }
  }
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  game::OutcomeSearch<rules::Position> rules(rules::options);
  for (int n = 2; n <= 100; ++n) {
    if (!rules.mover_wins(rules::start(n))) continue;
    const int take = static_cast<int>(reference::least_part(n));
    ASSERT_FALSE(rules.mover_wins({n - take, 2 * take})) << n;
  }
}

TEST(Reference, FindsTheFibonacciNumbers) {
  const std::vector<std::int64_t> lost = reference::lost_piles(INT64_C(1) << 32);
  const std::vector<std::int64_t> fibonacci = fibonacci_numbers();
  ASSERT_LE(lost.size(), fibonacci.size());
  for (std::size_t i = 0; i < lost.size(); ++i)
    ASSERT_EQ(lost[i], fibonacci[i]);
  EXPECT_EQ(lost.end()[-2], 1836311903);
  EXPECT_EQ(lost.back(), 2971215073);
}

// The look-up is right only if no two Fibonacci numbers have the same slot.
TEST(Slots, CertificateThatTheyAreDistinct) {
  const std::int64_t most = certify::reach((INT64_C(1) << 31) - 1);
  std::map<std::int64_t, std::int64_t> owner;
  for (std::int64_t f : fibonacci_numbers()) {
    if (f > most) break;
    ASSERT_TRUE(owner.emplace(f % kSlots, f).second) << f;
  }
  EXPECT_EQ(owner.size(), 45u);
  EXPECT_EQ(kSlots, 193u);
}

// Every legal pile: the submission calls exactly the Fibonacci numbers lost. README.md proves that
// they are the P-positions; the tests above check it on small piles.
TEST_F(Submission, CertificateEveryPile) {
  const std::vector<std::int64_t> fibonacci = fibonacci_numbers();
  certify::sweep("HDU2516, every pile", 2, INT64_C(1) << 31, 20000000, [&](auto from, auto to) {
    auto next = std::lower_bound(fibonacci.begin(), fibonacci.end(), from);
    for (std::int64_t n = from; n < to; ++n) {
      const bool lost = n == *next;
      next += lost;
      ASSERT_EQ(mover_wins(static_cast<unsigned>(n)), !lost) << n;
    }
  });
}

// --- where wrong programs go wrong first (README.md) ---

// The legal piles that are in a table of the first `count` Fibonacci numbers in 32 bits, but are no
// Fibonacci numbers: a sum that is too large loses its highest bits.
std::set<std::int64_t> false_losses(int count) {
  const std::vector<std::int64_t> fibonacci = fibonacci_numbers();
  std::set<std::int64_t> found;
  std::uint32_t a = 1, b = 2;
  for (int i = 0; i < count; ++i) {
    const bool is_legal = 2 <= a && a < 1u << 31;
    if (is_legal && !std::binary_search(fibonacci.begin(), fibonacci.end(), a)) found.insert(a);
    const std::uint32_t sum = a + b;
    a = b;
    b = sum;
  }
  return found;
}

TEST(Wrong, TablesOfFibonacciNumbersIn32BitsOverflow) {
  EXPECT_TRUE(false_losses(46).empty());
  EXPECT_EQ(false_losses(50), (std::set<std::int64_t>{512559680}));
  EXPECT_EQ(false_losses(55),
            (std::set<std::int64_t>{368225352, 512559680, 1776683621, 2144908973}));
}

// The wrong program calls exactly the numbers of its table lost.
TEST(Wrong, TableOfAHundredHasTheseFalseLosses) {
  EXPECT_EQ(false_losses(100).size(), 22u);
  EXPECT_EQ(*false_losses(100).begin(), 363076002);
  fibonacci_in_int::fill_table();
  const std::set<std::int64_t> table(std::begin(fibonacci_in_int::fibonacci),
                                     std::end(fibonacci_in_int::fibonacci));
  for (std::int64_t n : false_losses(100))
    ASSERT_EQ(table.count(n), 1u) << n;
  const std::vector<std::int64_t> fibonacci = fibonacci_numbers();
  for (std::int64_t n : table) {
    const bool is_fibonacci = std::binary_search(fibonacci.begin(), fibonacci.end(), n);
    ASSERT_EQ(n >= 2 && !is_fibonacci, false_losses(100).count(n) == 1) << n;
  }
}

TEST(Wrong, CertificateFirstMistakeOfTheSquareTest) {
  const std::vector<std::int64_t> fibonacci = fibonacci_numbers();
  certify::sweep("HDU2516, square test in double", 2, 70711162, 2000000, [&](auto from, auto to) {
    for (auto n = from; n < to; ++n) {
      ASSERT_EQ(square_test_in_double::is_fibonacci(static_cast<double>(n)),
                std::binary_search(fibonacci.begin(), fibonacci.end(), n))
          << n;
    }
  });
  EXPECT_TRUE(square_test_in_double::is_fibonacci(70711162));
  EXPECT_FALSE(std::binary_search(fibonacci.begin(), fibonacci.end(), 70711162));
}

// --- tables and numbers of the page ---

using Rules = game::OutcomeSearch<rules::Position>;

// The takes that lead from n stones with this quota to a P-position, by the rules alone.
std::vector<int> winning_takes(Rules& rules, int n, int quota) {
  std::vector<int> takes;
  for (int take = 1; take <= quota && take <= n; ++take) {
    if (!rules.mover_wins({n - take, 2 * take})) takes.push_back(take);
  }
  return takes;
}

TEST(Page, MovesFromFive) {
  Rules rules(rules::options);
  page::Table table;
  for (int take = 1; take <= 4; ++take) {
    const int left = 5 - take, quota = 2 * take;
    const int reply = winning_takes(rules, left, quota).back();
    table.row(take, page::pair(left, quota), page::outcome(rules.mover_wins({left, quota})), reply,
              page::pair(left - reply, 2 * reply));
  }
  table.record();
}

TEST(Page, FalseLosses) {
  page::Table table;
  for (int count : {46, 50, 55, 100}) {
    const std::set<std::int64_t> losses = false_losses(count);
    table.row(count, losses.size(), losses.empty() ? "–" : std::to_string(*losses.begin()));
  }
  table.record();
}

TEST(Page, Exercises) {
  Rules rules(rules::options);
  EXPECT_EQ(winning_takes(rules, 7, 6), (std::vector<int>{2}));
  EXPECT_FALSE(rules.mover_wins({5, 2}));
  EXPECT_EQ(winning_takes(rules, 100, 99).front(), 3);
  EXPECT_EQ(winning_takes(rules, 20, 6), (std::vector<int>{2}));
  EXPECT_EQ(winning_takes(rules, 12, 11), (std::vector<int>{1}));
  for (int n = 2; n < 17; ++n)
    ASSERT_LE(winning_takes(rules, n, n - 1).size(), 1u) << n;
  EXPECT_EQ(winning_takes(rules, 17, 16), (std::vector<int>{1, 4}));
}

// Three times as many, by the rules of that game.
TEST(Page, LostPilesIfThreeTimesAsManyMayBeTaken) {
  game::OutcomeSearch<rules::Position> triple([](const rules::Position& at) {
    std::vector<rules::Position> options;
    for (int take = 1; take <= at.quota && take <= at.stones; ++take)
      options.push_back({at.stones - take, 3 * take});
    return options;
  });
  std::vector<int> lost;
  for (int n = 2; n <= 55; ++n) {
    if (!triple.mover_wins({n, n - 1})) lost.push_back(n);
  }
  EXPECT_EQ(lost, (std::vector<int>{2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55}));
}

TEST(Program, StopsAtTheTerminatorOrTheEndOfTheInput) {
  const std::string sample = "Second win\nSecond win\nFirst win\n";
  expect_output(judge_main, "2\n13\n10000", sample);
  expect_output(judge_main, "2\n13\n10000\n0\n5\n", sample);
  expect_output(judge_main, "", "");
}

}  // namespace
