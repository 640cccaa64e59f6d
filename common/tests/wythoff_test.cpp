// Wythoff's game: against brute force, and with large heaps against floor(k · phi) by a square root
// of whole numbers of any length.
#include "common/game/wythoff.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/game/wythoff_big.hpp"
#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/brute_force.hpp"

namespace game {
namespace {

using rules::TwoHeaps;
using testing_support::kMost;

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

// --- heaps of any length, and to 2^64 - 1, by square roots of whole numbers ---

using Big = boost::multiprecision::cpp_int;
using Heaps = std::pair<Big, Big>;

// With this many binary digits, the first of them 1.
Big random_number(problem::Random& random, unsigned digits) {
  Big number = 1;
  for (unsigned i = 1; i < digits; ++i)
    number = 2 * number + random.between(0, 1);
  return number;
}

// floor(k · phi) = floor((k + sqrt(5 k²)) / 2).
Big floor_of_k_phi(const Big& k) {
  return (k + sqrt(Big(5 * k * k))) / 2;
}

// floor(n / phi) = floor((sqrt(5 n²) - n) / 2).
Big floor_of_n_by_phi(const Big& n) {
  return (sqrt(Big(5 * n * n)) - n) / 2;
}

// The number that makes a pair with n. If n = floor(k · phi), then k = floor(n / phi) + 1. The
// other numbers are n = floor(k · phi) + k, and then floor(k · phi) = floor(n / phi).
Big partner(const Big& n) {
  if (n == 0) return 0;
  const Big by_phi = floor_of_n_by_phi(n), k = by_phi + 1;
  return floor_of_k_phi(k) == n ? Big(n + k) : by_phi;
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
  EXPECT_LE(floor_of_k_phi(kLastIndex) + kLastIndex, kMost);
  EXPECT_GT(floor_of_k_phi(kLastIndex + 1) + kLastIndex + 1, kMost);
  EXPECT_DEATH(wythoff::p_position(kLastIndex + 1), "smaller");
  EXPECT_DEATH(wythoff::p_position(kMost), "smaller");
}

TEST(Wythoff, LargePairsAreExact) {
  for (std::uint64_t k : indices()) {
    const auto smaller = static_cast<std::uint64_t>(floor_of_k_phi(k)), greater = smaller + k;
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

std::vector<Heaps> winning_moves(const Big& a, const Big& b) {
  std::vector<Heaps> left;
  const Big smaller = std::min(a, b), k = std::max(a, b) - smaller, pair = floor_of_k_phi(k);
  if (pair < smaller) left.push_back(a < b ? Heaps(pair, pair + k) : Heaps(pair + k, pair));
  if (partner(b) < a) left.push_back({partner(b), b});
  if (partner(a) < b) left.push_back({a, partner(a)});
  return left;
}

template <class Int>
std::vector<Heaps> as_heaps(const std::vector<wythoff::Move<Int>>& moves) {
  std::vector<Heaps> left;
  for (const wythoff::Move<Int>& move : moves)
    left.push_back({move.first, move.second});
  return left;
}

void expect_exact(const Big& a, const Big& b) {
  const std::vector<Heaps> expected = winning_moves(a, b);
  ASSERT_EQ(wythoff::mover_wins(a, b), !expected.empty()) << a << ' ' << b;
  ASSERT_EQ(as_heaps(wythoff::winning_moves(a, b)), expected) << a << ' ' << b;
}

// The pair with index k, its neighbours, and heaps from which one move of each kind leads there.
void expect_exact_around(problem::Random& random, const Big& k) {
  const Big a = floor_of_k_phi(k), b = a + k;
  const Big more = random_number(random, static_cast<unsigned>(msb(a + 1)) + 1);
  for (const Heaps& heaps : std::vector<Heaps>{{a, b},
                                               {b, a},
                                               {a + 1, b + 1},
                                               {a, b + 1},
                                               {a + 1, b},
                                               {b, b},
                                               {a + more, b + more},
                                               {b + more, a},
                                               {a + more, b},
                                               {b + more, b + 1}}) {
    expect_exact(heaps.first, heaps.second);
  }
}

TEST(BigWythoff, IsExact) {
  problem::Random random(1);
  for (unsigned digits : {1, 2, 5, 20, 63, 64, 65, 128, 333, 3322}) {
    for (int times = digits < 1000 ? 20 : 2; times > 0; --times) {
      const Big k = random_number(random, digits);
      ASSERT_EQ(wythoff::p_position(k).smaller, floor_of_k_phi(k));
      ASSERT_EQ(wythoff::p_position(k).greater, floor_of_k_phi(k) + k);
      ASSERT_EQ(wythoff::place(floor_of_k_phi(k)).index, k);
      expect_exact_around(random, k);
    }
  }
}

TEST(BigWythoff, OneFollowedByAHundredZeros) {
  const Big googol = pow(Big(10), 100);
  const Big smaller = wythoff::p_position(googol).smaller;
  EXPECT_EQ(smaller.str().substr(0, 30), "161803398874989484820458683436");
  EXPECT_FALSE(wythoff::mover_wins(smaller, smaller + googol));
  EXPECT_TRUE(wythoff::mover_wins(googol, googol));
}

// The functions for 64 bits at their end: 2^64 - 1 is as exact as any other number.
TEST(Wythoff, AllWinningMovesUpTo64BitsAreExact) {
  problem::Random random(1);
  const auto heap = [&] {
    const auto bits = static_cast<std::uint64_t>(random.between(INT64_MIN, INT64_MAX));
    return random.between(0, 3) == 0 ? UINT64_MAX - (bits & 7) : bits >> random.between(0, 3);
  };
  for (int times = 1000; times > 0; --times) {
    const std::uint64_t a = heap(), b = heap();
    const std::vector<Heaps> expected = winning_moves(a, b);
    ASSERT_EQ(wythoff::mover_wins(a, b), !expected.empty()) << a << ' ' << b;
    ASSERT_EQ(as_heaps(wythoff::winning_moves(a, b)), expected) << a << ' ' << b;
  }
}

// Below the last pairs there are heaps with a difference that no pair of 64 bits has.
TEST(Wythoff, TheGreatestDifferences) {
  for (std::uint64_t a = 0; a < 300; ++a) {
    for (std::uint64_t b : {UINT64_MAX, UINT64_MAX - 1, UINT64_MAX - a}) {
      ASSERT_EQ(as_heaps(wythoff::winning_moves(a, b)), winning_moves(a, b)) << a << ' ' << b;
      ASSERT_EQ(as_heaps(wythoff::winning_moves(b, a)), winning_moves(b, a)) << a << ' ' << b;
    }
  }
}

}  // namespace
}  // namespace game
