// Wythoff's game and Fibonacci nim with heaps of any length, and all of Wythoff's winning moves up
// to 2^64 - 1: against exact arithmetic with whole numbers of any length.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/game/fibonacci_nim_big.hpp"
#include "common/game/wythoff_big.hpp"
#include "common/problem/random.hpp"

namespace game {
namespace {

using Big = boost::multiprecision::cpp_int;
using Heaps = std::pair<Big, Big>;

// With this many binary digits, the first of them 1.
Big random_number(problem::Random& random, unsigned digits) {
  Big number = 1;
  for (unsigned i = 1; i < digits; ++i)
    number = 2 * number + random.between(0, 1);
  return number;
}

// --- Wythoff's game by square roots of whole numbers ---

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

// --- Fibonacci nim ---

// The Fibonacci number F(index), F(1) = F(2) = 1.
Big fibonacci(unsigned index) {
  Big number = 0, next = 1;
  for (; index > 0; --index)
    next += std::exchange(number, next);
  return number;
}

using Sizes = std::vector<Big>;

Sizes takes(const std::vector<fibonacci_nim::Move<Big>>& moves, const Big& heap) {
  Sizes taken;
  for (const fibonacci_nim::Move<Big>& move : moves) {
    EXPECT_EQ(move.taken + move.left, heap);
    taken.push_back(move.taken);
  }
  return taken;
}

TEST(BigFibonacciNim, SaysTheSameAsWith64Bits) {
  problem::Random random(1);
  for (int times = 300; times > 0; --times) {
    const auto heap = static_cast<std::uint64_t>(random.between(1, INT64_MAX));
    const std::uint64_t quota = heap >> random.between(0, 62);
    Sizes small;
    for (const auto& move : fibonacci_nim::winning_moves(heap, quota))
      small.push_back(move.taken);
    ASSERT_EQ(takes(fibonacci_nim::winning_moves(Big(heap), Big(quota)), heap), small);
    ASSERT_EQ(fibonacci_nim::mover_wins(Big(heap), Big(quota)), !small.empty());
    ASSERT_EQ(fibonacci_nim::least_winning_take(Big(heap)),
              fibonacci_nim::least_winning_take(heap));
  }
}

// F(500) has 105 digits. Of the heap F(500) + F(498) + F(496) + F(478), the sums t of its least
// parts are winning takes while 2t is less than the next part: 2 (F(496) + F(478)) is less than
// F(498), as F(498) is about 2.6 F(496). But 2 (F(498) + F(496)) is about 1.06 F(500).
TEST(BigFibonacciNim, NumbersOfAHundredDigitsByHand) {
  const Big f478 = fibonacci(478), f496 = fibonacci(496);
  ASSERT_EQ(fibonacci(500).str().size(), 105u);
  const Big heap = fibonacci(500) + fibonacci(498) + f496 + f478;
  EXPECT_EQ(takes(fibonacci_nim::winning_moves(heap), heap), (Sizes{f478, f496 + f478}));
  EXPECT_EQ(takes(fibonacci_nim::winning_moves(heap, heap), heap),
            (Sizes{f478, f496 + f478, heap}));
  EXPECT_EQ(takes(fibonacci_nim::winning_moves(heap, f496), heap), Sizes{f478});
  EXPECT_FALSE(fibonacci_nim::mover_wins(heap, f478 - 1));
  EXPECT_TRUE(fibonacci_nim::mover_wins(heap, f478));
}

TEST(BigFibonacciNim, TheLostHeapsAreTheFibonacciNumbers) {
  for (unsigned index : {2u, 3u, 93u, 94u, 500u, 2000u}) {
    const Big lost = fibonacci(index);
    EXPECT_EQ(fibonacci_nim::p_position<Big>(index - 2), lost);
    EXPECT_FALSE(fibonacci_nim::mover_wins(lost));
    EXPECT_TRUE(fibonacci_nim::winning_moves(lost).empty());
    EXPECT_EQ(fibonacci_nim::mover_wins(lost + 1), index > 3);
  }
}

}  // namespace
}  // namespace game
