// Nim and misère Nim: against brute force, and with large heaps by the definition, bit by bit.
#include "common/game/nim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/brute_force.hpp"

namespace game {
namespace {

using testing_support::all_vectors;
using testing_support::kMost;
using testing_support::left_after;
using testing_support::wide_heaps;
using testing_support::winning_options;

using Heaps = std::vector<int>;

using Nim = testing_support::BothPlays<nim::Play>;

TEST_P(Nim, AgreesWithBruteForce) {
  const auto rules = rules::disjunctive(rules::nim_heap);
  Oracle<Heaps> oracle(rules, GetParam());
  for (std::size_t count = 0; count <= 4; ++count) {
    const int most = count == 4 ? 5 : 7;
    std::vector<nim::Heaps> lost;
    for (const Heaps& small : all_vectors(count, most)) {
      const nim::Heaps heaps = wide_heaps(small);
      const std::vector<nim::Move> moves = nim::winning_moves(heaps, play());
      ASSERT_EQ(nim::mover_wins(heaps, play()), oracle.mover_wins(small));
      ASSERT_EQ(left_after(moves, small), winning_options(rules, oracle, small));
      ASSERT_EQ(nim::winning_move_count(heaps, play()), moves.size());
      if (!oracle.mover_wins(small)) lost.push_back(heaps);
    }
    ASSERT_EQ(nim::p_positions(count, most, play()), lost);
  }
}

// Lost by the columns of binary digits: an even number of ones in each; in misère play with heaps 0
// and 1 only, an odd number of ones.
bool is_lost(const nim::Heaps& heaps, Play play) {
  const bool only_ones =
      std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap <= 1; });
  for (int bit = 0; bit < 64; ++bit) {
    const auto ones = std::count_if(heaps.begin(), heaps.end(),
                                    [bit](std::uint64_t heap) { return heap >> bit & 1; });
    const bool wanted_odd = bit == 0 && only_ones && play == Play::kMisere;
    if ((ones % 2 == 1) != wanted_odd) return false;
  }
  return true;
}

// A heap of any length in bits, near 2^64 - 1 as often as not.
std::uint64_t random_heap(problem::Random& random) {
  const auto bits = static_cast<std::uint64_t>(random.between(INT64_MIN, INT64_MAX));
  return random.between(0, 1) == 0 ? kMost - (bits & 3) : bits >> random.between(0, 63);
}

TEST_P(Nim, LargeHeaps) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    problem::Random random(seed);
    nim::Heaps heaps(random.between(1, 6));
    for (std::uint64_t& heap : heaps)
      heap = random_heap(random);
    ASSERT_EQ(nim::mover_wins(heaps, play()), !is_lost(heaps, GetParam())) << "seed " << seed;
    const std::vector<nim::Move> moves = nim::winning_moves(heaps, play());
    ASSERT_EQ(moves.empty(), is_lost(heaps, GetParam()));
    for (const nim::Move& move : moves) {
      nim::Heaps after = heaps;
      ASSERT_LT(move.left, after.at(move.heap));
      after[move.heap] = move.left;
      ASSERT_TRUE(is_lost(after, GetParam())) << "seed " << seed;
    }
  }
}

TEST_P(Nim, TheGreatestHeaps) {
  EXPECT_FALSE(nim::mover_wins({kMost, kMost}, play()));
  EXPECT_TRUE(nim::mover_wins({kMost, kMost - 1}, play()));
  EXPECT_EQ(nim::winning_moves({kMost - 1, kMost}, play()).front().left, kMost - 1);
  EXPECT_EQ(nim::winning_moves({kMost}, play()).front().left, play() == nim::Play::kMisere);
}

INSTANTIATE_TEST_SUITE_P(BothPlays, Nim, testing::Values(Play::kNormal, Play::kMisere),
                         testing_support::name_of_play);

}  // namespace
}  // namespace game
