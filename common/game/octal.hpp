// Octal games, with a proved period.
//
// Game     Octal games: some heaps. The digits of a code say how many counters a move takes from
// one
//          heap, and what may be left of the heap. Who cannot move loses.
//          The code is d0.d1d2d3…. Digit d_t is for taking t counters. It is the sum of 1 if
//          nothing may be left, 2 if one heap may be left, and 4 if two heaps may be left. A heap
//          has at least one counter. d0 is for taking nothing, so it is 0 or 4 (4: a heap may be
//          split in two). Examples: Kayles 0.77, Dawson's Chess 0.137.
// Range    Heaps: 64 bits. A code of this form; else the constructor throws std::invalid_argument.
// Cost     A table of the heaps 0 … last takes time last² · most_taken / 2. Game: such a table up
// to
//          the heap that proves the period; else the constructor throws std::length_error. Then
//          grundy is O(1). Not every octal game is known to have a period, and some periods are
//          very long.
// Proof    The period: Guy and Smith (1956), below. Sums: Sprague (1935), Grundy (1939).
// Checked  common/tests/octal_test.cpp: for all codes of up to three digits, the Grundy values and
//          the theorem with tables to heap 150; for the codes of up to two digits whose period a
//          table to heap 1000 proves, outcomes and winning moves of up to two heaps against the
//          oracle; 64-bit heaps by their remainders.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace game {
namespace octal {

// The rules that a code stands for.
class Rules {
 public:
  // `code` is d0, a point, and one or more digits 0 … 7: "0.137". Else std::invalid_argument.
  explicit Rules(const std::string& code) {
    const bool is_code = code.size() >= 3 && (code[0] == '0' || code[0] == '4') && code[1] == '.' &&
                         code.find_first_not_of("01234567", 2) == std::string::npos;
    if (!is_code) throw std::invalid_argument("not the code of an octal game: " + code);
    for (std::size_t i = 0; i < code.size(); ++i) {
      if (i != 1) digits_.push_back(code[i] - '0');
    }
    while (digits_.size() > 1 && digits_.back() == 0)
      digits_.pop_back();
  }

  // The most counters that one move can take: the place of the last digit that is not 0.
  int most_taken() const { return static_cast<int>(digits_.size()) - 1; }

  // Whether a move may take `taken` counters and leave no heap, one heap, two heaps.
  bool may_leave_none(int taken) const { return (digits_[taken] & 1) != 0; }
  bool may_leave_one(int taken) const { return (digits_[taken] & 2) != 0; }
  bool may_leave_two(int taken) const { return (digits_[taken] & 4) != 0; }

  // The options of one heap. Each option is the list of the heaps left, the smaller heap first.
  std::vector<std::vector<int>> operator()(int heap) const {
    std::vector<std::vector<int>> options;
    for (int taken = 0; taken <= most_taken() && taken <= heap; ++taken) {
      const int left = heap - taken;
      if (may_leave_none(taken) && left == 0) options.push_back(std::vector<int>());
      if (may_leave_one(taken) && left > 0) options.push_back(std::vector<int>(1, left));
      for (int smaller = 1; may_leave_two(taken) && smaller <= left - smaller; ++smaller) {
        options.push_back({smaller, left - smaller});
      }
    }
    return options;
  }

 private:
  std::vector<int> digits_;
};

namespace detail {

// The numbers of one mex, without clearing between one mex and the next.
class Marks {
 public:
  void clear() { ++now_; }
  void add(int number) {
    if (marked_.size() <= static_cast<std::size_t>(number)) marked_.resize(2 * number + 2, 0);
    marked_[number] = now_;
  }
  int mex() const {
    std::size_t least = 0;
    while (least < marked_.size() && marked_[least] == now_)
      ++least;
    return static_cast<int>(least);
  }

 private:
  std::vector<std::size_t> marked_;
  std::size_t now_ = 0;
};

// Adds the values of the options that take `taken` counters; heaps below `heap` have values.
inline void add_options(const Rules& rules, const std::vector<int>& values, int heap, int taken,
                        Marks& marks) {
  const int left = heap - taken;
  if (rules.may_leave_none(taken) && left == 0) marks.add(0);
  if (rules.may_leave_one(taken) && left > 0) marks.add(values[left]);
  for (int smaller = 1; rules.may_leave_two(taken) && smaller <= left - smaller; ++smaller) {
    marks.add(values[smaller] ^ values[left - smaller]);
  }
}

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

// The Grundy values of the heaps 0 … last (at least 0): the mex over the options. The value of an
// option is the nim-sum of its heaps.
inline std::vector<int> grundy_values(const Rules& rules, int last) {
  std::vector<int> values;
  detail::Marks marks;
  for (int heap = 0; heap <= last; ++heap) {
    marks.clear();
    for (int taken = 0; taken <= rules.most_taken() && taken <= heap; ++taken) {
      detail::add_options(rules, values, heap, taken, marks);
    }
    values.push_back(marks.mex());
  }
  return values;
}

// The claim that the value of heap n + length is that of heap n for all n >= start, without an end.
struct Period {
  int start;
  int length;
  friend bool operator==(const Period& a, const Period& b) {
    return a.start == b.start && a.length == b.length;
  }
};

// The theorem of Guy and Smith (1956). Let no move take more than k counters, and let start and
// length be at least 1. If G(n + length) = G(n) for start <= n < 2·start + length + k, then for all
// n >= start.
//
// Proof, by induction on n from 2·start + length + k on. Every option of n + length leaves a heap b
// and perhaps a smaller heap a (else a = 0). Then a + b >= n + length - k, so b >= start + length.
// So b - length is at least start and less than n, and the equation is known for it:
// G(b - length) = G(b). And n has the option that leaves a and b - length, because b - length is at
// least 1 (here start >= 1 is needed). In the same way every option of n leaves a larger heap
// b >= start, and n + length has the option that leaves a and b + length. So the options of n and
// of n + length have the same values, and the mex is the same.

// The largest heap whose value is used in the hypothesis of the theorem.
inline int last_heap_needed(const Rules& rules, const Period& claim) {
  return 2 * claim.start + 2 * claim.length + rules.most_taken() - 1;
}

// Does the claim hold within this table?
inline bool repeats(const std::vector<int>& values, const Period& claim) {
  for (std::size_t n = claim.start; n + claim.length < values.size(); ++n) {
    if (values[n + claim.length] != values[n]) return false;
  }
  return true;
}

// Does the theorem prove the claim for all heaps? Computes the table that this needs. False if
// start or length is below 1, as the theorem then says nothing.
inline bool is_proved(const Rules& rules, const Period& claim) {
  return claim.start >= 1 && claim.length >= 1 &&
         repeats(grundy_values(rules, last_heap_needed(rules, claim)), claim);
}

// The least period that this table of the heaps 0 … last proves, with its least start >= 1; else
// {0, 0}, and a longer table may prove one. Linear time.
inline Period proved_period(const Rules& rules, const std::vector<int>& values) {
  const std::vector<std::size_t> match = detail::matches_at_end(values);
  for (std::size_t p = 1; p < values.size(); ++p) {
    const int start = static_cast<int>(values.size() - p - match[p]);
    const Period claim = {std::max(start, 1), static_cast<int>(p)};
    if (last_heap_needed(rules, claim) < static_cast<int>(values.size())) return claim;
  }
  return {0, 0};
}

// Replace heaps[heap] by the heaps `left`: none, one, or two, the smaller one first.
struct Move {
  std::size_t heap;
  std::vector<std::uint64_t> left;
};

// An octal game with a proved period, and its table of Grundy values to the end of the first
// period.
class Game {
 public:
  // Throws std::length_error if the heaps 0 … most_heap prove no period.
  explicit Game(const std::string& code, int most_heap = 10000) : rules_(code) {
    for (int last = std::min(100, most_heap);; last = last < most_heap / 2 ? 2 * last : most_heap) {
      values_ = grundy_values(rules_, last);
      period_ = proved_period(rules_, values_);
      if (period_.length > 0) break;
      if (last == most_heap) throw std::length_error("octal::Game: no period proved for " + code);
    }
    values_.resize(period_.start + period_.length);
    for (std::size_t heap = 0; heap < values_.size(); ++heap) {
      if (values_[heap] == 0) lost_.push_back(heap);
    }
  }

  // The least period that the table proved, with its least start >= 1.
  Period period() const { return period_; }

  // The Grundy value of one heap.
  int grundy(std::uint64_t heap) const {
    const std::uint64_t start = period_.start, length = period_.length;
    return values_[static_cast<std::size_t>(heap < start ? heap : start + (heap - start) % length)];
  }

  // Does the player to move win?
  bool mover_wins(const std::vector<std::uint64_t>& heaps) const { return nim_sum(heaps) != 0; }

  // The first `most` winning moves, or all of them without `most`: by the heap's place, then the
  // smaller take first; of one take, no heap left, one heap left, two heaps left, the smallest
  // first. A 64-bit heap may have 2^63 of them, so give `most`. Time: most_taken · (start + length)
  // for each heap, and at most `length` for each move that is found.
  std::vector<Move> winning_moves(const std::vector<std::uint64_t>& heaps,
                                  std::size_t most = ~std::size_t(0)) const {
    const int sum = nim_sum(heaps);
    std::vector<Move> moves;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      const int wanted = sum ^ grundy(heaps[i]);
      for (int taken = 0; taken <= rules_.most_taken(); ++taken) {
        if (static_cast<std::uint64_t>(taken) > heaps[i]) break;
        add_moves(i, heaps[i] - taken, taken, wanted, most, moves);
      }
    }
    return moves;
  }

  // The single heaps that the player to move loses, in ascending order; number 0 is the heap 0.
  // Throws std::out_of_range if there is no such heap below 2^64: some games have only few.
  std::uint64_t p_position(std::uint64_t index) const {
    const std::uint64_t start = period_.start;
    const std::uint64_t before =
        std::lower_bound(lost_.begin(), lost_.end(), start) - lost_.begin();
    if (index < before) return lost_[static_cast<std::size_t>(index)];
    const std::uint64_t in_period = lost_.size() - before, length = period_.length;
    if (in_period == 0) throw std::out_of_range("octal::Game::p_position: no such heap");
    const std::uint64_t rounds = (index - before) / in_period;
    const std::uint64_t first =
        lost_[static_cast<std::size_t>(before + (index - before) % in_period)];
    if (rounds > (~std::uint64_t(0) - first) / length) {
      throw std::out_of_range("octal::Game::p_position: the heap has more than 64 bits");
    }
    return first + rounds * length;
  }

 private:
  int nim_sum(const std::vector<std::uint64_t>& heaps) const {
    int sum = 0;
    for (std::size_t i = 0; i < heaps.size(); ++i)
      sum ^= grundy(heaps[i]);
    return sum;
  }

  // The moves in one heap that take `taken` counters and leave `left` with the value `wanted`.
  void add_moves(std::size_t heap, std::uint64_t left, int taken, int wanted, std::size_t most,
                 std::vector<Move>& moves) const {
    if (moves.size() < most && rules_.may_leave_none(taken) && left == 0 && wanted == 0) {
      moves.push_back({heap, {}});
    }
    if (moves.size() < most && rules_.may_leave_one(taken) && left > 0 && grundy(left) == wanted) {
      moves.push_back({heap, {left}});
    }
    if (rules_.may_leave_two(taken)) add_splits(heap, left, wanted, most, moves);
  }

  // From `start` on the value of a split has the period in its smaller heap. So if one period has
  // passed without a move, no later split is one.
  void add_splits(std::size_t heap, std::uint64_t left, int wanted, std::size_t most,
                  std::vector<Move>& moves) const {
    const std::uint64_t before_start = period_.start - 1, length = period_.length;
    std::uint64_t latest = before_start;
    for (std::uint64_t smaller = 1; smaller <= left / 2; ++smaller) {
      if (moves.size() >= most || smaller > latest + length) return;
      if ((grundy(smaller) ^ grundy(left - smaller)) != wanted) continue;
      moves.push_back({heap, {smaller, left - smaller}});
      latest = std::max(smaller, before_start);
    }
  }

  Rules rules_;
  Period period_;
  std::vector<int> values_;          // of the heaps 0 … start + length - 1
  std::vector<std::uint64_t> lost_;  // those of value 0
};

}  // namespace octal
}  // namespace game
