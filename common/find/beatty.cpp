// Multiples of a quadratic irrational, rounded down (Beatty): the lost positions of one heap, and the
// lost pairs of two as in Wythoff's game.
#include <algorithm>
#include <cmath>

#include "common/find/rule.hpp"

namespace find {
namespace {

constexpr std::uint64_t kMostExact = std::uint64_t{1} << 60;

// (p + √q) / r for r > 0 and p + √q > 0.
struct Quadratic {
  std::int64_t p;
  std::uint64_t q, r;

  // ⌊kα⌋ for k ≥ 0, exact for q·k² below 2¹²⁷.
  SignedWide multiple(SignedWide k) const {
    return (static_cast<SignedWide>(root(Wide{q} * static_cast<Wide>(k * k))) + p * k) /
           SignedWide{r};
  }
  std::string math() const {
    const std::string root = "√" + std::to_string(q);
    const std::string sum =
        p < 0 ? sum_of({{1, root}, {p, ""}}, "") : sum_of({{p, ""}, {1, root}}, "");
    return lines_of(p == 0 ? "{0} / {1}" : "({0}) / {1}", {sum, r});
  }
  std::string code(const std::string& k) const {
    const std::string root = lines_of("SignedWide(root(Wide({0} * {1} * {1})))", {q, k});
    return lines_of("({0}) / {1}", {sum_of({{1, root}, {p, k}}, " * ", "-"), r});
  }
  double bits() const { return bits_of(q) + bits_of(r) + bits_of(p) + 1; }
};

class BeattyRule : public Rule {
 public:
  BeattyRule(const Table& part, const Quadratic& alpha, std::uint64_t first, std::int64_t added)
      : Rule(part), alpha_(alpha), first_(first), added_(added) {}

  std::uint64_t value(const Position& at) const override {
    const SignedWide wanted = SignedWide{at[0]} - added_;
    SignedWide low = first_, high = wanted + 1;
    while (low < high) {
      const SignedWide k = low + (high - low) / 2;
      if (alpha_.multiple(k) < wanted) {
        low = k + 1;
      } else {
        high = k;
      }
    }
    return alpha_.multiple(low) != wanted;
  }

  Text words() const override {
    return say("The mover loses exactly if n = {0} for some k ≥ {1}, where α = {2}.",
               "先手必败当且仅当存在 k ≥ {1} 使 n = {0}，其中 α = {2}。",
               {sum_of({{1, "⌊kα⌋"}, {added_, ""}}, ""), first_, alpha_.math()});
  }

  std::string code() const override {
    return lines_of(
        "  const SignedWide wanted = {0};\n  SignedWide low = {1}, high = wanted + 1;\n"
        "  while (low < high) {\n    const SignedWide k = low + (high - low) / 2;\n"
        "    if ({2} < wanted) low = k + 1;\n    else high = k;\n  }\n  return {3} != wanted;\n",
        {sum_of({{1, "SignedWide(n)"}, {-added_, ""}}, "", "-"), first_, alpha_.code("k"),
         alpha_.code("low")});
  }

  double bits() const override { return 6 + alpha_.bits() + bits_of(first_) + bits_of(added_); }
  std::uint64_t most() const override { return kMostExact; }

 private:
  Quadratic alpha_;
  std::uint64_t first_;
  std::int64_t added_;
};

// The slope lies between the slopes of the first and last term, so few irrationals are left to try.
void add_beatty(const Table& part, const std::vector<Position>& lost, Rules& rules) {
  constexpr std::size_t kLeastTerms = 20;
  if (lost.size() < kLeastTerms) return;
  const double count = static_cast<double>(lost.size() - 1);
  const double slope = static_cast<double>(lost.back()[0] - lost[0][0]) / count;
  for (std::uint64_t q = 2; q <= 60; ++q) {
    for (std::uint64_t r = 1; r <= 8 && rules.empty() && root(q) * root(q) != q; ++r) {
      for (std::int64_t p = -12; p <= 24; ++p) {
        const double alpha =
            (static_cast<double>(p) + std::sqrt(static_cast<double>(q))) / static_cast<double>(r);
        if (std::fabs(alpha - slope) > 2 / count) continue;
        for (std::uint64_t first = 0; first <= 2 && rules.empty(); ++first) {
          const Quadratic known{p, q, r};
          const auto added = static_cast<std::int64_t>(lost[0][0]) -
                             static_cast<std::int64_t>(known.multiple(first));
          add_rule(part, std::make_unique<BeattyRule>(part, known, first, added), rules);
        }
      }
    }
  }
}

// The lost pairs are (A, A + ki + c), where A = ⌊(mi + u)α⌋ + v and α = (2 − k + √(k² + 4)) / 2m.
struct Pairs {
  std::int64_t k, c, m, u, v;

  Quadratic alpha() const {
    return {2 - k, static_cast<std::uint64_t>(k * k + 4), static_cast<std::uint64_t>(2 * m)};
  }
  // The lesser number of the pair with this gap; −1 if there is none.
  SignedWide lesser(std::uint64_t gap) const {
    const SignedWide i = SignedWide{gap} - c, factor = i / k * m + u;
    return i < 0 || i % k != 0 || factor < 0 ? -1 : alpha().multiple(factor) + v;
  }
};

class PairRule : public Rule {
 public:
  PairRule(const Table& part, const Pairs& pairs) : Rule(part), pairs_(pairs) {}

  std::uint64_t value(const Position& at) const override {
    const auto [least, most] = std::minmax(at[0], at[1]);
    return pairs_.lesser(most - least) != SignedWide{least};
  }

  Text words() const override {
    const std::string factor = sum_of({{pairs_.m, "i"}, {pairs_.u, ""}}, "");
    return say(
        "The mover loses exactly if |{0} − {1}| = {2} and min({0}, {1}) = {3} for some i ≥ 0, where α = {4}.",
        "先手必败当且仅当存在 i ≥ 0 使 |{0} − {1}| = {2} 且 min({0}, {1}) = {3}，其中 α = {4}。",
        {names_[0], names_[1], sum_of({{pairs_.k, "i"}, {pairs_.c, ""}}, ""),
         sum_of({{1, factor == "i" ? "⌊iα⌋" : "⌊(" + factor + ")α⌋"}, {pairs_.v, ""}}, ""),
         pairs_.alpha().math()});
  }

  std::string code() const override {
    const std::string gap = pairs_.c == 0 ? "gap" : lines_of("(gap - {0})", {pairs_.c}),
                      i = pairs_.k == 1 ? gap : lines_of("{0} / {1}", {gap, pairs_.k});
    std::string no_pair;
    if (pairs_.c > 0) no_pair += lines_of("  if (gap < {0}) return true;\n", {pairs_.c});
    if (pairs_.k > 1) no_pair += lines_of("  if ({0} % {1} != 0) return true;\n", {gap, pairs_.k});
    if (pairs_.u < 0) no_pair += "  if (factor < 0) return true;\n";
    return lines_of(
        "  const SignedWide least = {0} < {1} ? {0} : {1}, gap = ({0} < {1} ? {1} : {0}) - least;\n"
        "  const SignedWide factor = {2};\n{3}  return least != {4};\n",
        {names_[0], names_[1], sum_of({{pairs_.m, i}, {pairs_.u, ""}}, " * ", "-"), no_pair,
         sum_of({{1, pairs_.alpha().code("factor")}, {pairs_.v, ""}}, "", "-")});
  }

  double bits() const override {
    return 12 + bits_of(pairs_.k) + bits_of(pairs_.c) + bits_of(pairs_.m);
  }
  std::uint64_t most() const override { return kMostExact; }

 private:
  Pairs pairs_;
};

// A rule for the lost pairs from the first few on; those before are exceptions.
void add_pairs(const Table& part, const std::vector<Position>& lost, std::size_t begin,
               Rules& rules) {
  constexpr std::size_t kLeastPairs = 8;
  constexpr std::int64_t kMostGap = 10;
  if (lost.size() < begin + kLeastPairs) return;
  const auto gap = [&](std::size_t i) {
    return static_cast<std::int64_t>(lost[i][1] - lost[i][0]);
  };
  const std::int64_t first = gap(begin), k = gap(begin + 1) - first;
  if (k <= 0 || k > kMostGap) return;
  for (std::size_t i = begin; i + 1 < lost.size(); ++i) {
    if (gap(i + 1) != gap(i) + k) return;
  }
  for (const std::int64_t m : {std::int64_t{1}, k}) {
    for (std::int64_t u = -2 * m; u <= 2 * m; ++u) {
      for (std::int64_t v = -2; v <= 2 && rules.empty(); ++v) {
        const Pairs pairs{k, first % k, m, u, v};
        const bool fits = std::all_of(
            lost.begin() + static_cast<std::ptrdiff_t>(begin), lost.end(),
            [&](const Position& at) { return pairs.lesser(at[1] - at[0]) == SignedWide{at[0]}; });
        if (fits) add_rule(part, std::make_unique<PairRule>(part, pairs), rules, UINT64_MAX);
      }
    }
  }
}

}  // namespace

Rules beatty_rules(const Table& part, const Budget&) {
  Rules rules;
  if (part.kind != Kind::kOutcome || part.numbers() > 2) return rules;
  std::vector<Position> lost;
  for (std::size_t i = 0; i < part.count(); ++i) {
    const Position at = part.at(i);
    if (part.values[i] == 0 && (part.numbers() == 1 || at[0] <= at[1])) lost.push_back(at);
  }
  if (part.numbers() == 1) add_beatty(part, lost, rules);
  if (part.numbers() == 1 || part.low[0] != part.low[1]) return rules;
  for (std::size_t begin = 0; begin < 4 && rules.empty(); ++begin)
    add_pairs(part, lost, begin, rules);
  return rules;
}

}  // namespace find
