// Two numbers: lost pairs as in Wythoff's game, and a least second number with which the mover wins
// as in Fibonacci nim.
#include <algorithm>
#include <map>

#include "common/find/sequences.hpp"

namespace find {
namespace {

// The lost pairs are (A, A + ki + c), where A = ⌊(mi + u)α⌋ + v and α = (2 − k + √(k² + 4)) / 2m.
struct Pairs {
  std::uint64_t k, c, m;
  std::int64_t u, v;

  Quadratic alpha() const { return {2 - static_cast<std::int64_t>(k), k * k + 4, 2 * m}; }
  // The lesser number of pair i.
  std::int64_t lesser(std::uint64_t i) const {
    const std::int64_t factor = static_cast<std::int64_t>(m * i) + u;
    return factor < 0
               ? -1
               : static_cast<std::int64_t>(alpha().multiple(static_cast<std::uint64_t>(factor))) +
                     v;
  }
};

class PairRule : public Rule {
 public:
  PairRule(const Table& part, const Pairs& pairs) : names_(part.names), pairs_(pairs) {}

  std::uint64_t value(const Position& at) const override {
    const std::uint64_t least = std::min(at[0], at[1]), gap = std::max(at[0], at[1]) - least;
    if (gap < pairs_.c || (gap - pairs_.c) % pairs_.k != 0) return 1;
    return pairs_.lesser((gap - pairs_.c) / pairs_.k) != static_cast<std::int64_t>(least);
  }

  Text words() const override {
    const std::string gap = signed_words(times(pairs_.k), static_cast<std::int64_t>(pairs_.c));
    const std::string factor = signed_words(times(pairs_.m), pairs_.u);
    return say(
        "The mover loses iff |{0} − {1}| = {2} and min({0}, {1}) = {3} for some i ≥ 0, where α = {4}.",
        "先手必败当且仅当存在 i ≥ 0 使 |{0} − {1}| = {2} 且 min({0}, {1}) = {3}，其中 α = {4}。",
        {names_[0], names_[1], gap,
         signed_words(factor == "i" ? "⌊iα⌋" : "⌊(" + factor + ")α⌋", pairs_.v),
         pairs_.alpha().math()});
  }

  std::string code() const override {
    const std::string &a = names_[0], &b = names_[1];
    const auto number = [](std::uint64_t n) { return std::to_string(n) + "u"; };
    const auto add = [](std::int64_t n) {
      return (n < 0 ? " - " : " + ") + std::to_string(n < 0 ? -n : n) + "u";
    };
    return "  const std::uint64_t least = " + a + " < " + b + " ? " + a + " : " + b + ";\n" +
           "  const std::uint64_t gap = " + a + " < " + b + " ? " + b + " - " + a + " : " + a +
           " - " + b + ";\n" +
           (pairs_.c > 0 ? "  if (gap < " + number(pairs_.c) + ") return true;\n" : "") +
           "  if ((gap - " + number(pairs_.c) + ") % " + number(pairs_.k) +
           " != 0) return true;\n" + "  Wide i = (gap - " + number(pairs_.c) + ") / " +
           number(pairs_.k) + " * " + number(pairs_.m) + ";\n" +
           (pairs_.u < 0
                ? "  if (i < " + number(static_cast<std::uint64_t>(-pairs_.u)) + ") return true;\n"
                : "") +
           "  i = i" + add(pairs_.u) + ";\n" + "  return Wide(least)" +
           (pairs_.v < 0 ? add(-pairs_.v) : "") + " != " + pairs_.alpha().code("i") +
           (pairs_.v > 0 ? add(pairs_.v) : "") + ";\n";
  }

  double bits() const override {
    return 12 + bits_of(pairs_.k) + bits_of(pairs_.c) + bits_of(pairs_.m);
  }
  std::uint64_t most() const override { return kMostExact; }

 private:
  static std::string times(std::uint64_t n) { return n == 1 ? "i" : std::to_string(n) + "i"; }
  static std::string signed_words(const std::string& text, std::int64_t added) {
    return added == 0
               ? text
               : text + (added < 0 ? " − " : " + ") + std::to_string(added < 0 ? -added : added);
  }

  std::vector<std::string> names_;
  Pairs pairs_;
};

// A rule for the lost pairs from the first few on; those before are exceptions.
void add_pairs(const Table& part, const std::vector<Position>& lost, std::size_t begin,
               Rules& rules) {
  constexpr std::size_t kMostExceptions = 8, kLeastPairs = 8;
  if (lost.size() < begin + kLeastPairs) return;
  const auto gap = [&](std::size_t i) { return lost[i][1] - lost[i][0]; };
  const std::uint64_t k = gap(begin + 1) - gap(begin);
  if (gap(begin + 1) <= gap(begin)) return;
  for (std::size_t i = begin; i + 1 < lost.size(); ++i) {
    if (gap(i + 1) != gap(i) + k) return;
  }
  const std::uint64_t before = gap(begin) / k;  // pairs that would come before
  for (const std::uint64_t m : {std::uint64_t{1}, k}) {
    for (std::int64_t u = -2 * static_cast<std::int64_t>(m); u <= 2 * static_cast<std::int64_t>(m);
         ++u) {
      for (std::int64_t v = -2; v <= 2; ++v) {
        const Pairs pairs{k, gap(begin) - before * k, m, u, v};
        bool fits = true;
        for (std::size_t i = begin; i < lost.size() && fits; ++i)
          fits = pairs.lesser(before + i - begin) == static_cast<std::int64_t>(lost[i][0]);
        if (!fits) continue;
        auto rule = std::make_unique<PairRule>(part, pairs);
        Exceptions exceptions;
        for (std::size_t i = 0; i < part.count(); ++i) {
          if (rule->value(part.at(i)) != part.values[i])
            exceptions.emplace_back(part.at(i), part.values[i]);
        }
        if (exceptions.size() > kMostExceptions) continue;
        rules.push_back(with_exceptions(part, std::move(rule), std::move(exceptions)));
        return;
      }
    }
  }
}

// --- thresholds ---------------------------------------------------------------------------------

// The first number from `low` on, for which the mover wins iff the second is at least t.
class ThresholdRule : public Rule {
 public:
  ThresholdRule(const Table& part, std::uint64_t low, std::unique_ptr<Rule> least)
      : names_(part.names), low_(low), least_(std::move(least)) {}

  std::uint64_t value(const Position& at) const override {
    return at[0] >= low_ && at[1] >= least_->value({at[0], 0, 0});
  }
  Text words() const override {
    return say("The mover wins iff {0} ≥ {1} and {2} ≥ t. {3}",
               "先手必胜当且仅当 {0} ≥ {1} 且 {2} ≥ t。{3}",
               {names_[0], low_, names_[1], least_->words()});
  }
  std::string code() const override {
    return "  if (" + names_[0] + " < " + std::to_string(low_) +
           "u) return false;\n  const auto least = [](std::uint64_t " + names_[0] +
           ") -> std::uint64_t {\n" + least_->code() + "  };\n  return " + names_[1] +
           " >= least(" + names_[0] + ");\n";
  }
  double bits() const override { return 8 + least_->bits(); }
  std::uint64_t most() const override { return least_->most(); }

 private:
  std::vector<std::string> names_;
  std::uint64_t low_;
  std::unique_ptr<Rule> least_;
};

// n itself if it is a term of a sequence; else what is left when the greatest term is taken away,
// again and again until that is a term.
class RemainderRule : public Rule {
 public:
  RemainderRule(const Table& row, Recurrence recurrence)
      : name_(row.names[0]),
        what_(row.what),
        recurrence_(std::move(recurrence)),
        terms_(recurrence_.terms()) {}

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
        {what_, name_, recurrence_.math()});
  }
  std::string code() const override {
    return "  while (true) {\n    std::uint64_t term = 0;\n    const std::uint64_t left = " +
           name_ + ";\n    const auto find_greatest = [&term, left]() {\n" +
           recurrence_.code_of_loop("terms[0] > left",
                                    "return;\n    term = static_cast<std::uint64_t>(terms[0]);", "",
                                    "") +
           "    };\n    find_greatest();\n    if (term == left) return left;\n    " + name_ +
           " -= term;\n  }\n";
  }
  double bits() const override { return recurrence_.bits(); }
  std::uint64_t most() const override { return INT64_MAX; }

 private:
  std::string name_;
  Text what_;
  Recurrence recurrence_;
  Sequence terms_;
};

void add_remainders(const Table& row, Rules& rules) {
  Sequence terms;
  for (std::size_t i = 0; i < row.count(); ++i) {
    if (row.values[i] == row.low[0] + i) terms.push_back(row.values[i]);
  }
  const auto recurrence = recurrence_of(terms);
  if (!recurrence || recurrence->first[0] != 1) return;
  auto rule = std::make_unique<RemainderRule>(row, *recurrence);
  Position exception;
  if (holds_in(*rule, row, exception)) rules.push_back(std::move(rule));
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

Rules pair_rules(const Table& part, const Budget&) {
  Rules rules;
  if (part.numbers() != 2 || part.kind != Kind::kOutcome || part.low[0] != part.low[1])
    return rules;
  std::vector<Position> lost;
  for (std::size_t i = 0; i < part.count(); ++i) {
    const Position at = part.at(i);
    if (part.values[i] == 0 && at[0] <= at[1]) lost.push_back(at);
  }
  for (std::size_t begin = 0; begin < 4 && rules.empty(); ++begin)
    add_pairs(part, lost, begin, rules);
  return rules;
}

Rules threshold_rules(const Table& part, const Budget& budget) {
  constexpr std::size_t kLeastRow = 24;
  Rules rules;
  if (part.numbers() != 2 || part.kind != Kind::kOutcome) return rules;
  const Table row = thresholds_of(part);
  if (row.values.size() < kLeastRow) return rules;
  Rules found = candidates(row, budget);
  add_remainders(row, found);
  for (auto& rule : found) {
    auto whole = std::make_unique<ThresholdRule>(part, row.low[0], std::move(rule));
    Position exception;
    if (holds_in(*whole, part, exception)) rules.push_back(std::move(whole));
  }
  return rules;
}

}  // namespace find
