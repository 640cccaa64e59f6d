// Bash's game and the counting game: against brute force, and near 2^64 in 128-bit arithmetic.
#include "common/game/bash.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/testing/brute_force.hpp"

namespace game {
namespace {

using testing_support::kMost;
using testing_support::Wide;
using testing_support::winning_options;

using Numbers = std::vector<int>;

Numbers left_after(const std::vector<bash::Move>& moves, int heap) {
  Numbers left;
  for (const bash::Move& move : moves) {
    EXPECT_EQ(move.taken + move.left, static_cast<std::uint64_t>(heap));
    left.push_back(static_cast<int>(move.left));
  }
  return left;
}

Numbers named_after(const bash::count_up::Steps& steps, int named) {
  Numbers after;
  for (std::uint64_t step = steps.first; step <= steps.last; ++step)
    after.push_back(named + static_cast<int>(step));
  return after;
}

using Bash = testing_support::BothPlays<bash::Play>;

TEST_P(Bash, AgreesWithBruteForce) {
  for (int most = 1; most <= 10; ++most) {
    const auto rules = rules::bash(most);
    Oracle<int> oracle(rules, GetParam());
    std::uint64_t lost = 0;
    for (int heap = 0; heap <= 60; ++heap) {
      ASSERT_EQ(bash::mover_wins(heap, most, play()), oracle.mover_wins(heap)) << heap;
      ASSERT_EQ(left_after(bash::winning_moves(heap, most, play()), heap),
                winning_options(rules, oracle, heap));
      if (oracle.mover_wins(heap)) continue;
      ASSERT_EQ(bash::p_position(lost++, most, play()), static_cast<std::uint64_t>(heap));
    }
  }
}

TEST_P(Bash, CountingAgreesWithBruteForce) {
  for (int most = 1; most <= 6; ++most) {
    for (int target = 0; target <= 25; ++target) {
      const auto rules = rules::count_up(target, most);
      Oracle<int> oracle(rules, GetParam());
      std::uint64_t lost = 0;
      for (int named = 0; named <= target + 2; ++named) {
        ASSERT_EQ(bash::count_up::mover_wins(named, target, most, play()),
                  oracle.mover_wins(named));
        ASSERT_EQ(named_after(bash::count_up::winning_moves(named, target, most, play()), named),
                  winning_options(rules, oracle, named));
        if (oracle.mover_wins(named) || named > target) continue;
        ASSERT_EQ(bash::count_up::p_position(lost++, target, most, play()),
                  static_cast<std::uint64_t>(named));
      }
    }
  }
}

const std::vector<std::uint64_t> kEdges = {
    1, 2, 3, 4, 5, UINT32_MAX, kMost / 3, kMost / 2, kMost / 2 + 1, kMost - 2, kMost - 1, kMost};

TEST_P(Bash, IsExactUpTo64Bits) {
  for (std::uint64_t heap : kEdges) {
    for (std::uint64_t most : kEdges) {
      const Wide taken = Wide{heap - is_misere()} % (Wide{most} + 1);
      ASSERT_EQ(bash::mover_wins(heap, most, play()), taken != 0) << heap << ' ' << most;
      const auto moves = bash::winning_moves(heap, most, play());
      ASSERT_EQ(moves.size(), taken != 0 ? 1u : 0u);
      if (taken == 0) continue;
      ASSERT_EQ(moves[0].taken, taken);
      ASSERT_EQ(moves[0].left, heap - taken);
    }
  }
}

TEST_P(Bash, CountingIsExactUpTo64Bits) {
  for (std::uint64_t target : kEdges) {
    for (std::uint64_t most : kEdges) {
      const Wide first = Wide{target - is_misere()} % (Wide{most} + 1);
      ASSERT_EQ(bash::count_up::mover_wins(0, target, most, play()), first != 0);
      ASSERT_EQ(bash::count_up::p_position(0, target, most, play()), first);
      const bash::count_up::Steps steps = bash::count_up::winning_moves(0, target, most, play());
      if (first == 0) {
        ASSERT_GT(steps.first, steps.last);
      } else {
        ASSERT_EQ(steps.first, first);
        ASSERT_EQ(steps.last, first == target ? most : steps.first);
      }
    }
  }
}

// 2^64 - 1 is a multiple of 3 and of 2^64 - 1.
TEST(BashLimits, TheLastPositionsThatFit) {
  EXPECT_EQ(bash::p_position(kMost / 3, 2), kMost);
  EXPECT_EQ(bash::p_position(kMost / 3 - 1, 2, bash::Play::kMisere), kMost - 2);
  EXPECT_EQ(bash::p_position(1, kMost - 1), kMost);
  EXPECT_EQ(bash::p_position(0, kMost), 0u);
  EXPECT_EQ(bash::count_up::p_position(kMost / 3, kMost, 2), kMost);
}

INSTANTIATE_TEST_SUITE_P(BothPlays, Bash, testing::Values(Play::kNormal, Play::kMisere),
                         testing_support::name_of_play);

TEST(BashLimits, OneStepPastTheLastPositionFails) {
  EXPECT_DEATH(bash::p_position(1, kMost), "most");
  EXPECT_DEATH(bash::p_position(1, kMost - 1, bash::Play::kMisere), "most");
  EXPECT_DEATH(bash::p_position(kMost / 3, 2, bash::Play::kMisere), "most");
  EXPECT_DEATH(bash::count_up::p_position(kMost / 3 + 1, kMost, 2), "most");
  EXPECT_DEATH(bash::mover_wins(1, 0), "most");
}

}  // namespace
}  // namespace game
