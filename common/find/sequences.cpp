// Sequences by linear recurrences with small whole coefficients: the lost positions of one heap, or
// the starts of runs of equal outcomes; of two numbers the least second one with which the mover
// wins, as in Fibonacci nim.
#include <algorithm>
#include <cmath>
#include <optional>

#include "common/find/rule.hpp"

namespace find {
namespace {

using Sequence = std::vector<std::int64_t>;

// An ascending sequence.
struct Recurrence {
  Sequence first;
  Sequence factors;  // of a(k−1), a(k−2), …; the last one is added

  // All terms below 2⁶³, unless they do not grow geometrically.
  Sequence terms() const {
    constexpr std::size_t kMostTerms = 400;
    Sequence terms = first;
    while (terms.size() < kMostTerms) {
      SignedWide next = factors.back();
      for (std::size_t back = 1; back < factors.size(); ++back)
        next += SignedWide{factors[back - 1]} * terms[terms.size() - back];
      if (next <= terms.back() || next > INT64_MAX) break;
      terms.push_back(static_cast<std::int64_t>(next));
    }
    return terms;
  }

  Text math() const {
    std::vector<Term> sum;
    for (std::size_t back = 1; back < factors.size(); ++back)
      sum.push_back({factors[back - 1], "a(k−" + std::to_string(back) + ")"});
    sum.push_back({factors.back(), ""});
    return say("{0}, …, where a(k) = {1}", "{0}……，其中 a(k) = {1}",
               {list_of(first), sum_of(sum, "·")});
  }
};

// Solves for the factors by elimination in long doubles, and rounds: whether they are right is
// seen from the terms.
std::optional<Sequence> solved(const Sequence& terms, std::size_t begin, std::size_t order) {
  constexpr std::int64_t kMostFactor = 1000;
  const std::size_t unknowns = order + 1;
  std::vector<std::vector<long double>> rows(unknowns);
  for (std::size_t i = 0; i < unknowns; ++i) {
    const auto now = terms.rbegin() + static_cast<std::ptrdiff_t>(terms.size() - begin - order - i);
    rows[i].assign(now, now + static_cast<std::ptrdiff_t>(order));
    rows[i].push_back(1);
    rows[i].push_back(static_cast<long double>(now[-1]));
  }
  for (std::size_t column = 0; column < unknowns; ++column) {
    std::size_t pivot = column;
    for (std::size_t row = column; row < unknowns; ++row) {
      if (std::fabs(rows[row][column]) > std::fabs(rows[pivot][column])) pivot = row;
    }
    if (std::fabs(rows[pivot][column]) < 1e-9L) return std::nullopt;
    std::swap(rows[pivot], rows[column]);
    for (std::size_t row = 0; row < unknowns; ++row) {
      if (row == column) continue;
      const long double factor = rows[row][column] / rows[column][column];
      for (std::size_t k = column; k <= unknowns; ++k)
        rows[row][k] -= factor * rows[column][k];
    }
  }
  Sequence found;
  for (std::size_t i = 0; i < unknowns; ++i) {
    const long double value = rows[i][unknowns] / rows[i][i];
    if (std::fabs(value) > kMostFactor) return std::nullopt;
    found.push_back(std::llround(value));
  }
  return found;
}

// Of the least order, perhaps after a few other terms; at least two terms are more than it needs.
std::optional<Recurrence> recurrence_of(const Sequence& terms) {
  constexpr std::size_t kMostOrder = 4, kMostBefore = 3, kLeastChecked = 2;
  constexpr std::int64_t kGeometric = std::int64_t{1} << 50;  // reached only by such growth
  for (std::size_t order = 1; order <= kMostOrder; ++order) {
    for (std::size_t begin = 0; begin <= kMostBefore; ++begin) {
      if (terms.size() < begin + 2 * order + 1 + kLeastChecked) break;
      const auto found = solved(terms, begin, order);
      if (!found) continue;
      const auto end = terms.begin() + static_cast<std::ptrdiff_t>(begin + order);
      Recurrence recurrence{{terms.begin(), end}, *found};
      const Sequence made = recurrence.terms();
      if (made.back() > kGeometric && made.size() >= terms.size() &&
          std::equal(terms.begin(), terms.end(), made.begin()))
        return recurrence;
    }
  }
  return std::nullopt;
}

// What is said of n: it loses if it is a term; the terms up to n are as many as the runs of equal
// outcomes; or its value is the last term, when it is written as a sum of terms.
enum class Use { kLost, kRunsFromLost, kRunsFromWon, kLastPart };

Rule recurrence_rule(const Table& part, const Recurrence& recurrence, Use use) {
  static const char* const kBodies[] = {
      "  Wide passed = 0;\n  return greatest_term({0}, &passed) != n;\n",
      "  Wide passed = 0;\n  greatest_term({0}, &passed);\n  return passed % 2 == 1;\n",
      "  Wide passed = 0;\n  greatest_term({0}, &passed);\n  return passed % 2 == 0;\n",
      "  return static_cast<std::uint64_t>(last_part({0}));\n"};
  const auto& [first, factors] = recurrence;
  const int size = static_cast<int>(first.size()), order = static_cast<int>(factors.size()) - 1;
  const Text terms = recurrence.math();
  Rule rule;
  rule.value = [=](const Position& at) -> std::uint64_t {
    const auto &by = recurrence.factors, &begin = recurrence.first;
    Wide passed = 0;
    if (use == Use::kLastPart)
      return static_cast<std::uint64_t>(last_part(begin.data(), size, by.data(), order, at[0]));
    const Wide term = greatest_term(begin.data(), size, by.data(), order, at[0], &passed);
    return use == Use::kLost ? term != at[0] : (passed % 2 == 0) == (use == Use::kRunsFromWon);
  };
  const auto runs = [&](const Text& outcome) {
    return say("The mover {1} below {2}; from there on runs of equal outcomes begin at {0}.",
               "n < {2} 时先手{1}；此后各段相同胜负的起点依次为 {0}。",
               {terms, outcome, recurrence.first[0]});
  };
  rule.words =
      use == Use::kRunsFromLost  ? runs(say("loses", "必败"))
      : use == Use::kRunsFromWon ? runs(say("wins", "必胜"))
      : use == Use::kLost
          ? say("The mover loses exactly if n is one of {0}.", "先手必败当且仅当 n 属于 {0}。",
                {terms})
          : say("{0} is the last term if {1} is written as a sum of terms, always the greatest that fits: {2}.",
                "{0}是把 {1} 依次减去不超过它的最大项时的最后一项，各项为 {2}。",
                {part.what, part.names[0], terms});
  const std::string sequence =
      lines_of("kFirst, {0}, kFactors, {1}, {2}", {size, order, part.names[0]});
  rule.code = lines_of(
      "  static const std::int64_t kFirst[] = {{0}}, kFactors[] = {{1}};\n{2}",
      {list_of(first), list_of(factors), lines_of(kBodies[static_cast<int>(use)], {sequence})});
  rule.bits = 4 + bits_of_all(first) + bits_of_all(factors) + static_cast<double>(factors.size());
  rule.most = INT64_MAX;
  return rule;
}

// The first number from `low` on, for which the mover wins exactly if the second is at least t.
Rule threshold_rule(const play::Words& names, std::uint64_t low, const Rule& least) {
  Rule rule;
  rule.value = [=](const Position& at) {
    return at[0] >= low && at[1] >= least.value({at[0], 0, 0});
  };
  rule.words =
      say("The mover wins exactly if {0} ≥ {1} and {2} ≥ t. {3}",
          "先手必胜当且仅当 {0} ≥ {1} 且 {2} ≥ t。{3}", {names[0], low, names[1], least.words});
  rule.code = (low > 0 ? lines_of("  if ({0} < {1}u) return false;\n", {names[0], low}) : "") +
              lines_of(
                  "  const auto least = [](std::uint64_t {0}) -> std::uint64_t {\n{1}  };\n"
                  "  return {2} >= least({0});\n",
                  {names[0], least.code, names[1]});
  rule.bits = 8 + least.bits;
  rule.most = least.most;
  return rule;
}

// The least winning second number for each first one; empty if winning does not begin and stay, or
// too little is known.
Table thresholds_of(const Table& part) {
  Table row;
  row.kind = Kind::kGrundy;
  row.names = {part.names[0]};
  row.what = say("t, the least {0} that wins,", "使先手必胜的最小 {0}（记作 t）", {part.names[1]});
  for (std::size_t i = 0; i < part.size[0]; ++i) {
    const auto begin = part.values.begin() + static_cast<std::ptrdiff_t>(i * part.size[1]);
    const auto end = begin + static_cast<std::ptrdiff_t>(part.size[1]);
    const auto first = std::find(begin, end, 1u);
    if (std::find(first, end, 0u) != end) return {};
    if (first == end && !row.values.empty()) break;
    if (first == end) continue;
    if (row.values.empty()) row.low[0] = part.low[0] + i;
    row.values.push_back(
        static_cast<std::uint32_t>(part.low[1] + static_cast<std::uint64_t>(first - begin)));
  }
  row.size[0] = row.values.size();
  return row;
}

}  // namespace

Rules sequence_rules(const Table& part, const Budget&) {
  Rules rules;
  if (part.numbers() != 1) return rules;
  Sequence lost, starts, fixed;  // where the outcome changes; where the value is the number
  for (std::size_t i = 0; i < part.count(); ++i) {
    const auto n = static_cast<std::int64_t>(part.low[0] + i);
    if (part.values[i] == 0) lost.push_back(n);
    if (i > 0 && part.values[i] != part.values[i - 1]) starts.push_back(n);
    if (part.values[i] == part.low[0] + i) fixed.push_back(n);
  }
  const auto add = [&](Use use, const Sequence& terms) {
    const auto recurrence = recurrence_of(terms);
    if (recurrence) add_rule(part, recurrence_rule(part, *recurrence, use), rules);
  };
  if (part.kind == Kind::kOutcome) {
    add(Use::kLost, lost);
    add(part.values[0] == 0 ? Use::kRunsFromLost : Use::kRunsFromWon, starts);
  } else if (part.low[0] > 0 && !fixed.empty() && fixed[0] == 1) {
    add(Use::kLastPart, fixed);
  }
  return rules;
}

Rules threshold_rules(const Table& part, const Budget& budget) {
  constexpr std::size_t kLeastRow = 24;
  Rules rules;
  if (part.numbers() != 2 || part.kind != Kind::kOutcome) return rules;
  const Table row = thresholds_of(part);
  if (row.values.size() < kLeastRow) return rules;
  for (const Rule& least : candidates(row, budget))
    add_rule(part, threshold_rule(part.names, row.low[0], least), rules);
  return rules;
}

}  // namespace find
