// Fibonacci nim.
//
// Game     One heap. The first move takes at least one counter, but not all. Each later move takes
//          at most twice as many as the move before. Whoever takes the last counter wins.
//          In the middle of the game a position is a heap and a quota, the most counters that may
//          be taken now. Without a quota, the functions are about the first move: quota = heap - 1.
// Range    Heaps and quotas 0 … 2^64 - 1, nothing overflows. The next quota is 2 · taken; if that
//          is above 2^64 - 1, any quota that is not below the heap means the same. The functions
//          are templates over the integer type, so they work with other unsigned or unbounded types
//          too: mover_wins<Int>(heap, quota). For numbers of any length: fibonacci_nim_big.hpp.
// Cost     Additions and subtractions of heaps, 4 · 1.44 · (binary digits of the heap) at most.
// Proof    Whinihan (1963); all winning moves: Allen and Ponomarenko (2014).
//
//          Zeckendorf: every number is in one way a sum of Fibonacci numbers 1, 2, 3, 5, 8, …, its
//          parts, of which no two are neighbours in this list.
//
//          (1) If 2t is less than the least part z of m, then the parts of m and of t together are
//          the form of m + t. For t is less than the Fibonacci number before z, as twice that
//          number is at least z. So no part of t is a neighbour of z.
//
//          (2) The mover wins iff the quota is at least the least part z of the heap. If it is,
//          taking z wins: this leaves nothing, or a least part that is the next but one after z or
//          greater, so above the new quota 2z. If it is not, every take t is less than z. It leaves
//          something, and the least part of that is at most 2t: otherwise, by (1), the parts of t
//          would be parts of the heap, and they are less than z. So the other player wins.
//
//          (3) The winning takes are the sums t of the least one, two, … parts for which t is at
//          most the quota, and 2t is less than the next part or there is none. By (2), a take t
//          wins iff it leaves nothing or a least part above 2t. Then, by (1), the heap has the
//          parts of t and of what is left, so t is the sum of its least parts.
// Checked  common/tests/fibonacci_nim_test.cpp: against brute force for heaps to 90 with every
//          quota; heaps near 2^64 in 128 bits. common/tests/identities_test.cpp: the first moves.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace game {
namespace fibonacci_nim {

// A heap as a parameter. Int is not found out from it, so mover_wins(5, 2) is about 64-bit heaps.
template <class Int>
using Heap = typename std::common_type<Int>::type;

template <class Int = std::uint64_t>
struct Move {
  Int taken;
  Int left;
};

// The parts of the Zeckendorf form, the greatest first; none for 0.
template <class Int = std::uint64_t>
std::vector<Int> zeckendorf_parts(const Heap<Int>& number) {
  Int before = 1, fibonacci = 1;
  while (fibonacci <= number && before <= number - fibonacci) {
    const Int next = before + fibonacci;
    before = fibonacci;
    fibonacci = next;
  }
  std::vector<Int> parts;
  for (Int rest = number; rest > 0;) {
    if (fibonacci <= rest) {
      parts.push_back(fibonacci);
      rest -= fibonacci;
    }
    const Int two_before = fibonacci - before;
    fibonacci = before;
    before = two_before;
  }
  return parts;
}

// The least take that wins if the quota allows it: the least part; heap >= 1. The P-positions with
// this heap are those with a smaller quota.
template <class Int = std::uint64_t>
Int least_winning_take(const Heap<Int>& heap) {
  assert(heap >= 1);
  return zeckendorf_parts<Int>(heap).back();
}

// Does the player to move win?
template <class Int = std::uint64_t>
bool mover_wins(const Heap<Int>& heap, const Heap<Int>& quota) {
  return heap > 0 && least_winning_take<Int>(heap) <= quota;
}

// The same for the first move; heap >= 1.
template <class Int = std::uint64_t>
bool mover_wins(const Heap<Int>& heap) {
  assert(heap >= 1);
  return mover_wins<Int>(heap, heap - 1);
}

// All winning moves, the least take first. No more than half as many as Fibonacci numbers up to the
// heap: 46 for 64 bits.
template <class Int = std::uint64_t>
std::vector<Move<Int>> winning_moves(const Heap<Int>& heap, const Heap<Int>& quota) {
  const std::vector<Int> parts = zeckendorf_parts<Int>(heap);
  std::vector<Move<Int>> moves;
  Int taken = 0;
  for (std::size_t i = parts.size(); i-- > 0;) {
    taken += parts[i];
    if (taken > quota) break;
    // No overflow: taken is less than this part, and their sum is at most the heap.
    const bool wins = i == 0 || 2 * taken < parts[i - 1];
    if (wins) moves.push_back(Move<Int>{taken, Int(heap - taken)});
  }
  return moves;
}

// The same for the first move; heap >= 1.
template <class Int = std::uint64_t>
std::vector<Move<Int>> winning_moves(const Heap<Int>& heap) {
  assert(heap >= 1);
  return winning_moves<Int>(heap, heap - 1);
}

// The heaps that are lost at the start, in ascending order, from index 0 on: 1, 2, 3, 5, 8, …. The
// number must fit: for 64 bits, index <= 91. (Of a heap of 1 the first move cannot take anything.)
template <class Int = std::uint64_t>
Int p_position(std::size_t index) {
  Int before = 1, fibonacci = 1;
  for (; index > 0; --index) {
    const Int next = before + fibonacci;
    assert(next > fibonacci);  // else the addition has gone round
    before = fibonacci;
    fibonacci = next;
  }
  return fibonacci;
}

}  // namespace fibonacci_nim
}  // namespace game
