// Wythoff's game: against brute force, and near 2^64 against floor(k · phi) by a square root of
// whole numbers. The winning moves from large heaps: big_heaps_test.cpp.
#include "common/game/wythoff.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/brute_force.hpp"

namespace game {
namespace {

using rules::TwoHeaps;
using testing_support::kMost;
using testing_support::Wide;

constexpr std::uint64_t kLastIndex = 7046029254386353130;

// The options that are lost: from both heaps first, then from the first heap, then from the second.
std::vector<TwoHeaps> winning_options_by_kind(Oracle<TwoHeaps>& oracle, const TwoHeaps& heaps) {
  std::vector<TwoHeaps> winning = testing_support::winning_options(rules::wythoff, oracle, heaps);
  const auto kind = [&](const TwoHeaps& left) {
    if (left.first < heaps.first && left.second < heaps.second) return 0;
    return left.first < heaps.first ? 1 : 2;
  };
  std::sort(winning.begin(), winning.end(),
            [&](const TwoHeaps& a, const TwoHeaps& b) { return kind(a) < kind(b); });
  return winning;
}

template <class Int>
std::vector<TwoHeaps> narrow(const std::vector<wythoff::Move<Int>>& moves) {
  std::vector<TwoHeaps> left;
  for (const wythoff::Move<Int>& move : moves)
    left.push_back({static_cast<int>(move.first), static_cast<int>(move.second)});
  return left;
}

TEST(Wythoff, AgreesWithBruteForce) {
  Oracle<TwoHeaps> oracle(rules::wythoff);
  for (int a = 0; a <= 40; ++a) {
    for (int b = 0; b <= 40; ++b) {
      ASSERT_EQ(wythoff::mover_wins(a, b), oracle.mover_wins({a, b})) << a << ' ' << b;
      ASSERT_EQ(narrow(wythoff::winning_moves(a, b)), winning_options_by_kind(oracle, {a, b}))
          << a << ' ' << b;
    }
  }
}

// Their sums are of type int.
template <class Int>
void expect_the_same_in_a_narrow_type() {
  for (int a = 0; a <= 255; ++a) {
    for (int b = 0; b <= 255; b += 1 + a % 7) {
      const auto first = static_cast<Int>(a), second = static_cast<Int>(b);
      ASSERT_EQ(wythoff::mover_wins<Int>(first, second), wythoff::mover_wins(a, b));
      ASSERT_EQ(narrow(wythoff::winning_moves<Int>(first, second)),
                narrow(wythoff::winning_moves(a, b)));
    }
  }
  EXPECT_EQ(wythoff::p_position<Int>(97).greater, 253);
}

TEST(Wythoff, IsTheSameInNarrowTypes) {
  expect_the_same_in_a_narrow_type<unsigned char>();
  expect_the_same_in_a_narrow_type<unsigned short>();
}

TEST(Wythoff, ListsTheLostPairsInOrder) {
  Oracle<TwoHeaps> oracle(rules::wythoff);
  std::uint64_t index = 0;
  for (int a = 0; a <= 40; ++a) {
    for (int b = a; b <= 70; ++b) {
      if (oracle.mover_wins({a, b})) continue;
      const wythoff::Pair<> pair = wythoff::p_position(index);
      ASSERT_EQ(narrow<std::uint64_t>({{pair.smaller, pair.greater}}),
                (std::vector<TwoHeaps>{{a, b}}));
      ASSERT_EQ(wythoff::place(a).index, index);
      ASSERT_EQ(wythoff::place(b).index, index);
      ASSERT_TRUE(wythoff::place(a).is_smaller);
      ASSERT_EQ(wythoff::place(b).is_smaller, b == 0);
      ++index;
    }
  }
  EXPECT_EQ(index, 26u);
}

// The greatest x with x² <= number.
std::uint64_t root(Wide number) {
  std::uint64_t x = 0;
  for (std::uint64_t bit = UINT64_C(1) << 63; bit > 0; bit /= 2) {
    if (Wide{x + bit} * (x + bit) <= number) x += bit;
  }
  return x;
}

// floor(k · phi) = floor((k + sqrt(5 k²)) / 2), for k <= kLastIndex. Then 5 k² is below 2^128.
std::uint64_t floor_of_k_phi(std::uint64_t k) {
  return static_cast<std::uint64_t>((Wide{k} + root(Wide{5} * k * k)) / 2);
}

// Indices at the end, and where k · phi is nearly whole.
std::vector<std::uint64_t> indices() {
  std::vector<std::uint64_t> list;
  for (std::uint64_t below = 0; below < 200; ++below)
    list.push_back(kLastIndex - below);
  for (std::uint64_t k = 1, next = 2; next < kLastIndex; next += std::exchange(k, next))
    list.insert(list.end(), {next - 1, next, next + 1, kLastIndex - next});
  problem::Random random(1);
  for (int left = 500; left > 0; --left)
    list.push_back(static_cast<std::uint64_t>(random.between(0, kLastIndex)));
  return list;
}

// Where the pairs end: the greater number of the last one fits into 64 bits, the next one does not.
TEST(Wythoff, TheLastPair) {
  EXPECT_LE(Wide{floor_of_k_phi(kLastIndex)} + kLastIndex, kMost);
  EXPECT_GT(Wide{floor_of_k_phi(kLastIndex + 1)} + kLastIndex + 1, kMost);
  EXPECT_EQ(wythoff::p_position(kLastIndex).smaller, floor_of_k_phi(kLastIndex));
  EXPECT_DEATH(wythoff::p_position(kLastIndex + 1), "smaller");
  EXPECT_DEATH(wythoff::p_position(kMost), "smaller");
}

TEST(Wythoff, LargePairsAreExact) {
  for (std::uint64_t k : indices()) {
    const std::uint64_t smaller = floor_of_k_phi(k), greater = smaller + k;
    ASSERT_EQ(wythoff::p_position(k).smaller, smaller);
    ASSERT_EQ(wythoff::p_position(k).greater, greater);
    ASSERT_EQ(wythoff::place(smaller).index, k);
    ASSERT_EQ(wythoff::place(greater).index, k);
    ASSERT_FALSE(wythoff::mover_wins(greater, smaller));
    ASSERT_TRUE(wythoff::winning_moves(smaller, greater).empty());
    ASSERT_TRUE(wythoff::mover_wins(smaller - 1, greater - 1)) << k;
    ASSERT_TRUE(k == 0 || wythoff::mover_wins(smaller, greater - 1)) << k;
  }
}

}  // namespace
}  // namespace game
