// Wythoff's game, also known as the queen that goes to the corner.
//
// Game     Two heaps. A move takes any number of counters, at least one, from one heap, or the same
//          number from both. Whoever takes the last counter wins.
// Range    Heaps 0 … 2^64 - 1, nothing overflows, no floating point. The functions are templates
//          over the integer type, so they work with other unsigned or unbounded types too:
//          mover_wins<Int>(first, second). For numbers of any length: wythoff_big.hpp.
// Cost     Additions and subtractions of heaps, 4 · 1.44 · (binary digits of the smaller heap) at
//          most for mover_wins.
// Proof    Wythoff (1907). List the pairs (A(k), A(k) + k), k = 0, 1, 2, …, where A(k) is the least
//          number in no earlier pair: (0, 0), (1, 2), (3, 5), (4, 7), …. These are the P-positions.
//          No two pairs share a number or a difference, so every move from a pair leaves the list.
//          From any other heaps a <= b some move leads to a pair. Let k = b - a. If A(k) < a, take
//          a - A(k) from both. Otherwise A(k) > a, and a is in a pair. If a = A(j), then j < k, so
//          A(j) + j < b. If a = A(j) + j, then A(j) < b, too. So b can be reduced to the number
//          that makes a pair with a.
//
//          The pair k without the pairs before it. Zeckendorf: every number is in one way a sum of
//          Fibonacci numbers F(i), i >= 2, of which no two are neighbours. Let S(n) be the sum of
//          the F(i + 1) instead. S keeps the order, as these forms compare like numerals. A form
//          without the part 1 = F(2) is that of some S(j); a form with it is that of S(S(j)) + 1
//          for some j. Apply this to n - 1: each number n >= 1 is exactly one of the numbers
//          A(k) = S(k - 1) + 1 and B(k) = S(S(k - 1)) + 2, k >= 1. Part by part S(S(j)) = S(j) + j,
//          so B(k) = A(k) + k. All numbers below A(k) are in pairs with j < k, because A grows and
//          B(j) > A(j). So A(k) is the least number in no earlier pair.
//          In the code, S(j) is j plus the sum of the F(i - 1), which is shifted_down(j).
// Checked  common/tests/wythoff_test.cpp: against brute force for heaps to 40; near 2^64 pairs
//          and all winning moves against floor(k · phi) by a square root of whole numbers.
//          common/tests/identities_test.cpp: the pairs by four other ways.
#pragma once

#include <cassert>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace game {
namespace wythoff {

// A heap as a parameter. Int is not found out from it, so mover_wins(3, 5) is about 64-bit heaps.
template <class Int>
using Heap = typename std::common_type<Int>::type;

// What a move leaves.
template <class Int = std::uint64_t>
struct Move {
  Int first;
  Int second;
};

// A P-position.
template <class Int = std::uint64_t>
struct Pair {
  Int smaller;
  Int greater;
};

// Where a number stands in the list of the pairs. Each number from 1 on is in exactly one of them.
template <class Int = std::uint64_t>
struct Place {
  Int index;
  bool is_smaller;  // the smaller number of its pair; true for 0
};

// The sum of the F(i - 1) over the parts F(i) of a Zeckendorf form, where F(1) = F(2) = 1.
template <class Int>
struct ShiftedDown {
  Int sum;
  bool has_one;  // whether the form has the part 1 = F(2)
};

template <class Int>
ShiftedDown<Int> shifted_down(Int number) {
  Int before = 1, fibonacci = 1;
  while (fibonacci <= number && before <= number - fibonacci) {
    const Int next = before + fibonacci;
    before = fibonacci;
    fibonacci = next;
  }
  ShiftedDown<Int> shifted = {0, false};
  while (number > 0) {
    if (fibonacci <= number) {
      number -= fibonacci;
      shifted.sum += before;
      shifted.has_one = fibonacci == 1;
    }
    const Int two_before = fibonacci - before;
    fibonacci = before;
    before = two_before;
  }
  return shifted;
}

// The P-positions in order, from index 0 on: (0, 0), (1, 2), (3, 5), (4, 7), …. The greater number
// must fit: for 64 bits, index <= 7046029254386353130.
template <class Int = std::uint64_t>
Pair<Int> p_position(const Heap<Int>& index) {
  if (index == 0) return {0, 0};
  const Int smaller = index + shifted_down<Int>(index - 1).sum;
  const Int greater = smaller + index;
  assert(smaller >= index && greater > smaller);  // else an addition has gone round
  return {smaller, greater};
}

// The pair that holds this number. The index of a pair is also the difference of its numbers.
template <class Int = std::uint64_t>
Place<Int> place(const Heap<Int>& number) {
  if (number == 0) return {0, true};
  const ShiftedDown<Int> shifted = shifted_down<Int>(number - 1);
  if (shifted.has_one) return {Int(number - shifted.sum), false};
  return {Int(shifted.sum + 1), true};
}

// Does the player to move win?
template <class Int = std::uint64_t>
bool mover_wins(const Heap<Int>& first, const Heap<Int>& second) {
  if (second < first) return mover_wins<Int>(second, first);
  const Place<Int> at = place<Int>(first);
  return !(at.is_smaller && at.index == second - first);
}

// Is the number that makes a pair with `number` less than `limit`?
template <class Int>
bool partner_is_below(const Int& number, const Place<Int>& at, const Int& limit) {
  if (!at.is_smaller) return number - at.index < limit;
  return number < limit && at.index < limit - number;
}

// The number that makes a pair with `number`; it must fit.
template <class Int>
Int partner(const Int& number, const Place<Int>& at) {
  if (at.is_smaller) return number + at.index;
  return number - at.index;
}

// Does the pair with this index have a smaller number that is less than `number`? There are as many
// pairs like that, index 0 among them, as numbers below `number` that are the smaller of a pair.
template <class Int>
bool pair_is_below(const Int& index, const Int& number, const Place<Int>& at) {
  if (at.is_smaller) return index < at.index;
  return index <= number - at.index;
}

// All winning moves, at most three, in this order: from both heaps, from the first, from the
// second. There is at most one of each kind.
template <class Int = std::uint64_t>
std::vector<Move<Int>> winning_moves(const Heap<Int>& first, const Heap<Int>& second) {
  std::vector<Move<Int>> moves;
  const Place<Int> first_at = place<Int>(first), second_at = place<Int>(second);
  const bool turned = second < first;
  const Int difference = turned ? Int(first - second) : Int(second - first);
  if (pair_is_below<Int>(difference, turned ? second : first, turned ? second_at : first_at)) {
    const Pair<Int> pair = p_position<Int>(difference);
    moves.push_back(turned ? Move<Int>{pair.greater, pair.smaller}
                           : Move<Int>{pair.smaller, pair.greater});
  }
  if (partner_is_below<Int>(second, second_at, first)) {
    moves.push_back(Move<Int>{partner<Int>(second, second_at), second});
  }
  if (partner_is_below<Int>(first, first_at, second)) {
    moves.push_back(Move<Int>{first, partner<Int>(first, first_at)});
  }
  return moves;
}

}  // namespace wythoff
}  // namespace game
