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

std::string words_of(std::int64_t n) {
  return n < 0 ? "−" + std::to_string(-n) : std::to_string(n);
}

class DivisionRule : public Rule {
 public:
  DivisionRule(const Table& part, Division division)
      : kind_(part.kind), what_(part.what), name_(part.names[0]), division_(std::move(division)) {}

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
      std::string right = step.u == 0 ? ""
                                      : (step.u == 1    ? ""
                                         : step.u == -1 ? "−"
                                                        : words_of(step.u) + "·") +
                                            ("g(" + q + ")");
      const auto add = [&](std::int64_t n, const std::string& what) {
        if (n == 0) return;
        right += right.empty() ? (n < 0 ? "−" : "") : (n < 0 ? " − " : " + ");
        const std::string size = std::to_string(n < 0 ? -n : n);
        right += what.empty() || size != "1" ? size + what : what;
      };
      add(step.v, "q");
      add(step.w, "");
      list += (r > 0 ? "; g(" : "g(") + std::to_string(division_.base) + "q" +
              (r > 0 ? " + " + std::to_string(r) : "") + ") = " + (right.empty() ? "0" : right);
    }
    const Text what = kind_ == Kind::kOutcome
                          ? say("g = 1 if the mover wins, else 0", "先手必胜时 g = 1，否则 g = 0")
                          : say("{0} is g", "{0}为 g", {what_});
    return say(
        "{0}, where g = {2} for {3} = 0, 1, …, and then {1}.",
        "{0}：{3} = 0, 1, … 时 g = {2}，此后 {1}。",
        {what, list,
         play::joined(play::Numbers(division_.first.begin(), division_.first.end()), ", "), name_});
  }

  std::string code() const override {
    std::string rows;
    for (const Step& step : division_.steps) {
      rows += rows.empty() ? "{" : ", {";
      for (const std::int64_t n : {step.u, step.s, step.v, step.w})
        rows += (rows.back() == '{' ? "" : ", ") + std::to_string(n);
      rows += "}";
    }
    const std::string base = std::to_string(division_.base) + "u", n = name_;
    return "  static const std::int64_t kSteps[][4] = {" + rows +
           "};\n  static const std::uint64_t kFirst[] = {" +
           play::joined(play::Numbers(division_.first.begin(), division_.first.end()), ", ") +
           "};\n  std::uint64_t factor = 1, sum = 0;\n  while (" + n +
           " >= " + std::to_string(division_.first.size()) +
           "u) {\n    const std::int64_t* step = kSteps[" + n + " % " + base +
           "];\n    const std::uint64_t q = " + n + " / " + base +
           ";\n    sum += factor * (static_cast<std::uint64_t>(step[2]) * q + static_cast<std::uint64_t>(step[3]));\n"
           "    factor *= static_cast<std::uint64_t>(step[0]);\n    " +
           n +
           " = q + static_cast<std::uint64_t>(step[1]);\n  }\n"
           "  return factor * kFirst[" +
           n + "] + sum" + (kind_ == Kind::kOutcome ? " != 0" : "") + ";\n";
  }

  double bits() const override {
    double all = bits_of(division_.base);
    for (const std::uint32_t value : division_.first)
      all += kind_ == Kind::kOutcome ? 1 : bits_of(value);
    for (const Step& step : division_.steps)
      all += 4 + bits_of(static_cast<std::uint64_t>(std::abs(step.v))) +
             bits_of(static_cast<std::uint64_t>(std::abs(step.w)));
    return all;
  }

 private:
  Kind kind_;
  Text what_;
  std::string name_;
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
    auto rule = std::make_unique<DivisionRule>(part, std::move(division));
    Position exception;
    if (holds_in(*rule, part, exception)) rules.push_back(std::move(rule));
  }
  return rules;
}

}  // namespace find
