// Moore's Nim: a move may reduce several heaps.
//
// Game     Heaps. A move reduces at least one heap and at most k heaps, each by any number of
//          counters. Whoever takes the last counter wins (normal play) or loses (misère play).
//          With k = 1 this is Nim.
// Range    Any number of heaps, also none; heaps 0 … 2^64 - 1; k >= 1.
// Cost     mover_wins, winning_move: 64 · number of heaps. The others: see there.
// Proof    E. H. Moore (1910). Write the heaps in binary, one below the other.
//
//          Normal play, lost: in every column the number of ones is a multiple of k + 1. A move
//          changes at most k heaps. In the highest column that it changes, ones only disappear, at
//          least 1 and at most k, so this column is no multiple afterwards. From any other position
//          go through the columns, the highest first. Let f heaps be reduced already: they may have
//          any digit in this column. Let c be the number of ones in the other heaps. If f ones or
//          fewer complete c to a multiple, write them into reduced heaps. Otherwise c exceeds a
//          multiple by k - f at most: clear so many ones, which reduces so many heaps more. In the
//          end at most k heaps are reduced.
//
//          Misère play, lost: the same if some heap is great (2 or more). Without great heaps, the
//          number of heaps 1 is 1 more than a multiple of k + 1. From a lost position with great
//          heaps: there are more than k of them, so after every move there still is one, and some
//          column is no multiple. From a lost position without: every move removes 1 … k ones. From
//          any other position with more than k great heaps, the winning move of normal play leaves
//          a great heap. With 1 … k great heaps, reduce all of them to 0 or 1, and remove heaps 1
//          as well, as many as k allows. In this way k + 1 consecutive numbers of heaps 1 can be
//          left, or every number from 0 to at least 1; one of them is right. Without great heaps,
//          remove 1 … k ones.
// Checked  common/tests/moore_nim_test.cpp: against brute force for 3 heaps to 5 and 4 heaps to 3
//          with k = 1 … 5, and for 5 heaps to 2 with k = 2 and 3; with heaps near 2^64 the named
//          move is a legal move to a lost position.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace game {
namespace moore_nim {

enum class Play { kNormal, kMisere };

using Heaps = std::vector<std::uint64_t>;

inline bool has_bit(std::uint64_t heap, int bit) {
  return (heap >> bit & 1) != 0;
}

inline bool is_great(std::uint64_t heap) {
  return heap >= 2;
}

inline bool is_over(const Heaps& heaps) {
  return std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap == 0; });
}

// The number of heaps that have this bit.
inline std::size_t ones(const Heaps& heaps, int bit) {
  std::size_t count = 0;
  for (std::uint64_t heap : heaps) {
    if (has_bit(heap, bit)) ++count;
  }
  return count;
}

inline std::size_t great_heaps(const Heaps& heaps) {
  return static_cast<std::size_t>(std::count_if(heaps.begin(), heaps.end(), is_great));
}

// k + 1; a move cannot reduce more heaps than there are.
inline std::size_t modulus(const Heaps& heaps, std::size_t k) {
  assert(k >= 1);
  return std::min(k, heaps.size()) + 1;
}

// Does the player to move win? Without counters: lost in normal play, won in misère play.
inline bool mover_wins(const Heaps& heaps, std::size_t k, Play play = Play::kNormal) {
  if (play == Play::kMisere && great_heaps(heaps) == 0) {
    return ones(heaps, 0) % modulus(heaps, k) != 1;
  }
  for (int bit = 0; bit < 64; ++bit) {
    if (ones(heaps, bit) % modulus(heaps, k) != 0) return true;
  }
  return false;
}

// A move that is being made, one column after the other, the highest first.
class Reduction {
 public:
  // The position must be won, and not yet over.
  Reduction(const Heaps& heaps, std::size_t k, Play play)
      : left_(heaps), is_free_(heaps.size()), modulus_(modulus(heaps, k)) {
    const std::size_t great = great_heaps(heaps);
    if (play == Play::kMisere && great < modulus_) {
      wanted_ = 1;
      for (std::size_t i = 0; i < left_.size(); ++i) {
        if (is_great(left_[i])) reduce(i, 63);
      }
    } else {
      for (std::uint64_t heap : heaps) {
        while (top_bit_ < 63 && heap >> top_bit_ > 1)
          ++top_bit_;
      }
    }
  }

  // Makes the move that the proof names.
  Heaps named() {
    for (int bit = top_bit_; bit >= 0; --bit)
      settle(bit);
    return left_;
  }

  // Makes every move.
  std::vector<Heaps> all() {
    std::vector<Heaps> found;
    search(top_bit_, 0, 0, found);
    std::sort(found.begin(), found.end());
    return found;
  }

 private:
  // From now on the heap is free: its bits from `bit` down are cleared, to be written again.
  void reduce(std::size_t i, int bit) {
    left_[i] &= ~((UINT64_C(2) << bit) - 1);
    is_free_[i] = true;
    ++free_;
  }

  // A column is right if its ones are `wanted_` more than a multiple of the modulus.
  void settle(int bit) {
    const std::size_t have = ones(left_, bit) % modulus_;
    const std::size_t missing = (wanted_ + modulus_ - have) % modulus_;
    const bool enough_are_free = missing <= free_;
    std::size_t to_change = enough_are_free ? missing : modulus_ - missing;
    for (std::size_t i = 0; i < left_.size() && to_change > 0; ++i) {
      if (enough_are_free ? !is_free_[i] : !has_bit(left_[i], bit)) continue;
      if (enough_are_free) {
        left_[i] |= UINT64_C(1) << bit;
      } else {
        reduce(i, bit);
      }
      --to_change;
    }
  }

  // Tries both digits of heap i in this column, then of the heaps after it, then the next column.
  void search(int bit, std::size_t i, std::size_t count, std::vector<Heaps>& found) {
    if (bit < 0) {
      found.push_back(left_);
    } else if (i == left_.size()) {
      if (count % modulus_ == wanted_) search(bit - 1, 0, 0, found);
    } else {
      search_digits(bit, i, count, found);
    }
  }

  void search_digits(int bit, std::size_t i, std::size_t count, std::vector<Heaps>& found) {
    const std::uint64_t before = left_[i];
    search(bit, i + 1, count + (has_bit(before, bit) ? 1 : 0), found);
    if (is_free_[i]) {
      left_[i] |= UINT64_C(1) << bit;
      search(bit, i + 1, count + 1, found);
    } else if (has_bit(before, bit) && free_ + 1 < modulus_) {
      reduce(i, bit);
      search(bit, i + 1, count, found);
      is_free_[i] = false;
      --free_;
    }
    left_[i] = before;
  }

  Heaps left_;
  std::vector<bool> is_free_;
  std::size_t free_ = 0;
  std::size_t modulus_;
  std::size_t wanted_ = 0;
  int top_bit_ = 0;
};

// The heaps after one winning move; the heaps themselves if there is none.
inline Heaps winning_move(const Heaps& heaps, std::size_t k, Play play = Play::kNormal) {
  if (is_over(heaps) || !mover_wins(heaps, k, play)) return heaps;
  return Reduction(heaps, k, play).named();
}

// The heaps after each winning move, in lexicographic order. There may be very many: each column
// can have up to 2^k right choices. So this is for small positions. Every right choice of the upper
// columns can be completed, so the time is at most (binary digits) · 2^(heaps + 1) for each move.
inline std::vector<Heaps> winning_moves(const Heaps& heaps, std::size_t k,
                                        Play play = Play::kNormal) {
  if (is_over(heaps) || !mover_wins(heaps, k, play)) return {};
  return Reduction(heaps, k, play).all();
}

// Goes to the next choice of heaps, each 0 … most, in lexicographic order. False after the last.
inline bool next_choice(Heaps& heaps, std::uint64_t most) {
  for (std::size_t i = heaps.size(); i-- > 0;) {
    if (heaps[i]++ < most) return true;
    heaps[i] = 0;
  }
  return false;
}

// All lost positions of this many heaps, each heap 0 … most, in lexicographic order; the same heaps
// in another order are another position. Goes through all (most + 1)^heap_count positions, so this
// is for small numbers.
inline std::vector<Heaps> p_positions(std::size_t heap_count, std::uint64_t most, std::size_t k,
                                      Play play = Play::kNormal) {
  std::vector<Heaps> lost;
  Heaps heaps(heap_count);
  do {
    if (!mover_wins(heaps, k, play)) lost.push_back(heaps);
  } while (next_choice(heaps, most));
  return lost;
}

}  // namespace moore_nim
}  // namespace game
