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

  std::string math() const {
    const std::string root = "√" + std::to_string(q);
    const std::string sum = p < 0 ? sum_of({{1, root}, {p, ""}}) : sum_of({{p, ""}, {1, root}});
    return lines_of(p == 0 ? "{0} / {1}" : "({0}) / {1}", {sum, r});
  }
};

class BeattyRule : public Rule {
 public:
  BeattyRule(const Table& part, const Quadratic& alpha, std::uint64_t first, std::int64_t added)
      : Rule(part), alpha_(alpha), first_(first), added_(added) {}

  std::uint64_t value(const Position& at) const override {
    return is_multiple(alpha_.p, alpha_.q, alpha_.r, first_, SignedWide{at[0]} - added_) == 0;
  }
  Text words() const override {
    return say("The mover loses exactly if n = {0} for some k ≥ {1}, where α = {2}.",
               "先手必败当且仅当存在 k ≥ {1} 使 n = {0}，其中 α = {2}。",
               {sum_of({{1, "⌊kα⌋"}, {added_, ""}}), first_, alpha_.math()});
  }
  std::string code() const override {
    return lines_of("  return is_multiple({0}, {1}, {2}, {3}, SignedWide(n) - ({4})) == 0;\n",
                    {alpha_.p, alpha_.q, alpha_.r, first_, added_});
  }
  double bits() const override {
    return 7 + bits_of(alpha_.q) + bits_of(alpha_.r) + bits_of(alpha_.p) + bits_of(first_) +
           bits_of(added_);
  }
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
          const auto added = static_cast<std::int64_t>(
              lost[0][0] - multiple(p, q, SignedWide{r}, SignedWide{first}));
          add_rule(part, std::make_unique<BeattyRule>(part, Quadratic{p, q, r}, first, added),
                   rules);
        }
      }
    }
  }
}

// As lesser_of_pair wants it.
struct Pairs {
  std::int64_t k, c, m, u, v;

  Wide lesser(std::uint64_t gap) const { return lesser_of_pair(k, c, m, u, v, gap); }
};

class PairRule : public Rule {
 public:
  PairRule(const Table& part, const Pairs& pairs) : Rule(part), pairs_(pairs) {}

  std::uint64_t value(const Position& at) const override {
    const auto [least, most] = std::minmax(at[0], at[1]);
    return pairs_.lesser(most - least) != least;
  }
  Text words() const override {
    const auto [k, c, m, u, v] = pairs_;
    const Quadratic alpha{2 - k, static_cast<std::uint64_t>(k * k + 4),
                          static_cast<std::uint64_t>(2 * m)};
    const std::string factor = sum_of({{m, "i"}, {u, ""}});
    return say(
        "The mover loses exactly if |{0} − {1}| = {2} and min({0}, {1}) = {3} for some i ≥ 0, where α = {4}.",
        "先手必败当且仅当存在 i ≥ 0 使 |{0} − {1}| = {2} 且 min({0}, {1}) = {3}，其中 α = {4}。",
        {names_[0], names_[1], sum_of({{k, "i"}, {c, ""}}),
         sum_of({{1, factor == "i" ? "⌊iα⌋" : "⌊(" + factor + ")α⌋"}, {v, ""}}), alpha.math()});
  }
  std::string code() const override {
    const auto [k, c, m, u, v] = pairs_;
    return lines_of(
        "  return lesser_of_pair({2}, {3}, {4}, {5}, {6}, difference({0}, {1})) != ({0} < {1} ? {0} : {1});\n",
        {names_[0], names_[1], k, c, m, u, v});
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
        const bool fits =
            std::all_of(lost.begin() + static_cast<std::ptrdiff_t>(begin), lost.end(),
                        [&](const Position& at) { return pairs.lesser(at[1] - at[0]) == at[0]; });
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
