// Nim, in normal and in misère play.
//
// Game     Heaps; a move takes any number of counters, at least one, from one heap. Whoever takes
//          the last counter wins (normal play) or loses (misère play).
// Range    Any number of heaps, also none; heaps 0 … 2^64 - 1.
// Cost     Linear in the number of heaps. p_positions: see there.
// Proof    Bouton (1901). The nim-sum is the bitwise exclusive or of the heaps.
//
//          Normal play, lost: nim-sum 0. Every move changes one heap, so it changes the nim-sum.
//          Misère play, lost: nim-sum 0 if some heap is 2 or more, else nim-sum 1 (an odd number of
//          heaps 1). From nim-sum 0 with a heap of 2 or more: a second heap is 2 or more, too, so
//          one is left after every move, and the nim-sum is not 0. From heaps 0 and 1: every move
//          changes the parity.
//
//          From any other position: fix all heaps but one. Exactly one size of that heap makes the
//          position lost (lost_size below), and a move wins iff it leaves this size, which must be
//          less than the heap. In normal play it is (heap xor nim-sum). This is less iff the heap
//          has the leading bit of the nim-sum, and some heap has it. Misère play is the same if
//          another heap is 2 or more; otherwise the size is 0 or 1, by the parity. So a heap of 2
//          or more that is the only one can be reduced to it; and without such a heap the number of
//          heaps 1 is even, and any of them can be taken.
// Checked  common/tests/nim_test.cpp: against brute force for 3 heaps to 7 and 4 heaps to 5; with
//          heaps to 2^64 - 1 every named move. common/tests/identities_test.cpp: the number of
//          winning moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace game {
namespace nim {

enum class Play { kNormal, kMisere };

using Heaps = std::vector<std::uint64_t>;

// Reduce heaps[heap] to `left` counters.
struct Move {
  std::size_t heap;
  std::uint64_t left;
};

struct Totals {
  std::uint64_t nim_sum;
  std::size_t great;  // the number of heaps of 2 or more
};

inline Totals totals(const Heaps& heaps) {
  Totals sums = {0, 0};
  for (std::uint64_t heap : heaps) {
    sums.nim_sum ^= heap;
    if (heap >= 2) ++sums.great;
  }
  return sums;
}

// The size of one heap with which the whole position is lost. `heap` is its size now, and `sums`
// are the totals of all heaps as they are now.
inline std::uint64_t lost_size(const Totals& sums, std::uint64_t heap, Play play) {
  const std::size_t other_great = sums.great - (heap >= 2 ? 1 : 0);
  const std::uint64_t wanted_sum = play == Play::kMisere && other_great == 0 ? 1 : 0;
  return sums.nim_sum ^ heap ^ wanted_sum;
}

// Does the player to move win? Without counters: lost in normal play, won in misère play.
inline bool mover_wins(const Heaps& heaps, Play play = Play::kNormal) {
  const Totals sums = totals(heaps);
  const std::uint64_t lost_sum = play == Play::kMisere && sums.great == 0 ? 1 : 0;
  return sums.nim_sum != lost_sum;
}

// All winning moves, by the index of the heap; one heap has at most one.
inline std::vector<Move> winning_moves(const Heaps& heaps, Play play = Play::kNormal) {
  const Totals sums = totals(heaps);
  std::vector<Move> moves;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::uint64_t left = lost_size(sums, heaps[i], play);
    if (left < heaps[i]) moves.push_back(Move{i, left});
  }
  return moves;
}

// The number of winning moves.
inline std::size_t winning_move_count(const Heaps& heaps, Play play = Play::kNormal) {
  const Totals sums = totals(heaps);
  std::size_t moves = 0;
  for (std::uint64_t heap : heaps) {
    if (lost_size(sums, heap, play) < heap) ++moves;
  }
  return moves;
}

// Goes to the next choice of the first `places` heaps, each 0 … most, in lexicographic order. False
// after the last one.
inline bool next_choice(Heaps& heaps, std::size_t places, std::uint64_t most) {
  for (std::size_t i = places; i-- > 0;) {
    if (heaps[i]++ < most) return true;
    heaps[i] = 0;
  }
  return false;
}

// All lost positions of this many heaps, each heap 0 … most, in lexicographic order; the same heaps
// in another order are another position. Goes through all choices of all heaps but the last:
// (most + 1)^(heap_count - 1) of them, so this is for small numbers.
inline std::vector<Heaps> p_positions(std::size_t heap_count, std::uint64_t most,
                                      Play play = Play::kNormal) {
  std::vector<Heaps> lost;
  Heaps heaps(heap_count);
  if (heap_count == 0) return std::vector<Heaps>(mover_wins(heaps, play) ? 0 : 1);
  do {
    heaps.back() = lost_size(totals(heaps), 0, play);
    if (heaps.back() <= most) lost.push_back(heaps);
    heaps.back() = 0;
  } while (next_choice(heaps, heap_count - 1, most));
  return lost;
}

}  // namespace nim
}  // namespace game
