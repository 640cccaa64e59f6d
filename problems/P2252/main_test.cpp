// Luogu P2252: submission and reference against brute force, and the certificate for every
// difference of the piles.
#include <gtest/gtest.h>

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

TEST(Submission, AgreesWithTheRulesOnSmallPiles) {
  game::Oracle<rules::Position> rules = oracle();
  for (int a = 0; a <= 60; ++a) {
    for (int b = 0; b <= 60; ++b)
      EXPECT_EQ(mover_wins(a, b), rules.mover_wins({a, b})) << a << ' ' << b;
  }
}

TEST(Reference, AgreesWithTheRulesOnSmallPiles) {
  game::Oracle<rules::Position> rules = oracle();
  for (int a = 0; a <= 60; ++a) {
    for (int b = 0; b <= 60; ++b)
      EXPECT_EQ(reference::mover_wins(a, b), rules.mover_wins({a, b})) << a << ' ' << b;
  }
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  game::Oracle<rules::Position> rules = oracle();
  for (int a = 0; a <= 60; ++a) {
    for (int b = 0; b <= 60; ++b) {
      if (!rules.mover_wins({a, b})) continue;
      const reference::Move move = reference::winning_move(a, b);
      const rules::Position left = {static_cast<int>(a - move.from_a),
                                    static_cast<int>(b - move.from_b)};
      const std::vector<rules::Position> options = rules::options({a, b});
      EXPECT_EQ(std::count(options.begin(), options.end(), left), 1) << a << ' ' << b;
      EXPECT_FALSE(rules.mover_wins(left)) << a << ' ' << b;
    }
  }
}

// The 14 differences for which floor(k·phi) in double is wrong though both piles are legal.
const std::vector<std::pair<int, int>> kMisleadDoubles = {
    {165580140, 267914295}, {228826126, 370248450}, {292072112, 472582605}, {331160281, 535828591},
    {355318098, 574916760}, {394406267, 638162746}, {433494436, 701408732}, {457652253, 740496901},
    {496740422, 803742887}, {520898239, 842831056}, {545056056, 881919225}, {559986408, 906077042},
    {584144225, 945165211}, {599074577, 969323028}};

TEST(Submission, IsRightWhereDoublesAreNot) {
  for (const auto& [a, b] : kMisleadDoubles) {
    EXPECT_FALSE(mover_wins(a, b)) << a;
    EXPECT_FALSE(mover_wins(b, a)) << a;
    EXPECT_TRUE(mover_wins(a + 1, b + 1)) << a;
    EXPECT_TRUE(mover_wins(b + 1, a + 1)) << a;
  }
}

// The submission says "lost" for piles of a and a + k stones exactly when a is the last x >= 0 with
// x² - k·x <= k². There is exactly one last x: up to x = k the left side is at most 0, and from
// x = k / 2 on it grows. So if this x is that of the k-th lost pair for every k, the submission is
// right for all piles.
bool is_last_at_most_k_phi(std::int64_t a, std::int64_t k) {
  const int difference = static_cast<int>(k);
  return is_at_most_k_phi(a, difference) && !is_at_most_k_phi(a + 1, difference);
}

void expect_lost_between_won(std::int64_t lower, std::int64_t k) {
  const int a = static_cast<int>(lower), b = static_cast<int>(lower + k);
  ASSERT_FALSE(mover_wins(a, b)) << k;
  ASSERT_TRUE(mover_wins(a - 1, b - 1)) << k;
  ASSERT_TRUE(mover_wins(a + 1, b + 1)) << k;
}

// The right pairs come from the mex rule alone (WythoffWalk), which finds the P-positions: each
// pair is the first with its difference that shares no number with an earlier pair. A block starts
// from pairs that wythoff_lower gives. The test checks that each of them has the last x of its
// difference. The block that contains the difference checks that the right pair has it, too. There
// is only one last x, so both pairs are the same.
TEST(Submission, CertificateEveryDifference) {
  EXPECT_FALSE(mover_wins(0, 0));
  const auto lower = [](std::int64_t k) {
    const std::int64_t named = game::wythoff_lower(k);
    EXPECT_TRUE(is_last_at_most_k_phi(named, k)) << k;
    return named;
  };
  certify::sweep("P2252, every difference", 1, 1000000001, 10000000, [&](auto from, auto to) {
    game::WythoffWalk pair(from, lower);
    for (; pair.k() < to; pair.advance()) {
      ASSERT_TRUE(is_last_at_most_k_phi(pair.lower(), pair.k())) << pair.k();
      if (pair.lower() + pair.k() < 1000000000) expect_lost_between_won(pair.lower(), pair.k());
    }
    ASSERT_EQ(pair.lower(), game::wythoff_lower(to));
  });
}

TEST(Reference, FindsTheLostPairsOverTheWholeRange) {
  for (std::int64_t k : game::close_differences(20, 1000000000)) {
    const std::int64_t a = game::wythoff_lower(k);
    ASSERT_EQ(reference::lower(k), a);
    ASSERT_EQ(reference::partner(a), a + k);
    ASSERT_EQ(reference::partner(a + k), a);
  }
}

TEST(Submission, IsRightAtTheTop) {
  EXPECT_FALSE(mover_wins(618033988, 999999999));
  EXPECT_TRUE(mover_wins(618033989, 1000000000));
  EXPECT_TRUE(mover_wins(0, 1000000000));
  EXPECT_TRUE(mover_wins(1000000000, 1000000000));
}

// The smallest counterexamples in README.md.
TEST(Submission, AvoidsTheTraps) {
  const std::vector<std::pair<int, int>> lost = {
      {4180, 6764}, {75024, 121392}, {1618033, 2618033}, {2, 1}, {0, 0}};
  const std::vector<std::pair<int, int>> won = {{376, 609}, {228, 65650}, {0, 1}, {1, 1}};
  for (const auto& [a, b] : lost)
    EXPECT_FALSE(mover_wins(a, b)) << a;
  for (const auto& [a, b] : won)
    EXPECT_TRUE(mover_wins(a, b)) << a;
}

TEST(Program, AnswersOnePair) {
  EXPECT_EQ(output_of(judge_main, "8 4\n"), "1\n");
  EXPECT_EQ(output_of(judge_main, "1 2"), "0\n");
  EXPECT_EQ(output_of(judge_main, "2 1\r\n"), "0\n");
  EXPECT_EQ(output_of(judge_main, "0 0\n"), "0\n");
  EXPECT_EQ(output_of(judge_main, "1000000000 999999999\n"), "1\n");
}

}  // namespace
