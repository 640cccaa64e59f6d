// Multiples of a quadratic irrational, rounded down (Beatty): the lost positions of one heap, and the
// lost pairs of two as in Wythoff's game.
#include <algorithm>
#include <cmath>

#include "common/find/rule.hpp"

namespace find {
namespace {

constexpr std::uint64_t kMostExact = std::uint64_t{1} << 60;

// (p + √q) / r.
std::string quadratic(std::int64_t p, std::int64_t q, std::int64_t r) {
  const Term root{1, "√" + std::to_string(q)}, added{p, ""};
  return lines_of(p == 0 ? "{0} / {1}" : "({0}) / {1}",
                  {p < 0 ? sum_of({root, added}) : sum_of({added, root}), r});
}

// The mover loses at ⌊kα⌋ + added for k ≥ first, where α = (p + √q) / r > 0.
Rule beatty_rule(std::int64_t p, std::int64_t q, std::int64_t r, std::int64_t first,
                 std::int64_t added) {
  Rule rule;
  rule.value = [=](const Position& at) {
    return is_multiple(p, Wide(q), r, first, SignedWide{at[0]} - added) == 0;
  };
  rule.words = say("The mover loses exactly if n = {0} for some k ≥ {1}, where α = {2}.",
                   "先手必败当且仅当存在 k ≥ {1} 使 n = {0}，其中 α = {2}。",
                   {sum_of({{1, "⌊kα⌋"}, {added, ""}}), first, quadratic(p, q, r)});
  rule.code = lines_of("  return is_multiple({0}, {1}, {2}, {3}, SignedWide(n) - ({4})) == 0;\n",
                       {p, q, r, first, added});
  rule.bits = 7 + bits_of_all(std::array{p, q, r, first, added});
  rule.most = kMostExact;
  return rule;
}

// The slope lies between the slopes of the first and last term, so few irrationals are left to try.
void add_beatty(const Table& part, const std::vector<Position>& lost, Rules& rules) {
  constexpr std::size_t kLeastTerms = 20;
  if (lost.size() < kLeastTerms) return;
  const double count = static_cast<double>(lost.size() - 1);
  const double slope = static_cast<double>(lost.back()[0] - lost[0][0]) / count;
  for (std::int64_t q = 2; q <= 60; ++q) {
    const double root = std::sqrt(static_cast<double>(q));
    for (std::int64_t r = 1; r <= 8 && root != std::floor(root); ++r) {
      for (std::int64_t p = -12; p <= 24; ++p) {
        const double alpha = (static_cast<double>(p) + root) / static_cast<double>(r);
        if (std::fabs(alpha - slope) > 2 / count) continue;
        for (std::int64_t first = 0; first <= 2 && rules.empty(); ++first) {
          const auto added = static_cast<std::int64_t>(lost[0][0] - multiple(p, Wide(q), r, first));
          add_rule(part, beatty_rule(p, q, r, first, added), rules);
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

Rule pair_rule(const play::Words& names, const Pairs& pairs) {
  const auto& [k, c, m, u, v] = pairs;
  const std::string factor = sum_of({{m, "i"}, {u, ""}});
  Rule rule;
  rule.value = [=](const Position& at) {
    const auto [least, most] = std::minmax(at[0], at[1]);
    return pairs.lesser(most - least) != least;
  };
  rule.words = say(
      "The mover loses exactly if |{0} − {1}| = {2} and min({0}, {1}) = {3} for some i ≥ 0, where α = {4}.",
      "先手必败当且仅当存在 i ≥ 0 使 |{0} − {1}| = {2} 且 min({0}, {1}) = {3}，其中 α = {4}。",
      {names[0], names[1], sum_of({{k, "i"}, {c, ""}}),
       sum_of({{1, factor == "i" ? "⌊iα⌋" : "⌊(" + factor + ")α⌋"}, {v, ""}}),
       quadratic(2 - k, k * k + 4, 2 * m)});
  rule.code = lines_of(
      "  return lesser_of_pair({2}, {3}, {4}, {5}, {6}, difference({0}, {1})) != ({0} < {1} ? {0} : {1});\n",
      {names[0], names[1], k, c, m, u, v});
  rule.bits = 12 + bits_of(k) + bits_of(c) + bits_of(m);
  rule.most = kMostExact;
  return rule;
}

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
        if (fits) add_rule(part, pair_rule(part.names, pairs), rules, UINT64_MAX);
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
