// HDU 2516: submission and reference against brute force, and the certificate for every pile.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <vector>

#include "common/game/oracle.hpp"
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

game::Oracle<rules::Position> oracle() {
  return game::Oracle<rules::Position>(rules::options);
}

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

TEST_F(Submission, AgreesWithTheRulesOnSmallPiles) {
  game::Oracle<rules::Position> rules = oracle();
  for (int n = 2; n <= 150; ++n)
    EXPECT_EQ(mover_wins(n), rules.mover_wins(rules::start(n))) << n;
}

TEST(Reference, AgreesWithTheRulesForEveryQuota) {
  game::Oracle<rules::Position> rules = oracle();
  for (int n = 1; n <= 100; ++n) {
    for (int quota = 1; quota <= n; ++quota) {
      EXPECT_EQ(reference::mover_wins(n, quota), rules.mover_wins({n, quota})) << n << ' ' << quota;
    }
  }
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  game::Oracle<rules::Position> rules = oracle();
  for (int n = 2; n <= 100; ++n) {
    if (!rules.mover_wins(rules::start(n))) continue;
    const int take = static_cast<int>(reference::least_part(n));
    EXPECT_FALSE(rules.mover_wins({n - take, 2 * take})) << n;
  }
}

TEST(Reference, FindsTheFibonacciNumbers) {
  const std::vector<std::int64_t> lost = reference::lost_piles(INT64_C(1) << 32);
  const std::vector<std::int64_t> fibonacci = fibonacci_numbers();
  for (std::size_t i = 0; i < lost.size(); ++i)
    EXPECT_EQ(lost[i], fibonacci[i]);
  EXPECT_EQ(lost.back(), 2971215073);
}

TEST_F(Submission, IsRightWherePublishedProgramsAreNot) {
  for (unsigned n : {512559680u, 368225352u, 1776683621u, 2144908973u})
    EXPECT_TRUE(mover_wins(n));
  EXPECT_FALSE(mover_wins(1836311903u));
}

// The look-up is right only if no two Fibonacci numbers have the same slot.
TEST(Slots, CertificateThatTheyAreDistinct) {
  std::map<std::int64_t, std::int64_t> owner;
  for (std::int64_t f : fibonacci_numbers()) {
    if (f >= INT64_C(1) << 31) break;
    EXPECT_TRUE(owner.emplace(f % kSlots, f).second) << f;
  }
  EXPECT_EQ(owner.size(), 45u);
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

TEST(Program, StopsAtTheTerminatorOrTheEndOfTheInput) {
  const std::string sample = "Second win\nSecond win\nFirst win\n";
  EXPECT_EQ(output_of(judge_main, "2\n13\n10000\n0\n"), sample);
  EXPECT_EQ(output_of(judge_main, "2\n13\n10000\n"), sample);
  EXPECT_EQ(output_of(judge_main, "2\n13\n10000"), sample);
  EXPECT_EQ(output_of(judge_main, "2\r\n13\r\n10000\r\n0\r\n5\r\n"), sample);
  EXPECT_EQ(output_of(judge_main, ""), "");
}

TEST(Program, ReadsNumbersAcrossBlocks) {
  std::string input, expected;
  for (int i = 0; i < 50000; ++i) {
    input += i % 3 == 0 ? "13\n" : i % 3 == 1 ? "1836311904\n" : "  \r\n \n  144\n";
    expected += i % 3 == 1 ? "First win\n" : "Second win\n";
  }
  EXPECT_EQ(output_of(judge_main, input), expected);
}

}  // namespace
