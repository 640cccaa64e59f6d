// The lost positions of one heap as a sequence: a linear recurrence with small whole coefficients,
// or the multiples of a quadratic irrational, rounded down (Beatty). For outcomes in long runs the
// starts of the runs take the place of the lost positions.
#include "common/find/sequences.hpp"

#include <algorithm>
#include <cmath>

#include "common/find/formula.hpp"

namespace find {
namespace {

constexpr std::size_t kMostOrder = 4, kMostBefore = 3;
constexpr std::int64_t kMostCoefficient = 1000;

// Solves for the coefficients by elimination in long doubles, and rounds: whether they are right is
// seen from the terms.
std::optional<Coefficients> solved(const Sequence& terms, std::size_t begin, std::size_t order) {
  const std::size_t unknowns = order + 1;
  std::vector<std::vector<long double>> rows;
  for (std::size_t i = begin + order; i < begin + order + unknowns; ++i) {
    std::vector<long double> row;
    for (std::size_t back = 1; back <= order; ++back)
      row.push_back(static_cast<long double>(terms[i - back]));
    row.push_back(1);
    row.push_back(static_cast<long double>(terms[i]));
    rows.push_back(row);
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

class RecurrenceRule : public Rule {
 public:
  RecurrenceRule(Recurrence recurrence, bool is_about_runs, bool begins_won)
      : recurrence_(std::move(recurrence)),
        terms_(recurrence_.terms()),
        is_about_runs_(is_about_runs),
        begins_won_(begins_won) {}

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
    return say("The mover loses iff n is one of {0}.", "先手必败当且仅当 n 属于 {0}。",
               {recurrence_.math()});
  }

  std::string code() const override {
    const std::string won =
        is_about_runs_ ? "passed % 2 == " + std::string(begins_won_ ? "0" : "1") : "n != terms[0]";
    return recurrence_.code_of_loop(is_about_runs_ ? "n < terms[0]" : "n <= terms[0]",
                                    "return " + won + ";", is_about_runs_ ? "int passed = 0" : "",
                                    "++passed");
  }

  double bits() const override { return recurrence_.bits() + 2; }
  std::uint64_t most() const override { return INT64_MAX; }

 private:
  Recurrence recurrence_;
  Sequence terms_;
  bool is_about_runs_, begins_won_;
};

class BeattyRule : public Rule {
 public:
  BeattyRule(const Quadratic& alpha, std::uint64_t first, std::int64_t added)
      : alpha_(alpha), first_(first), added_(added) {}

  std::uint64_t value(const Position& at) const override {
    if (added_ > 0 && at[0] < static_cast<std::uint64_t>(added_)) return 1;
    const std::uint64_t wanted = at[0] - static_cast<std::uint64_t>(added_);
    std::uint64_t low = first_, high = wanted + 1;
    while (low < high) {
      const std::uint64_t middle = low + (high - low) / 2;
      (alpha_.multiple(middle) < wanted ? low : high) =
          alpha_.multiple(middle) < wanted ? middle + 1 : middle;
    }
    return alpha_.multiple(low) != wanted;
  }

  Text words() const override {
    const std::string size = std::to_string(added_ < 0 ? -added_ : added_);
    return say("The mover loses iff n = ⌊kα⌋{0} for some k ≥ {1}, where α = {2}.",
               "先手必败当且仅当存在 k ≥ {1} 使 n = ⌊kα⌋{0}，其中 α = {2}。",
               {added_ == 0 ? "" : (added_ < 0 ? " − " : " + ") + size, first_, alpha_.math()});
  }

  std::string code() const override {
    const std::string size = std::to_string(added_ < 0 ? -added_ : added_) + "u";
    return (added_ > 0 ? "  if (n < " + size + ") return 1;\n  n -= " + size + ";\n"
                       : "  n += " + size + ";\n") +
           "  std::uint64_t low = " + std::to_string(first_) + ", high = n + 1;\n" +
           "  while (low < high) {\n    const Wide k = low + (high - low) / 2;\n    if (" +
           alpha_.code("k") +
           " < n) low = static_cast<std::uint64_t>(k) + 1;\n"
           "    else high = static_cast<std::uint64_t>(k);\n  }\n  const Wide k = low;\n"
           "  return " +
           alpha_.code("k") + " != n;\n";
  }

  double bits() const override {
    return 6 + alpha_.bits() + bits_of(first_) +
           bits_of(static_cast<std::uint64_t>(added_ < 0 ? -added_ : added_));
  }
  std::uint64_t most() const override { return kMostExact; }

 private:
  Quadratic alpha_;
  std::uint64_t first_;
  std::int64_t added_;
};

bool is_square(std::uint64_t q) {
  const auto r = static_cast<std::uint64_t>(root(q));
  return r * r == q;
}

// The slope lies between the slopes of the first and last term, so few irrationals are left to try.
void add_beatty(const Table& part, const Sequence& lost, Rules& rules) {
  constexpr std::size_t kLeastTerms = 20;
  if (lost.size() < kLeastTerms) return;
  const double count = static_cast<double>(lost.size() - 1);
  const double slope = static_cast<double>(lost.back() - lost.front()) / count;
  for (std::uint64_t q = 2; q <= 60; ++q) {
    for (std::uint64_t r = 1; r <= 8 && !is_square(q); ++r) {
      for (std::int64_t p = -12; p <= 24; ++p) {
        const double alpha =
            (static_cast<double>(p) + std::sqrt(static_cast<double>(q))) / static_cast<double>(r);
        if (std::fabs(alpha - slope) > 2 / count) continue;
        for (std::uint64_t first = 0; first <= 2; ++first) {
          const Quadratic known{p, q, r};
          const auto added =
              static_cast<std::int64_t>(lost[0]) - static_cast<std::int64_t>(known.multiple(first));
          auto rule = std::make_unique<BeattyRule>(known, first, added);
          Position exception;
          if (!holds_in(*rule, part, exception)) continue;
          rules.push_back(std::move(rule));
          return;
        }
      }
    }
  }
}

}  // namespace

Sequence Recurrence::terms() const {
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

Text Recurrence::math() const {
  std::string text;
  const auto add = [&](std::int64_t factor, const std::string& what) {
    if (factor == 0) return;
    text += text.empty() ? (factor < 0 ? "−" : "") : (factor < 0 ? " − " : " + ");
    const std::string size = std::to_string(factor < 0 ? -factor : factor);
    text += what.empty() ? size : (size == "1" ? "" : size + "·") + what;
  };
  for (std::size_t back = 1; back < coefficients.size(); ++back)
    add(coefficients[back - 1], "a(k−" + std::to_string(back) + ")");
  add(coefficients.back(), "");
  return say("{0}, …, where a(k) = {1}", "{0}……，其中 a(k) = {1}",
             {play::joined(first, ", "), text});
}

std::string Recurrence::code_of_loop(const std::string& condition, const std::string& then,
                                     const std::string& before, const std::string& after) const {
  const std::string size = std::to_string(first.size());
  std::string sum = std::to_string(coefficients.back());
  for (std::size_t back = 1; back < coefficients.size(); ++back) {
    if (coefficients[back - 1] != 0)
      sum += " + SignedWide(" + std::to_string(coefficients[back - 1]) + ") * terms[" +
             std::to_string(first.size() - back) + "]";
  }
  return "  SignedWide terms[] = {" + play::joined(first, ", ") + "};\n" +
         (before.empty() ? "  for (;;) {\n" : "  for (" + before + ";; " + after + ") {\n") +
         "    if (" + condition + ") " + then + "\n    const SignedWide next = " + sum +
         ";\n    for (int i = 1; i < " + size + "; ++i) terms[i - 1] = terms[i];\n    terms[" +
         size + " - 1] = next;\n  }\n";
}

double Recurrence::bits() const {
  double all = 2;
  for (std::uint64_t term : first)
    all += bits_of(term);
  for (std::int64_t c : coefficients)
    all += bits_of(static_cast<std::uint64_t>(c < 0 ? -c : c)) + 1;
  return all;
}

std::optional<Recurrence> recurrence_of(const Sequence& terms) {
  constexpr std::size_t kLeastChecked = 2;
  for (std::size_t order = 1; order <= kMostOrder; ++order) {
    for (std::size_t begin = 0; begin <= kMostBefore; ++begin) {
      if (terms.size() < begin + 2 * order + 1 + kLeastChecked) break;
      const auto found = solved(terms, begin, order);
      if (!found) continue;
      const auto end = terms.begin() + static_cast<std::ptrdiff_t>(begin + order);
      Recurrence recurrence{{terms.begin(), end}, *found};
      const Sequence made = recurrence.terms();
      const bool is_geometric = made.back() > kMostExact / kMostCoefficient;
      if (is_geometric && made.size() >= terms.size() &&
          std::equal(terms.begin(), terms.end(), made.begin()))
        return recurrence;
    }
  }
  return std::nullopt;
}

Wide Quadratic::multiple(Wide k) const {
  const Wide part = root(Wide{q} * k * k), shift = k * static_cast<std::uint64_t>(p < 0 ? -p : p);
  return (p < 0 ? part - shift : part + shift) / r;
}

std::string Quadratic::math() const {
  return "(" + (p == 0 ? "" : std::to_string(p) + " + ") + "√" + std::to_string(q) + ") / " +
         std::to_string(r);
}

std::string Quadratic::code(const std::string& k) const {
  return "((root(" + std::to_string(q) + " * " + k + " * " + k + ") " + (p < 0 ? "-" : "+") + " " +
         k + " * " + std::to_string(p < 0 ? -p : p) + ") / " + std::to_string(r) + ")";
}

double Quadratic::bits() const {
  return bits_of(q) + bits_of(r) + bits_of(static_cast<std::uint64_t>(p < 0 ? -p : p)) + 1;
}

Rules sequence_rules(const Table& part, const Budget&) {
  Rules rules;
  if (part.numbers() != 1 || part.kind != Kind::kOutcome) return rules;
  Sequence lost, starts;  // lost positions; places where the outcome changes
  for (std::size_t i = 0; i < part.count(); ++i) {
    if (part.values[i] == 0) lost.push_back(part.low[0] + i);
    if (i > 0 && part.values[i] != part.values[i - 1]) starts.push_back(part.low[0] + i);
  }
  for (const bool is_about_runs : {false, true}) {
    const auto recurrence = recurrence_of(is_about_runs ? starts : lost);
    if (!recurrence) continue;
    auto rule = std::make_unique<RecurrenceRule>(*recurrence, is_about_runs, part.values[0] != 0);
    Position exception;
    if (holds_in(*rule, part, exception)) rules.push_back(std::move(rule));
  }
  add_beatty(part, lost, rules);
  return rules;
}

}  // namespace find
