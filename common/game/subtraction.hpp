// Subtraction games, with a proved period.
//
// Game     Subtraction game: some heaps and a finite set of allowed takes. A move takes an allowed
//          number of counters from one heap. Who cannot move loses.
// Range    Heaps and takes: 64 bits. Each take is at least 1; there may be none. The number of
//          different takes is below 2^31.
// Cost     Game: time (takes · heaps of the table), 4 bytes a heap in the end. The table must reach
//          the end of the first window that repeats; else the constructor throws
//          std::length_error. Then grundy is O(1).
// Proof    Let m be the greatest take. The Grundy values of the heaps n - m … n - 1 give the value
//          of n, by the same rule for all n >= m. So if the m values from `start` on are equal to
//          the m values from start + length on, then all later values are equal as well: the values
//          have this period for ever. There are finitely many windows of m values, so every such
//          game has a period. The least period and the least start are found from the table, as
//          such a window repeats for the least period at its least start.
//          Sums: Sprague (1935), Grundy (1939).
// Checked  common/tests/subtraction_test.cpp: all sets of takes up to 6, their outcomes and winning
//          moves in sums of up to three heaps up to 9, against the oracle; their least periods
//          against tables to heap 400, and those of 100 random sets of takes up to 30 to heap
//          20,000; 64-bit heaps against the theorem of Bash's game.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

namespace game {
namespace subtraction {

// Leave `left` counters in heaps[heap].
struct Move {
  std::size_t heap;
  std::uint64_t left;
};

// The value of heap n + length is that of heap n for all n >= start.
struct Period {
  std::uint64_t start;
  std::uint64_t length;
};

// The Grundy values of the heaps 0 … count - 1. Each take is at least 1.
inline std::vector<int> grundy_values(const std::vector<std::uint64_t>& takes, std::size_t count) {
  std::vector<int> values(count);
  std::vector<std::size_t> reached_from(takes.size() + 1, count);  // by value: the last such heap
  for (std::size_t heap = 0; heap < count; ++heap) {
    for (std::size_t i = 0; i < takes.size(); ++i) {
      assert(takes[i] >= 1);
      if (takes[i] <= heap) reached_from[values[heap - static_cast<std::size_t>(takes[i])]] = heap;
    }
    while (reached_from[values[heap]] == heap)
      ++values[heap];
  }
  return values;
}

namespace detail {

// For each shift p: how many of the last values, from the end on, are equal to the values p places
// before them. This is the Z-function of the reversed table, in linear time.
inline std::vector<std::size_t> matches_at_end(const std::vector<int>& values) {
  const std::size_t n = values.size();
  std::vector<std::size_t> match(n, 0);
  for (std::size_t p = 1, left = 0, right = 0; p < n; ++p) {
    if (p < right) match[p] = std::min(right - p, match[p - left]);
    while (p + match[p] < n && values[n - 1 - match[p]] == values[n - 1 - match[p] - p])
      ++match[p];
    if (p + match[p] > right) left = p, right = p + match[p];
  }
  return match;
}

}  // namespace detail

// The least period with its least start, if a table of these values proves one by a window of
// `most_taken` values that repeats; else length 0, and a longer table is needed.
inline Period proved_period(const std::vector<int>& values, std::uint64_t most_taken) {
  const std::vector<std::size_t> match = detail::matches_at_end(values);
  for (std::size_t p = 1; p < values.size(); ++p) {
    if (match[p] >= most_taken) return {values.size() - p - match[p], p};
  }
  return {0, 0};
}

// A subtraction game, with its table of Grundy values up to the end of the first period.
class Game {
 public:
  // The order of the takes does not matter. Throws std::length_error if the values of the heaps
  // below most_heaps prove no period.
  explicit Game(std::vector<std::uint64_t> takes, std::size_t most_heaps = std::size_t(1) << 22)
      : takes_(std::move(takes)) {
    std::sort(takes_.begin(), takes_.end());
    takes_.erase(std::unique(takes_.begin(), takes_.end()), takes_.end());
    find_period(most_heaps);
    for (std::size_t heap = 0; heap < values_.size(); ++heap) {
      if (values_[heap] == 0) lost_.push_back(heap);
    }
  }

  // The proved period: the least one, with its least start.
  Period period() const { return period_; }

  // The Grundy value of one heap.
  int grundy(std::uint64_t heap) const {
    if (heap >= period_.start) heap = period_.start + (heap - period_.start) % period_.length;
    return values_[static_cast<std::size_t>(heap)];
  }

  // Does the player to move win?
  bool mover_wins(const std::vector<std::uint64_t>& heaps) const { return nim_sum(heaps) != 0; }

  // All winning moves: by the heap's place, then the smaller take first.
  std::vector<Move> winning_moves(const std::vector<std::uint64_t>& heaps) const {
    const int sum = nim_sum(heaps);
    std::vector<Move> moves;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      const int wanted = sum ^ grundy(heaps[i]);
      for (std::size_t t = 0; t < takes_.size() && takes_[t] <= heaps[i]; ++t) {
        const std::uint64_t left = heaps[i] - takes_[t];
        if (grundy(left) == wanted) moves.push_back({i, left});
      }
    }
    return moves;
  }

  // The single heaps that the player to move loses, in ascending order; number 0 is the heap 0.
  // There is one in every most_taken + 1 heaps. Throws std::out_of_range from 2^64 on.
  std::uint64_t p_position(std::uint64_t index) const {
    const std::uint64_t before = lost_before_start();
    if (index < before) return lost_[static_cast<std::size_t>(index)];
    const std::uint64_t in_period = lost_.size() - before;
    const std::uint64_t rounds = (index - before) / in_period;
    const std::uint64_t heap =
        lost_[static_cast<std::size_t>(before + (index - before) % in_period)];
    if (rounds > (~std::uint64_t(0) - heap) / period_.length) {
      throw std::out_of_range("subtraction::Game::p_position: the heap has more than 64 bits");
    }
    return heap + rounds * period_.length;
  }

 private:
  // Tables of doubled length, as far as allowed.
  void find_period(std::size_t most_heaps) {
    const std::uint64_t most_taken = takes_.empty() ? 0 : takes_.back();
    for (std::size_t count = std::min<std::size_t>(64, most_heaps);;
         count = next(count, most_heaps)) {
      values_ = grundy_values(takes_, count);
      period_ = proved_period(values_, most_taken);
      if (period_.length > 0) break;
      if (count == most_heaps) {
        throw std::length_error("subtraction::Game: no period in the table; allow more heaps");
      }
    }
    values_.resize(static_cast<std::size_t>(period_.start + period_.length));
  }

  static std::size_t next(std::size_t count, std::size_t most) {
    return count < most / 2 ? 2 * count : most;
  }

  int nim_sum(const std::vector<std::uint64_t>& heaps) const {
    int sum = 0;
    for (std::size_t i = 0; i < heaps.size(); ++i)
      sum ^= grundy(heaps[i]);
    return sum;
  }

  std::uint64_t lost_before_start() const {
    return std::lower_bound(lost_.begin(), lost_.end(), period_.start) - lost_.begin();
  }

  std::vector<std::uint64_t> takes_;
  std::vector<int> values_;          // of the heaps 0 … start + length - 1
  std::vector<std::uint64_t> lost_;  // those of value 0
  Period period_;
};

}  // namespace subtraction
}  // namespace game
