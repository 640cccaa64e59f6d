// Octal games: a move takes counters from one heap; the digits of a code say how many, and what may
// be left of the heap.
//
// The code is d0.d1d2d3…. Digit d_t is for taking t counters from a heap. It is the sum of 1 if
// nothing may be left, 2 if one heap may be left, and 4 if two heaps may be left. A heap has at
// least one counter. d0 is for taking nothing, so it is 0 or 4 (4: a heap may be split in two).
// Examples: Kayles 0.77, Dawson's Chess 0.137.
#pragma once

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "common/oracle/oracle.hpp"

namespace game {

class Octal {
 public:
  // `code` is d0, a point, and one or more digits 0 … 7: "0.137". Else std::invalid_argument.
  explicit Octal(const std::string& code) {
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

  // The options of one heap. Each option is the list of the heaps left, the smaller heap first. To
  // be used with disjunctive_with_splits.
  std::vector<std::vector<int>> operator()(int heap) const {
    std::vector<std::vector<int>> options;
    for (int taken = 0; taken <= most_taken() && taken <= heap; ++taken) {
      const int left = heap - taken;
      if ((digits_[taken] & 1) != 0 && left == 0) options.push_back({});
      if ((digits_[taken] & 2) != 0 && left > 0) options.push_back({left});
      if ((digits_[taken] & 4) == 0) continue;
      for (int smaller = 1; smaller <= left - smaller; ++smaller) {
        options.push_back({smaller, left - smaller});
      }
    }
    return options;
  }

 private:
  std::vector<int> digits_;
};

// The Grundy values of the heaps 0 … last: the mex over the options. The value of an option is the
// nim-sum of its heaps. Time last² · most_taken.
inline std::vector<int> grundy_values(const Octal& octal, int last) {
  std::vector<int> values;
  for (int heap = 0; heap <= last; ++heap) {
    std::vector<int> after_move;
    for (const std::vector<int>& heaps : octal(heap)) {
      int nim_sum = 0;
      for (int left : heaps)
        nim_sum ^= values[left];
      after_move.push_back(nim_sum);
    }
    values.push_back(mex(after_move));
  }
  return values;
}

// The claim that values[n + period] = values[n] for all n >= start, without an end.
struct Periodicity {
  int start;
  int period;
  friend bool operator==(const Periodicity& a, const Periodicity& b) {
    return a.start == b.start && a.period == b.period;
  }
};

// The theorem of Guy and Smith (1956). Let no move take more than k counters, and let start and
// period be at least 1. If G(n + period) = G(n) for start <= n < 2·start + period + k, then for all
// n >= start.
//
// Proof, by induction on n from 2·start + period + k on. Every option of n + period leaves a heap b
// and perhaps a smaller heap a (else a = 0). Then a + b >= n + period - k, so b >= start + period.
// So b - period is at least start and less than n, and the equation is known for it:
// G(b - period) = G(b). And n has the option that leaves a and b - period, because b - period is at
// least 1 (here start >= 1 is needed). In the same way every option of n leaves a larger heap
// b >= start, and n + period has the option that leaves a and b + period. So the options of n and
// of n + period have the same values, and the mex is the same.

// The largest heap whose value is used in the hypothesis of the theorem.
inline int last_heap_needed(const Octal& octal, const Periodicity& claim) {
  return 2 * claim.start + 2 * claim.period + octal.most_taken() - 1;
}

// Does the claim hold within this table?
inline bool repeats(const std::vector<int>& values, const Periodicity& claim) {
  for (std::size_t n = claim.start; n + claim.period < values.size(); ++n) {
    if (values[n + claim.period] != values[n]) return false;
  }
  return true;
}

// Does the hypothesis of the theorem hold, so that the claim is proved for all heaps? Computes the
// table that this needs. Throws std::invalid_argument if start or period is below 1.
inline bool is_proved_periodic(const Octal& octal, const Periodicity& claim) {
  if (claim.start < 1 || claim.period < 1) {
    throw std::invalid_argument("the theorem needs start >= 1 and period >= 1");
  }
  return repeats(grundy_values(octal, last_heap_needed(octal, claim)), claim);
}

// The least start >= 1 such that this period fits the table.
inline int least_start(const std::vector<int>& values, int period) {
  for (int n = static_cast<int>(values.size()) - 1 - period; n >= 1; --n) {
    if (values[n + period] != values[n]) return n + 1;
  }
  return 1;
}

// The least period that the values of the heaps 0 … last prove, with its least start >= 1. Nothing
// if they prove no period; then a longer table may prove one.
inline std::optional<Periodicity> find_period(const Octal& octal, int last) {
  const std::vector<int> values = grundy_values(octal, last);
  for (int period = 1; 2 * period <= last; ++period) {
    const Periodicity claim = {least_start(values, period), period};
    if (last_heap_needed(octal, claim) <= last) return claim;
  }
  return std::nullopt;
}

}  // namespace game
