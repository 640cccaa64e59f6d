// Sequences of positions: linear recurrences, and multiples of quadratic irrationals.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/find/rule.hpp"

namespace find {

__extension__ using SignedWide = __int128;
using Sequence = std::vector<std::uint64_t>;
using Coefficients = std::vector<std::int64_t>;  // of a(k−1), a(k−2), …; the last one is added

// An ascending sequence by a linear recurrence.
struct Recurrence {
  Sequence first;
  Coefficients coefficients;

  // All terms below 2⁶³, unless they do not grow geometrically.
  Sequence terms() const;
  Text math() const;
  // A loop in C++ over the terms, which are terms[0] in turn: if the condition holds, `then`.
  std::string code_of_loop(const std::string& condition, const std::string& then,
                           const std::string& before, const std::string& after) const;
  double bits() const;
};

// Of the least order, perhaps after a few other terms; at least two terms are more than it needs.
std::optional<Recurrence> recurrence_of(const Sequence& terms);

constexpr std::uint64_t kMostExact = std::uint64_t{1} << 60;

// (p + √q) / r for r > 0 and p + √q > 0.
struct Quadratic {
  std::int64_t p;
  std::uint64_t q, r;

  Wide multiple(Wide k) const;  // ⌊kα⌋, exact for q·k² below 2¹²⁷
  std::string math() const;
  std::string code(const std::string& k) const;
  double bits() const;
};

}  // namespace find
