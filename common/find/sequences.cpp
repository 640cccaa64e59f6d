// Sequences by linear recurrences with small whole coefficients: the lost positions of one heap, or
// the starts of runs of equal outcomes; of two numbers the least second one with which the mover
// wins, as in Fibonacci nim.
#include <algorithm>
#include <cmath>
#include <optional>

#include "common/find/rule.hpp"

namespace find {
namespace {

using Sequence = std::vector<std::uint64_t>;
using Coefficients = std::vector<std::int64_t>;  // of a(k−1), a(k−2), …; the last one is added

constexpr std::int64_t kMostCoefficient = 1000;

// An ascending sequence.
struct Recurrence {
  Sequence first;
  Coefficients coefficients;

  // All terms below 2⁶³, unless they do not grow geometrically.
  Sequence terms() const {
    constexpr std::size_t kMostTerms = 400;
    Sequence terms = first;
    while (terms.size() < kMostTerms) {
      SignedWide next = coefficients.back();
      for (std::size_t back = 1; back < coefficients.size(); ++back)
        next += SignedWide{coefficients[back - 1]} * SignedWide{terms[terms.size() - back]};
      if (next <= SignedWide{terms.back()} || next > INT64_MAX) break;
      terms.push_back(static_cast<std::uint64_t>(next));
    }
    return terms;
  }

  Text math() const {
    std::vector<Term> sum;
    for (std::size_t back = 1; back <= coefficients.size(); ++back)
      sum.push_back({coefficients[back - 1], "a(k−" + std::to_string(back) + ")"});
    sum.back().what = "";
    return say("{0}, …, where a(k) = {1}", "{0}……，其中 a(k) = {1}",
               {play::joined(first, ", "), sum_of(sum, "·")});
  }

  // A loop in C++ over the terms, which are terms[0] in turn.
  std::string code(const std::string& condition, const std::string& body) const {
    std::vector<Term> sum;
    for (std::size_t back = 1; back <= coefficients.size(); ++back)
      sum.push_back({coefficients[back - 1], lines_of("terms[{0}]", {first.size() - back})});
    sum.back().what = "";
    std::string shift;
    for (std::size_t i = 1; i < first.size(); ++i)
      shift += lines_of("    terms[{0}] = terms[{1}];\n", {i - 1, i});
    return lines_of(
        "  SignedWide terms[] = {{0}};\n  while ({1}) {\n{2}    const SignedWide next = {3};\n"
        "{4}    terms[{5}] = next;\n  }\n",
        {play::joined(first, ", "), condition, body, sum_of(sum, " * ", "-"), shift,
         first.size() - 1});
  }

  double bits() const {
    double all = 2;
    for (std::uint64_t term : first)
      all += bits_of(term);
    for (std::int64_t c : coefficients)
      all += bits_of(c) + 1;
    return all;
  }
};

// Solves for the coefficients by elimination in long doubles, and rounds: whether they are right is
// seen from the terms.
std::optional<Coefficients> solved(const Sequence& terms, std::size_t begin, std::size_t order) {
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
  Coefficients found;
  for (std::size_t i = 0; i < unknowns; ++i) {
    const long double value = rows[i][unknowns] / rows[i][i];
    if (std::fabs(value) > kMostCoefficient) return std::nullopt;
    found.push_back(std::llround(value));
  }
  return found;
}

// Of the least order, perhaps after a few other terms; at least two terms are more than it needs.
std::optional<Recurrence> recurrence_of(const Sequence& terms) {
  constexpr std::size_t kMostOrder = 4, kMostBefore = 3, kLeastChecked = 2;
  constexpr std::uint64_t kGeometric = std::uint64_t{1} << 50;  // reached only by such growth
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

class RecurrenceRule : public Rule {
 public:
  RecurrenceRule(const Table& part, Recurrence recurrence, bool is_about_runs)
      : Rule(part),
        recurrence_(std::move(recurrence)),
        terms_(recurrence_.terms()),
        is_about_runs_(is_about_runs),
        begins_won_(part.values[0] != 0) {}

  std::uint64_t value(const Position& at) const override {
    if (!is_about_runs_) return !std::binary_search(terms_.begin(), terms_.end(), at[0]);
    const auto passed = std::upper_bound(terms_.begin(), terms_.end(), at[0]) - terms_.begin();
    return begins_won_ == (passed % 2 == 0);
  }

  Text words() const override {
    if (is_about_runs_) {
      return say("The mover {1} below {2}; from there on runs of equal outcomes begin at {0}.",
                 "n < {2} 时先手{1}；此后各段相同胜负的起点依次为 {0}。",
                 {recurrence_.math(), begins_won_ ? say("wins", "必胜") : say("loses", "必败"),
                  recurrence_.first[0]});
    }
    return say("The mover loses exactly if n is one of {0}.", "先手必败当且仅当 n 属于 {0}。",
               {recurrence_.math()});
  }

  std::string code() const override {
    if (!is_about_runs_) return recurrence_.code("terms[0] < n", "") + "  return n != terms[0];\n";
    return std::string("  bool wins = ") + (begins_won_ ? "true" : "false") + ";\n" +
           recurrence_.code("terms[0] <= n", "    wins = !wins;\n") + "  return wins;\n";
  }

  double bits() const override { return recurrence_.bits() + 2; }
  std::uint64_t most() const override { return INT64_MAX; }

 private:
  Recurrence recurrence_;
  Sequence terms_;
  bool is_about_runs_, begins_won_;
};

// n itself if it is a term of a sequence; else what is left when the greatest term is taken away,
// again and again until that is a term.
class RemainderRule : public Rule {
 public:
  RemainderRule(const Table& row, Recurrence recurrence)
      : Rule(row), recurrence_(std::move(recurrence)), terms_(recurrence_.terms()) {}

  std::uint64_t value(const Position& at) const override {
    std::uint64_t left = at[0];
    while (true) {
      const std::uint64_t term = *(std::upper_bound(terms_.begin(), terms_.end(), left) - 1);
      if (term == left) return left;
      left -= term;
    }
  }
  Text words() const override {
    return say(
        "{0} is the last term if {1} is written as a sum of terms, always the greatest that fits: {2}.",
        "{0}是把 {1} 依次减去不超过它的最大项时的最后一项，各项为 {2}。",
        {what_, names_[0], recurrence_.math()});
  }
  std::string code() const override {
    return lines_of(
        "  while (true) {\n  std::uint64_t term = 0;\n{1}  if (term == {0}) return {0};\n"
        "  {0} -= term;\n  }\n",
        {names_[0], recurrence_.code("terms[0] <= " + names_[0],
                                     "    term = static_cast<std::uint64_t>(terms[0]);\n")});
  }
  double bits() const override { return recurrence_.bits(); }
  std::uint64_t most() const override { return INT64_MAX; }

 private:
  Recurrence recurrence_;
  Sequence terms_;
};

Rules remainder_rules(const Table& row) {
  Sequence terms;
  for (std::size_t i = 0; i < row.count(); ++i) {
    if (row.values[i] == row.low[0] + i) terms.push_back(row.values[i]);
  }
  Rules rules;
  const auto recurrence = recurrence_of(terms);
  if (recurrence && recurrence->first[0] == 1 && row.low[0] > 0)
    add_rule(row, std::make_unique<RemainderRule>(row, *recurrence), rules);
  return rules;
}

// The first number from `low` on, for which the mover wins exactly if the second is at least t.
class ThresholdRule : public Rule {
 public:
  ThresholdRule(const Table& part, std::uint64_t low, std::unique_ptr<Rule> least)
      : Rule(part), low_(low), least_(std::move(least)) {}

  std::uint64_t value(const Position& at) const override {
    return at[0] >= low_ && at[1] >= least_->value({at[0], 0, 0});
  }
  Text words() const override {
    return say("The mover wins exactly if {0} ≥ {1} and {2} ≥ t. {3}",
               "先手必胜当且仅当 {0} ≥ {1} 且 {2} ≥ t。{3}",
               {names_[0], low_, names_[1], least_->words()});
  }
  std::string code() const override {
    return (low_ > 0 ? lines_of("  if ({0} < {1}u) return false;\n", {names_[0], low_}) : "") +
           lines_of(
               "  const auto least = [](std::uint64_t {0}) -> std::uint64_t {\n{1}  };\n"
               "  return {2} >= least({0});\n",
               {names_[0], least_->code(), names_[1]});
  }
  double bits() const override { return 8 + least_->bits(); }
  std::uint64_t most() const override { return least_->most(); }

 private:
  std::uint64_t low_;
  std::unique_ptr<Rule> least_;
};

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
  if (part.numbers() != 1 || part.kind != Kind::kOutcome) return rules;
  Sequence lost, starts;  // lost positions; places where the outcome changes
  for (std::size_t i = 0; i < part.count(); ++i) {
    if (part.values[i] == 0) lost.push_back(part.low[0] + i);
    if (i > 0 && part.values[i] != part.values[i - 1]) starts.push_back(part.low[0] + i);
  }
  for (const bool is_about_runs : {false, true}) {
    if (const auto recurrence = recurrence_of(is_about_runs ? starts : lost))
      add_rule(part, std::make_unique<RecurrenceRule>(part, *recurrence, is_about_runs), rules);
  }
  return rules;
}

Rules threshold_rules(const Table& part, const Budget& budget) {
  constexpr std::size_t kLeastRow = 24;
  Rules rules;
  if (part.numbers() != 2 || part.kind != Kind::kOutcome) return rules;
  const Table row = thresholds_of(part);
  if (row.values.size() < kLeastRow) return rules;
  Rules found = remainder_rules(row);
  if (found.empty()) found = candidates(row, budget);
  for (auto& rule : found)
    add_rule(part, std::make_unique<ThresholdRule>(part, row.low[0], std::move(rule)), rules);
  return rules;
}

}  // namespace find
