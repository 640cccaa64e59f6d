// Staircase Nim: against brute force, and with the greatest numbers by hand.
#include "common/game/staircase_nim.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/testing/brute_force.hpp"

namespace game {
namespace {

using staircase_nim::Coins;
using testing_support::all_vectors;
using testing_support::kMost;
using testing_support::wide_heaps;
using testing_support::winning_options;

using Stairs = std::vector<int>;

std::vector<Stairs> after_moves(const std::vector<staircase_nim::Move>& moves,
                                const Stairs& stairs) {
  std::vector<Stairs> after;
  for (const staircase_nim::Move& move : moves) {
    after.push_back(stairs);
    after.back().at(move.stair) -= static_cast<int>(move.moved);
    after.back().at(move.stair - 1) += static_cast<int>(move.moved);
  }
  return after;
}

// The ground is one place more than there are stairs.
TEST(StaircaseNim, AgreesWithBruteForce) {
  Oracle<Stairs> oracle(rules::staircase_nim);
  for (std::size_t places = 0; places <= 5; ++places) {
    for (const Stairs& stairs : all_vectors(places, places == 5 ? 2 : 4)) {
      const std::vector<staircase_nim::Move> moves =
          staircase_nim::winning_moves(wide_heaps(stairs));
      ASSERT_EQ(staircase_nim::mover_wins(wide_heaps(stairs)), oracle.mover_wins(stairs));
      ASSERT_EQ(after_moves(moves, stairs), winning_options(rules::staircase_nim, oracle, stairs));
    }
  }
}

TEST(StaircaseNim, ListsTheLostPositionsInOrder) {
  Oracle<Stairs> oracle(rules::staircase_nim);
  for (std::size_t stairs = 0; stairs <= 4; ++stairs) {
    std::vector<Coins> lost;
    for (Stairs coins : all_vectors(stairs, 3)) {
      coins.insert(coins.begin(), 0);
      if (!oracle.mover_wins(coins)) lost.push_back(wide_heaps(coins));
    }
    ASSERT_EQ(staircase_nim::p_positions(stairs, 3), lost);
  }
}

TEST(StaircaseNim, TheGreatestNumbers) {
  EXPECT_FALSE(staircase_nim::mover_wins({kMost, kMost, kMost, kMost}));
  const Coins coins = {kMost, 0, kMost, kMost, kMost};
  ASSERT_TRUE(staircase_nim::mover_wins(coins));
  const std::vector<staircase_nim::Move> moves = staircase_nim::winning_moves(coins);
  ASSERT_EQ(moves.size(), 2u);
  EXPECT_EQ(moves[0].stair, 2u);
  EXPECT_EQ(moves[0].moved, kMost);
  EXPECT_EQ(moves[1].stair, 3u);
  EXPECT_EQ(moves[1].moved, kMost);
}

}  // namespace
}  // namespace game
