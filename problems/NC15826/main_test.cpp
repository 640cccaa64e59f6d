// NowCoder NC15826: submission and reference against brute force, and the certificate for every
// difference of the distances.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "common/game/oracle.hpp"
#include "common/game/wythoff_pairs.hpp"
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

TEST(Submission, AgreesWithTheRulesNearTheCorner) {
  game::Oracle<rules::Position> rules = oracle();
  for (int x = 0; x <= 60; ++x) {
    for (int y = 0; y <= 60; ++y)
      EXPECT_EQ(mover_wins(x, y), rules.mover_wins({x, y})) << x << ' ' << y;
  }
}

TEST(Reference, AgreesWithTheRulesNearTheCorner) {
  game::Oracle<rules::Position> rules = oracle();
  for (int x = 0; x <= 60; ++x) {
    for (int y = 0; y <= 60; ++y)
      EXPECT_EQ(reference::mover_wins(x, y), rules.mover_wins({x, y})) << x << ' ' << y;
  }
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  game::Oracle<rules::Position> rules = oracle();
  for (int x = 0; x <= 60; ++x) {
    for (int y = 0; y <= 60; ++y) {
      if (!rules.mover_wins({x, y})) continue;
      const reference::Square goal = reference::winning_move(x, y);
      const rules::Position reached = {static_cast<int>(goal.x), static_cast<int>(goal.y)};
      const std::vector<rules::Position> options = rules::options({x, y});
      EXPECT_EQ(std::count(options.begin(), options.end(), reached), 1) << x << ' ' << y;
      EXPECT_FALSE(rules.mover_wins(reached)) << x << ' ' << y;
    }
  }
}

TEST(Reference, WritesZeckendorfDigits) {
  EXPECT_EQ(reference::digits(0), "0");
  EXPECT_EQ(reference::digits(4), "101");
  EXPECT_EQ(reference::digits(7), "1010");
  EXPECT_EQ(reference::digits(12), "10101");
}

TEST(Reference, FindsTheLostSquaresOverTheWholeRange) {
  for (std::int64_t k : game::close_differences(20, 2147483647)) {
    const std::int64_t lower = game::wythoff_lower(k);
    ASSERT_EQ(reference::lower(k), lower);
    ASSERT_EQ(reference::partner(lower), lower + k);
    ASSERT_EQ(reference::partner(lower + k), lower);
  }
}

TEST(Submission, IsRightWhereDoublesAreNot) {
  EXPECT_FALSE(mover_wins(165580140, 267914295));
  EXPECT_FALSE(mover_wins(267914295, 165580140));
  EXPECT_TRUE(mover_wins(165580141, 267914296));
  EXPECT_TRUE(mover_wins(267914296, 165580141));
}

// The greatest lost square has a distance of exactly 2^31 - 1.
TEST(Submission, IsRightAtTheTop) {
  EXPECT_FALSE(mover_wins(1327217884, 2147483647));
  EXPECT_TRUE(mover_wins(1327217883, 2147483646));
  EXPECT_TRUE(mover_wins(1327217883, 2147483647));
  EXPECT_TRUE(mover_wins(2147483647, 2147483647));
  EXPECT_TRUE(mover_wins(0, 2147483647));
}

// The numbers in README.md: the two Fibonacci numbers are the last ones below 2^31, and the product
// with the greatest k stays below 2^62.
TEST(Submission, DividesByTheFibonacciNumbersItNames) {
  EXPECT_EQ(reference::fibonacci()[45], 1134903170);
  EXPECT_EQ(reference::fibonacci()[46], 1836311903);
  EXPECT_GE(reference::fibonacci()[47], INT64_C(1) << 31);
  EXPECT_EQ(floor_of_k_phi(1134903170u), 1836311903u);
  EXPECT_LT(UINT64_C(2147483647) * 1836311903, UINT64_C(1) << 62);
}

// The submission says "lost" exactly when the smaller distance is floor_of_k_phi(k), where k is the
// difference. This is one square on each diagonal, in both orders. So it is enough to check this
// number for every k below 2^31.
//
// The right squares come from the mex rule alone (WythoffWalk), which finds the P-positions:
// each pair is the first with its difference that shares no number with an earlier pair. A block
// of k starts from the submission's numbers for its first k and for some smaller differences.
// The first k is checked at the end of the block before, each smaller difference in the block
// that contains it.
TEST(Submission, CertificateEveryDifference) {
  const auto lower = [](std::int64_t k) {
    return std::int64_t{floor_of_k_phi(static_cast<unsigned>(k))};
  };
  EXPECT_EQ(lower(0), 0);
  EXPECT_EQ(lower(1), 1);
  certify::sweep("NC15826, every difference", 1, INT64_C(1) << 31, 20000000,
                 [&](auto from, auto to) {
                   game::WythoffWalk pair(from, lower);
                   for (; pair.k() < to; pair.advance())
                     ASSERT_EQ(lower(pair.k()), pair.lower()) << pair.k();
                   ASSERT_EQ(lower(to), pair.lower());
                 });
}

// The smallest counterexamples in README.md.
TEST(Submission, AvoidsTheTraps) {
  const std::vector<std::pair<unsigned, unsigned>> lost = {
      {4180, 6764}, {1134903169, 1836311902}, {2, 1}, {0, 0}};
  const std::vector<std::pair<unsigned, unsigned>> won = {
      {376, 609}, {121392, 196417}, {267914295, 433494436}, {228, 65650}, {1, 1}};
  for (const auto& [x, y] : lost)
    EXPECT_FALSE(mover_wins(x, y)) << x;
  for (const auto& [x, y] : won)
    EXPECT_TRUE(mover_wins(x, y)) << x;
}

TEST(Program, ReadsToTheEndOfTheInput) {
  EXPECT_EQ(output_of(judge_main, "2 1\n8 4\n4 7\n"), "Lao Wang\nXiao Ren\nLao Wang\n");
  EXPECT_EQ(output_of(judge_main, "2 1\n8 4\n4 7"), "Lao Wang\nXiao Ren\nLao Wang\n");
  EXPECT_EQ(output_of(judge_main, "2 1\r\n8 4\r\n"), "Lao Wang\nXiao Ren\n");
  EXPECT_EQ(output_of(judge_main, "0 0\n1 1\n0 0\n"), "Lao Wang\nXiao Ren\nLao Wang\n");
  EXPECT_EQ(output_of(judge_main, ""), "");
}

TEST(Program, ReadsNumbersAcrossBlocks) {
  std::string input, expected;
  for (int i = 0; i < 50000; ++i) {
    input += i % 3 == 0 ? "1 2\n" : i % 3 == 1 ? "2147483647 1327217883\n" : " \r\n\n 14  10\n";
    expected += i % 3 == 0 ? "Lao Wang\n" : "Xiao Ren\n";
  }
  EXPECT_EQ(output_of(judge_main, input), expected);
}

}  // namespace
