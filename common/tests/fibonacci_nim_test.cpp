// Fibonacci nim: against brute force, and near 2^64 by the definition in 128 bits; with
// heaps of any length the same as in 64 bits, and by hand.
#include "common/game/fibonacci_nim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "common/game/fibonacci_nim_big.hpp"
#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/brute_force.hpp"

namespace game {
namespace {

using rules::QuotaHeap;
using testing_support::kMost;
using testing_support::Wide;
using testing_support::winning_options;

using Moves = std::vector<fibonacci_nim::Move<>>;

// The position after each move.
template <class Int>
std::vector<QuotaHeap> after(const std::vector<fibonacci_nim::Move<Int>>& moves) {
  std::vector<QuotaHeap> positions;
  for (const fibonacci_nim::Move<Int>& move : moves)
    positions.push_back({static_cast<int>(move.left), 2 * static_cast<int>(move.taken)});
  return positions;
}

TEST(FibonacciNim, AgreesWithBruteForceForEveryQuota) {
  Oracle<QuotaHeap> oracle(rules::fibonacci_nim);
  for (int heap = 0; heap <= 90; ++heap) {
    for (int quota = 0; quota <= heap + 1; ++quota) {
      const QuotaHeap position = {heap, quota};
      ASSERT_EQ(fibonacci_nim::mover_wins(heap, quota), oracle.mover_wins(position));
      ASSERT_EQ(after(fibonacci_nim::winning_moves(heap, quota)),
                winning_options(rules::fibonacci_nim, oracle, position))
          << heap << ' ' << quota;
    }
  }
}

// Their sums are of type int.
template <class Int>
void expect_the_same_in_a_narrow_type() {
  for (int heap = 1; heap <= 255; ++heap) {
    const auto narrow = static_cast<Int>(heap);
    ASSERT_EQ(fibonacci_nim::mover_wins<Int>(narrow), fibonacci_nim::mover_wins(heap));
    ASSERT_EQ(after(fibonacci_nim::winning_moves<Int>(narrow)),
              after(fibonacci_nim::winning_moves(heap)));
  }
  EXPECT_EQ(fibonacci_nim::p_position<Int>(11), 233);
}

TEST(FibonacciNim, IsTheSameInNarrowTypes) {
  expect_the_same_in_a_narrow_type<unsigned char>();
  expect_the_same_in_a_narrow_type<unsigned short>();
}

TEST(FibonacciNim, TheLeastWinningTakeIsTheLeastQuotaThatWins) {
  Oracle<QuotaHeap> oracle(rules::fibonacci_nim);
  for (int heap = 1; heap <= 90; ++heap) {
    const int take = static_cast<int>(fibonacci_nim::least_winning_take(heap));
    ASSERT_TRUE(oracle.mover_wins({heap, take})) << heap;
    ASSERT_FALSE(oracle.mover_wins({heap, take - 1})) << heap;
  }
}

TEST(FibonacciNim, TheFirstMoveLeavesSomething) {
  Oracle<QuotaHeap> oracle(rules::fibonacci_nim);
  std::size_t lost = 0;
  for (int heap = 1; heap <= 90; ++heap) {
    const QuotaHeap start = {heap, heap - 1};
    ASSERT_EQ(fibonacci_nim::mover_wins(heap), oracle.mover_wins(start));
    ASSERT_EQ(after(fibonacci_nim::winning_moves(heap)),
              winning_options(rules::fibonacci_nim, oracle, start));
    if (oracle.mover_wins(start)) continue;
    ASSERT_EQ(fibonacci_nim::p_position(lost++), static_cast<std::uint64_t>(heap));
  }
  EXPECT_EQ(lost, 10u);
}

TEST(FibonacciNim, ZeckendorfPartsByHand) {
  using Parts = std::vector<std::uint64_t>;
  EXPECT_EQ(fibonacci_nim::zeckendorf_parts(0), Parts{});
  EXPECT_EQ(fibonacci_nim::zeckendorf_parts(1), Parts{1});
  EXPECT_EQ(fibonacci_nim::zeckendorf_parts(4), (Parts{3, 1}));
  const Parts parts = fibonacci_nim::zeckendorf_parts(1000000);
  EXPECT_EQ(parts, (Parts{832040, 121393, 46368, 144, 55}));
  EXPECT_EQ(std::accumulate(parts.begin(), parts.end(), std::uint64_t{0}), 1000000u);
}

// 1, 2, 3, 5, … beyond 2^64.
std::vector<Wide> fibonacci_numbers() {
  std::vector<Wide> numbers = {1, 2};
  while (numbers.back() <= kMost)
    numbers.push_back(numbers.end()[-1] + numbers.end()[-2]);
  return numbers;
}

// The least Zeckendorf part of number >= 1.
Wide least_part(Wide number) {
  static const std::vector<Wide> fibonacci = fibonacci_numbers();
  for (auto part = fibonacci.rbegin();; ++part) {
    if (*part == number) return number;
    if (*part < number) number -= *part;
  }
}

// By Whinihan's theorem about the position after the move.
bool take_wins(std::uint64_t heap, std::uint64_t taken) {
  return taken == heap || Wide{2} * taken < least_part(heap - taken);
}

std::vector<std::uint64_t> large_heaps() {
  std::vector<std::uint64_t> heaps;
  for (std::uint64_t below = 0; below < 100; ++below)
    heaps.push_back(kMost - below);
  for (std::size_t index = 60; index <= 91; ++index) {
    for (std::uint64_t more = 0; more < 20; ++more)
      heaps.push_back(fibonacci_nim::p_position(index) - 10 + more);
  }
  problem::Random random(1);
  for (int left = 100; left > 0; --left)
    heaps.push_back(static_cast<std::uint64_t>(random.between(INT64_MIN, INT64_MAX)) | 1);
  return heaps;
}

// Takes that might win: small ones, those that leave little, and those near a named move or a
// Fibonacci number.
std::vector<std::uint64_t> takes_to_try(std::uint64_t heap, const Moves& named) {
  std::vector<std::uint64_t> takes;
  for (std::uint64_t near = 1; near <= 60 && near < heap; ++near)
    takes.insert(takes.end(), {near, heap - near});
  for (std::uint64_t off = 0; off < 5; ++off) {
    for (const fibonacci_nim::Move<>& move : named)
      takes.push_back(move.taken - 2 + off);
    for (Wide number : fibonacci_numbers())
      takes.push_back(static_cast<std::uint64_t>(number) - 2 + off);
  }
  takes.erase(std::remove_if(takes.begin(), takes.end(),
                             [heap](std::uint64_t take) { return take < 1 || take > heap; }),
              takes.end());
  return takes;
}

TEST(FibonacciNim, LargeHeapsAreExact) {
  for (std::uint64_t heap : large_heaps()) {
    const std::uint64_t least = static_cast<std::uint64_t>(least_part(heap));
    ASSERT_EQ(fibonacci_nim::least_winning_take(heap), least);
    ASSERT_EQ(fibonacci_nim::mover_wins(heap), least < heap);
    ASSERT_EQ(fibonacci_nim::mover_wins(heap, least - 1), false);
    const Moves named = fibonacci_nim::winning_moves(heap, kMost);
    for (const fibonacci_nim::Move<>& move : named) {
      ASSERT_TRUE(take_wins(heap, move.taken)) << heap;
      ASSERT_EQ(move.left, heap - move.taken);
    }
    for (std::uint64_t take : takes_to_try(heap, named)) {
      const bool is_named =
          std::any_of(named.begin(), named.end(),
                      [take](const fibonacci_nim::Move<>& move) { return move.taken == take; });
      ASSERT_EQ(is_named, take_wins(heap, take)) << heap << ' ' << take;
    }
  }
}

TEST(FibonacciNim, TheQuotaCutsTheListOfMoves) {
  const Moves all = fibonacci_nim::winning_moves(kMost, kMost);
  ASSERT_GE(all.size(), 2u);
  for (std::size_t i = 0; i < all.size(); ++i) {
    ASSERT_EQ(fibonacci_nim::winning_moves(kMost, all[i].taken).size(), i + 1);
    ASSERT_EQ(fibonacci_nim::winning_moves(kMost, all[i].taken - 1).size(), i);
  }
}

TEST(FibonacciNim, TheLastPosition) {
  EXPECT_EQ(fibonacci_nim::p_position(91), fibonacci_numbers().end()[-2]);
  EXPECT_DEATH(fibonacci_nim::p_position(92), "next");
  EXPECT_DEATH(fibonacci_nim::mover_wins(0), "heap");
}

// --- heaps of any length ---

using Big = boost::multiprecision::cpp_int;

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
