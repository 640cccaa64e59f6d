// One number, by its quotient: the value of bq + r is u·(the value of q + s) + vq + w, where u, s, v
// and w depend on r alone. A few values at the beginning are given.
#include <algorithm>

#include "common/find/rule.hpp"

namespace find {
namespace {

// For one remainder.
struct Step {
  std::int64_t u, s, v, w;
};

struct Division {
  std::uint64_t base = 2;
  std::vector<std::uint32_t> first;
  std::vector<Step> steps;
};

class DivisionRule : public Rule {
 public:
  DivisionRule(const Table& part, Division division) : Rule(part), division_(std::move(division)) {}

  // Calculates modulo 2⁶⁴.
  std::uint64_t value(const Position& at) const override {
    std::uint64_t n = at[0], factor = 1, sum = 0;
    while (n >= division_.first.size()) {
      const Step& step = division_.steps[n % division_.base];
      const std::uint64_t q = n / division_.base;
      sum += factor * (static_cast<std::uint64_t>(step.v) * q + static_cast<std::uint64_t>(step.w));
      factor *= static_cast<std::uint64_t>(step.u);
      n = q + static_cast<std::uint64_t>(step.s);
    }
    return factor * division_.first[n] + sum;
  }

  Text words() const override {
    std::string list;
    for (std::size_t r = 0; r < division_.steps.size(); ++r) {
      const Step& step = division_.steps[r];
      const std::string q = step.s == 0 ? "q" : (step.s < 0 ? "q − 1" : "q + 1");
      const std::string right = sum_of({{step.u, "g(" + q + ")"}, {step.v, "q"}, {step.w, ""}}, "");
      list += (r > 0 ? "; g(" : "g(") + std::to_string(division_.base) + "q" +
              (r > 0 ? " + " + std::to_string(r) : "") + ") = " + right;
    }
    const Text what = kind_ == Kind::kOutcome
                          ? say("g = 1 if the mover wins, else 0", "先手必胜时 g = 1，否则 g = 0")
                          : say("{0} is g", "{0}为 g", {what_});
    return say("{0}, where g = {2} for {3} = 0, 1, …, and then {1}.",
               "{0}：{3} = 0, 1, … 时 g = {2}，此后 {1}。", {what, list, first_words(), names_[0]});
  }

  std::string code() const override {
    std::string rows;
    for (const Step& step : division_.steps)
      rows += lines_of(rows.empty() ? "{{0}, {1}, {2}, {3}}" : ", {{0}, {1}, {2}, {3}}",
                       {step.u, step.s, step.v, step.w});
    return lines_of(
        "  static const std::int64_t kSteps[][4] = {{0}};\n  static const std::uint64_t kFirst[] = {{1}};\n"
        "  std::uint64_t factor = 1, sum = 0;\n  while ({2} >= {3}u) {\n"
        "    const std::int64_t* step = kSteps[{2} % {4}u];\n    const std::uint64_t q = {2} / {4}u;\n"
        "    sum += factor * (static_cast<std::uint64_t>(step[2]) * q + static_cast<std::uint64_t>(step[3]));\n"
        "    factor *= static_cast<std::uint64_t>(step[0]);\n    {2} = q + static_cast<std::uint64_t>(step[1]);\n  }\n"
        "  return factor * kFirst[{2}] + sum{5};\n",
        {rows, first_words(), names_[0], division_.first.size(), division_.base,
         kind_ == Kind::kOutcome ? " != 0" : ""});
  }

  double bits() const override {
    double all = bits_of(division_.base);
    for (const std::uint32_t value : division_.first)
      all += kind_ == Kind::kOutcome ? 1 : bits_of(value);
    for (const Step& step : division_.steps)
      all += 4 + bits_of(step.v) + bits_of(step.w);
    return all;
  }

 private:
  std::string first_words() const {
    return play::joined(play::Numbers(division_.first.begin(), division_.first.end()), ", ");
  }

  Division division_;
};

// The first of the simplest steps that says what stands at bq + r, for all q from `from` on.
bool find_step(const Table& part, std::uint64_t base, std::uint64_t r, std::uint64_t from,
               Step& found) {
  const auto value = [&](std::uint64_t n) { return static_cast<std::int64_t>(part.values[n]); };
  const auto last = static_cast<std::uint64_t>((part.size[0] - 1 - r) / base);
  for (const std::int64_t u : {0, 1, -1, 2}) {
    for (const std::int64_t s : {0, 1, -1}) {
      const auto rest = [&](std::uint64_t q) {
        return value(base * q + r) - u * value(q + static_cast<std::uint64_t>(s));
      };
      if (u == 0 && s != 0) continue;
      const std::int64_t v = rest(from + 1) - rest(from),
                         w = rest(from) - v * static_cast<std::int64_t>(from);
      std::uint64_t q = from;
      while (q <= last && rest(q) == v * static_cast<std::int64_t>(q) + w)
        ++q;
      found = {u, s, v, w};
      if (q > last) return true;
    }
  }
  return false;
}

}  // namespace

Rules division_rules(const Table& part, const Budget&) {
  constexpr std::uint64_t kFrom = 2, kLeastSeen = 8;
  Rules rules;
  if (part.numbers() != 1 || part.low[0] > 1) return rules;
  Table whole = part;  // from 0 on: what stands at 0 is not read from `kFrom` on
  if (part.low[0] == 1) whole.values.insert(whole.values.begin(), 0);
  whole.low[0] = 0;
  whole.size[0] = whole.values.size();
  for (std::uint64_t base = 2; rules.empty() && base <= 10 && kLeastSeen * base <= whole.size[0];
       ++base) {
    Division division{
        base,
        {whole.values.begin(), whole.values.begin() + static_cast<std::ptrdiff_t>(kFrom * base)},
        {}};
    Step step{};
    while (division.steps.size() < base &&
           find_step(whole, base, division.steps.size(), kFrom, step))
      division.steps.push_back(step);
    const bool is_recursive = std::any_of(division.steps.begin(), division.steps.end(),
                                          [](const Step& known) { return known.u != 0; });
    if (division.steps.size() < base || !is_recursive) continue;
    add_rule(part, std::make_unique<DivisionRule>(part, std::move(division)), rules);
  }
  return rules;
}

}  // namespace find
