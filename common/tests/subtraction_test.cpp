// Subtraction games: all sets of takes up to 6 against the oracle and against long tables; periods
// by hand; heaps of 64 bits against Bash's game.
#include "common/game/subtraction.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/brute_force.hpp"

namespace game {
namespace {

using std::uint64_t;
using Takes = std::vector<uint64_t>;
using Heaps = std::vector<int>;
using testing_support::kMost;

std::vector<Takes> sets_of_takes_to(uint64_t most) {
  std::vector<Takes> sets = {{}};
  for (uint64_t take = 1; take <= most; ++take) {
    for (std::size_t i = sets.size(); i > 0; --i) {
      sets.push_back(sets[i - 1]);
      sets.back().push_back(take);
    }
  }
  return sets;
}

std::string name(const Takes& takes) {
  return testing::PrintToString(takes);
}

// Smaller takes first.
Oracle<Heaps>::Options rules_of(const Takes& takes) {
  return rules::disjunctive([takes](int heap) {
    Heaps options;
    for (uint64_t take : takes) {
      if (static_cast<int>(take) <= heap) options.push_back(heap - static_cast<int>(take));
    }
    return options;
  });
}

void expect_as_by_the_rules(const Takes& takes, const Heaps& heaps, const subtraction::Game& game,
                            Oracle<Heaps>& oracle) {
  const std::vector<uint64_t> wide = testing_support::wide_heaps(heaps);
  ASSERT_EQ(game.mover_wins(wide), oracle.mover_wins(heaps));
  ASSERT_EQ(testing_support::left_after(game.winning_moves(wide), heaps),
            testing_support::winning_options(rules_of(takes), oracle, heaps));
}

TEST(Subtraction, OutcomeAndAllWinningMovesForEverySetToSix) {
  for (const Takes& takes : sets_of_takes_to(6)) {
    SCOPED_TRACE(name(takes));
    const subtraction::Game game(takes);
    Oracle<Heaps> oracle(rules_of(takes));
    expect_as_by_the_rules(takes, {}, game, oracle);
    for (std::size_t count = 1; count <= 3; ++count) {
      for (const Heaps& heaps : testing_support::all_vectors(count, 9))
        expect_as_by_the_rules(takes, heaps, game, oracle);
    }
    if (HasFatalFailure()) return;
  }
}

TEST(Subtraction, GrundyValuesAndPPositionsOfOneHeap) {
  for (const Takes& takes : sets_of_takes_to(6)) {
    const subtraction::Game game(takes);
    Oracle<Heaps> oracle(rules_of(takes));
    uint64_t lost = 0;
    for (int heap = 0; heap <= 100; ++heap) {
      ASSERT_EQ(game.grundy(heap), oracle.grundy({heap})) << name(takes) << ' ' << heap;
      if (oracle.mover_wins({heap})) continue;
      ASSERT_EQ(game.p_position(lost++), static_cast<uint64_t>(heap)) << name(takes);
    }
  }
}

// The least period that a table shows in its second half, with the place where it begins.
std::pair<uint64_t, uint64_t> period_seen(const std::vector<int>& values) {
  for (std::size_t length = 1;; ++length) {
    std::size_t start = values.size() - length;
    while (start > 0 && values[start - 1] == values[start - 1 + length])
      --start;
    if (start <= values.size() / 2) return {start, length};
  }
}

void expect_period_seen(const Takes& takes, std::size_t count) {
  const subtraction::Game game(takes);
  const std::vector<int> values = subtraction::grundy_values(takes, count);
  const std::pair<uint64_t, uint64_t> found = {game.period().start, game.period().length};
  ASSERT_EQ(found, period_seen(values)) << name(takes);
  for (std::size_t heap = 0; heap < count; ++heap)
    ASSERT_EQ(game.grundy(heap), values[heap]) << name(takes) << ' ' << heap;
}

TEST(Subtraction, PeriodIsTheLeastWithItsLeastStart) {
  for (const Takes& takes : sets_of_takes_to(6))
    expect_period_seen(takes, 400);
}

TEST(Subtraction, PeriodOfRandomSets) {
  problem::Random random(1);
  for (int i = 0; i < 100; ++i) {
    Takes takes;
    for (int left = 3; left > 0; --left)
      takes.push_back(random.between(1, 30));
    expect_period_seen(takes, 20000);
  }
}

// A window that is one value shorter than the greatest take proves nothing: with the take 3 alone,
// the values 0 0 0 1 begin with a window of two equal values that repeats one place later.
TEST(Subtraction, AShorterWindowProvesNothing) {
  EXPECT_EQ(subtraction::grundy_values({3}, 7), (std::vector<int>{0, 0, 0, 1, 1, 1, 0}));
  EXPECT_EQ(subtraction::proved_period({0, 0, 0}, 3).length, 0u);
  EXPECT_EQ(subtraction::proved_period({0, 0, 0}, 2).length, 1u);
}

// By hand: 0 0 1 1 2 2 0 3, then 1 0 2 for ever.
TEST(Subtraction, TwoFourSevenByHand) {
  const subtraction::Game game({7, 2, 4, 2});
  EXPECT_EQ(game.period().start, 8u);
  EXPECT_EQ(game.period().length, 3u);
  std::vector<int> values;
  for (uint64_t heap = 0; heap < 14; ++heap)
    values.push_back(game.grundy(heap));
  EXPECT_EQ(values, (std::vector<int>{0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2, 1, 0, 2}));
  EXPECT_EQ(game.grundy(kMost), 0);  // 2^64 - 1 = 0 (mod 3), as 9 is
  ASSERT_EQ(game.winning_moves({kMost - 1}).size(), 1u);
  EXPECT_EQ(game.winning_moves({kMost - 1})[0].left, kMost - 3);
}

// Lost are 9 and every third heap after it, to 2^64 - 1: number 3 and the ones after it.
TEST(Subtraction, TheLastPPositionOf64Bits) {
  const subtraction::Game game({2, 4, 7});
  const uint64_t last = 3 + (kMost - 9) / 3;
  EXPECT_EQ(game.p_position(3), 9u);
  EXPECT_EQ(game.p_position(last), kMost);
  EXPECT_THROW(game.p_position(last + 1), std::out_of_range);
}

TEST(Subtraction, WithoutTakesNobodyMoves) {
  const subtraction::Game game({});
  EXPECT_EQ(game.period().start, 0u);
  EXPECT_EQ(game.period().length, 1u);
  EXPECT_FALSE(game.mover_wins({kMost, 5}));
  EXPECT_TRUE(game.winning_moves({kMost, 5}).empty());
  EXPECT_EQ(game.p_position(kMost), kMost);
}

// Bash's game with the takes 1 … most: the value of a heap is its remainder by most + 1.
TEST(Subtraction, BashWithHeapsOf64Bits) {
  for (uint64_t most = 1; most <= 40; ++most) {
    Takes takes;
    for (uint64_t take = most; take >= 1; --take)
      takes.push_back(take);
    const subtraction::Game game(takes);
    for (uint64_t heap = kMost; heap > kMost - 100; --heap) {
      ASSERT_EQ(game.grundy(heap), static_cast<int>(heap % (most + 1)));
      ASSERT_EQ(game.winning_moves({heap}).size(), heap % (most + 1) != 0 ? 1u : 0u);
    }
    const uint64_t last = kMost / (most + 1);
    ASSERT_EQ(game.p_position(last), last * (most + 1));
    ASSERT_THROW(game.p_position(last + 1), std::out_of_range);
    ASSERT_THROW(game.p_position(kMost), std::out_of_range);
  }
}

TEST(Subtraction, SaysWhenTheTableIsTooShort) {
  EXPECT_THROW(subtraction::Game({1, 50}, 50), std::length_error);
  EXPECT_NO_THROW(subtraction::Game({1, 50}, 200));
  EXPECT_THROW(subtraction::Game({kMost}, 1000), std::length_error);
  EXPECT_THROW(subtraction::Game({1}, 0), std::length_error);
}

TEST(SubtractionDeathTest, RefusesATakeOfNothing) {
  EXPECT_DEATH(subtraction::Game({0}), "takes");
}

}  // namespace
}  // namespace game
