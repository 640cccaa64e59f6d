// Moore's Nim: against brute force, and with large heaps by the definition, bit by bit.
#include "common/game/moore_nim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/brute_force.hpp"

namespace game {
namespace {

using testing_support::all_vectors;
using testing_support::kMost;
using testing_support::narrow_heaps;
using testing_support::wide_heaps;
using testing_support::winning_options;

using Heaps = std::vector<int>;

class MooreNim : public testing_support::BothPlays<moore_nim::Play> {
 protected:
  // All positions of this many heaps to `most`.
  void expect_brute_force(std::size_t count, int most, int k) {
    const auto rules = rules::moore_nim(k);
    Oracle<Heaps> oracle(rules, GetParam());
    std::vector<moore_nim::Heaps> lost;
    for (const Heaps& small : all_vectors(count, most)) {
      expect_moves(wide_heaps(small), k, winning_options(rules, oracle, small));
      ASSERT_EQ(moore_nim::mover_wins(wide_heaps(small), k, play()), oracle.mover_wins(small));
      if (!oracle.mover_wins(small)) lost.push_back(wide_heaps(small));
    }
    ASSERT_EQ(moore_nim::p_positions(count, most, k, play()), lost);
  }

  void expect_moves(const moore_nim::Heaps& heaps, int k, const std::vector<Heaps>& winning) {
    std::vector<Heaps> found;
    for (const moore_nim::Heaps& left : moore_nim::winning_moves(heaps, k, play()))
      found.push_back(narrow_heaps(left));
    ASSERT_EQ(found, winning);
    const Heaps named = narrow_heaps(moore_nim::winning_move(heaps, k, play()));
    const auto times = std::count(winning.begin(), winning.end(), named);
    ASSERT_EQ(times, winning.empty() ? 0 : 1);
    ASSERT_TRUE(!winning.empty() || named == narrow_heaps(heaps));
  }
};

TEST_P(MooreNim, AgreesWithBruteForce) {
  for (int k = 1; k <= 5; ++k) {
    for (std::size_t count = 0; count <= 3; ++count)
      expect_brute_force(count, 5, k);
    expect_brute_force(4, 3, k);
  }
}

// Five heaps to 2: in misère play great heaps and single ones together.
TEST_P(MooreNim, AgreesWithBruteForceOnFiveHeaps) {
  for (int k : {2, 3})
    expect_brute_force(5, 2, k);
}

// Lost in normal play: every column of binary digits has a multiple of k + 1 ones. In misère play
// the same with a heap of 2 or more.
bool is_lost(const moore_nim::Heaps& heaps, std::size_t k) {
  for (int bit = 0; bit < 64; ++bit) {
    const auto ones = std::count_if(heaps.begin(), heaps.end(),
                                    [bit](std::uint64_t heap) { return heap >> bit & 1; });
    if (static_cast<std::size_t>(ones) % (k + 1) != 0) return false;
  }
  return true;
}

std::size_t reduced_heaps(const moore_nim::Heaps& before, const moore_nim::Heaps& after) {
  std::size_t reduced = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_LE(after.at(i), before[i]);
    reduced += after.at(i) < before[i];
  }
  return reduced;
}

// More than k heaps above 2^62, so that after every move there is one.
TEST_P(MooreNim, LargeHeaps) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    problem::Random random(seed);
    const std::size_t k = random.between(1, 5);
    moore_nim::Heaps heaps(k + random.between(1, 6));
    for (std::uint64_t& heap : heaps)
      heap = kMost - static_cast<std::uint64_t>(random.between(0, INT64_MAX / 2));
    ASSERT_EQ(moore_nim::mover_wins(heaps, k, play()), !is_lost(heaps, k)) << "seed " << seed;
    if (is_lost(heaps, k)) continue;
    const moore_nim::Heaps after = moore_nim::winning_move(heaps, k, play());
    const std::size_t reduced = reduced_heaps(heaps, after);
    ASSERT_TRUE(1 <= reduced && reduced <= k && is_lost(after, k)) << "seed " << seed;
    ASSERT_FALSE(moore_nim::mover_wins(after, k, play()));
    ASSERT_EQ(moore_nim::winning_move(after, k, play()), after);
  }
}

TEST_P(MooreNim, TheGreatestHeapsAndTheGreatestK) {
  EXPECT_FALSE(moore_nim::mover_wins({kMost, kMost, kMost}, 2, play()));
  const moore_nim::Heaps left = moore_nim::winning_move({kMost, kMost, kMost - 1}, 2, play());
  EXPECT_EQ(left, moore_nim::Heaps(3, kMost - 1));
  const moore_nim::Heaps all = moore_nim::winning_move({kMost, kMost}, SIZE_MAX, play());
  EXPECT_EQ(all[0] + all[1], play() == moore_nim::Play::kMisere ? 1u : 0u);
}

INSTANTIATE_TEST_SUITE_P(BothPlays, MooreNim, testing::Values(Play::kNormal, Play::kMisere),
                         testing_support::name_of_play);

}  // namespace
}  // namespace game
