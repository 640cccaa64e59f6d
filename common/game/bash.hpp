// Bash's game, and a counting game that is decided in the same way.
//
// Game     One heap. A move takes 1 to `most` counters. Whoever takes the last one wins (normal
//          play) or loses (misère play).
//          count_up: two players name rising numbers; each one is 1 to `most` more than the one
//          before. Whoever names `target` or more wins (normal) or loses (misère).
// Range    heap, named, target: 0 … 2^64 - 1. most: 1 … 2^64 - 1. Nothing overflows.
// Cost     Constant time.
// Proof    Normal play: from a multiple of most + 1 every move leads to a number that is none, as
//          it takes 1 … most. From any other heap take heap mod (most + 1); a multiple is left.
//          Misère play: the same for the numbers that are a multiple plus 1. From 1 the only move
//          takes the last counter, and the mover of an empty heap has won.
//          count_up: what is missing to the target is a heap. The one difference is that a move may
//          take more than is left, and this ends the game like taking exactly the last counter.
// Checked  common/tests/bash_test.cpp: against brute force for heaps to 60 and most to 10,
//          targets to 25 and most to 6; near 2^64 against 128-bit arithmetic.
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

namespace game {
namespace bash {

enum class Play { kNormal, kMisere };

struct Move {
  std::uint64_t taken;
  std::uint64_t left;
};

// number mod (most + 1), without an overflow of most + 1.
inline std::uint64_t remainder(std::uint64_t number, std::uint64_t most) {
  return number <= most ? number : number % (most + 1);
}

// The one take that leaves a lost heap; 0 if there is none.
inline std::uint64_t winning_take(std::uint64_t heap, std::uint64_t most,
                                  Play play = Play::kNormal) {
  assert(most >= 1);
  if (heap == 0) return 0;
  return remainder(play == Play::kMisere ? heap - 1 : heap, most);
}

// Does the player to move win? An empty heap: lost in normal play, won in misère play.
inline bool mover_wins(std::uint64_t heap, std::uint64_t most, Play play = Play::kNormal) {
  if (heap == 0) return play == Play::kMisere;
  return winning_take(heap, most, play) != 0;
}

// All winning moves: there is one at most.
inline std::vector<Move> winning_moves(std::uint64_t heap, std::uint64_t most,
                                       Play play = Play::kNormal) {
  const std::uint64_t taken = winning_take(heap, most, play);
  if (taken == 0) return {};
  return {Move{taken, heap - taken}};
}

// The lost heaps in ascending order, from index 0 on. The result must be below 2^64.
inline std::uint64_t p_position(std::uint64_t index, std::uint64_t most,
                                Play play = Play::kNormal) {
  assert(most >= 1);
  const std::uint64_t first = play == Play::kMisere ? 1 : 0;
  assert(index == 0 || (most < UINT64_MAX && index <= (UINT64_MAX - first) / (most + 1)));
  return first + index * (most + 1);
}

namespace count_up {

// The steps first, first + 1, …, last; none if first > last.
struct Steps {
  std::uint64_t first;
  std::uint64_t last;
};

// The heap that this game is. 0: the game is over, as somebody named `target` or more.
inline std::uint64_t missing(std::uint64_t named, std::uint64_t target) {
  return named < target ? target - named : 0;
}

// Does the player to move win, if `named` is the number named last (0 at the start)?
inline bool mover_wins(std::uint64_t named, std::uint64_t target, std::uint64_t most,
                       Play play = Play::kNormal) {
  return bash::mover_wins(missing(named, target), most, play);
}

// All winning moves, as steps: with a step s the player names named + s. There may be up to `most`
// of them, so this is a range. It has more than one step only where normal play can be ended at
// once; there named + s may be above 2^64 - 1.
inline Steps winning_moves(std::uint64_t named, std::uint64_t target, std::uint64_t most,
                           Play play = Play::kNormal) {
  const std::uint64_t heap = missing(named, target);
  const std::uint64_t step = winning_take(heap, most, play);
  if (step == 0) return {1, 0};
  const bool ends_the_game = step == heap;
  return {step, ends_the_game ? most : step};
}

// The numbers after which the player to move loses, in ascending order, from index 0 on: these are
// the numbers to name. The result must be at most `target`, in misère play at most target - 1.
inline std::uint64_t p_position(std::uint64_t index, std::uint64_t target, std::uint64_t most,
                                Play play = Play::kNormal) {
  const std::uint64_t first_lost_heap = play == Play::kMisere ? 1 : 0;
  assert(most >= 1 && target >= first_lost_heap);
  const std::uint64_t greatest = target - first_lost_heap;
  const std::uint64_t least = remainder(greatest, most);
  assert(index == 0 || (most < UINT64_MAX && index <= (greatest - least) / (most + 1)));
  return least + index * (most + 1);
}

}  // namespace count_up
}  // namespace bash
}  // namespace game
