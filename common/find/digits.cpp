// What follows from the digits of the position's numbers, in base 2 to 10, the least significant first.
//
// Automatic sequences: a small automaton reads the digits side by side and ends in the value. A state
// is what the digits read so far leave of the table: the values of all numbers that end in them. Two
// endings are one state if these values agree as far as the table goes; so the automaton is the least
// one (Myhill and Nerode).
//
// One number, by its quotient: the value of bq + r is u·(the value of q + s) + vq + w, where u, s, v
// and w depend on r alone. A few values at the beginning are given.
#include <algorithm>
#include <cmath>

#include "common/find/rule.hpp"

namespace find {
namespace {

constexpr std::size_t kMostStates = 40;

struct State {
  std::uint64_t step;                 // base to the number of digits read
  Position rest;                      // the numbers that consist of these digits
  std::uint64_t value;                // of `rest`
  std::vector<std::uint64_t> next{};  // by the digits that are read next, as one number
};

class AutomatonRule : public Rule {
 public:
  AutomatonRule(const Table& part, std::uint64_t base, std::vector<State> states)
      : Rule(part), base_(base), states_(std::move(states)) {}

  std::uint64_t value(const Position& position) const override {
    Position at = position;
    std::size_t state = 0;
    while (at != Position{0, 0, 0}) {
      std::uint64_t digits = 0;
      for (std::size_t i = 0; i < names_.size(); ++i) {
        digits = digits * base_ + at[i] % base_;
        at[i] /= base_;
      }
      state = states_[state].next[digits];
    }
    return states_[state].value;
  }

  Text words() const override {
    std::string list;
    for (const State& state : states_)
      list += (list.empty() ? "" : "; ") + std::to_string(state.value) + " → " +
              play::joined(state.next);
    return say(
        "An automaton that reads digits in base {1}, the least significant first, tells {2}; its {0} "
        "states, with value and next states: {3}.",
        "一个从低位起读 {1} 进制数位的自动机给出{2}；它的 {0} 个状态及其值与后继：{3}。",
        {states_.size(), base_,
         kind_ == Kind::kOutcome ? say("who wins (1: the mover)", "胜负（1：先手胜）")
                                 : say("the value", "值"),
         list});
  }

  std::string code() const override {
    std::string next, divide, digits;
    play::Numbers values;
    for (const State& state : states_) {
      values.push_back(state.value);
      next += (next.empty() ? "{" : ", {") + play::joined(state.next, ", ") + "}";
    }
    for (const std::string& name : names_) {
      digits = (digits.empty() ? "" : lines_of("({0}) * {1}u + ", {digits, base_})) +
               lines_of("{0} % {1}u", {name, base_});
      divide += lines_of("    {0} /= {1}u;\n", {name, base_});
    }
    return lines_of(
        "  static const unsigned kNext[][{0}] = {{1}};\n  static const unsigned kValue[] = {{2}};\n"
        "  unsigned state = 0;\n  while (({3}) != 0) {\n    state = kNext[state][{4}];\n{5}  }\n"
        "  return kValue[state]{6};\n",
        {states_[0].next.size(), next, play::joined(values, ", "), play::joined(names_, " | "),
         digits, divide, kind_ == Kind::kOutcome ? " != 0" : ""});
  }

  double bits() const override {
    double all = 4;
    for (const State& state : states_)
      all += std::log2(state.value + 2) +
             static_cast<double>(state.next.size()) * std::log2(states_.size() + 1);
    return all;
  }

 private:
  std::uint64_t base_;
  std::vector<State> states_;
};

// Whether all numbers with these endings have the same values; `seen` of them lie in the table.
bool agree(const Table& part, const State& a, const State& b, std::size_t& seen) {
  for (std::size_t i = 0; i < part.count(); ++i) {
    const Position more = part.at(i);
    Position one = a.rest, other = b.rest;
    for (std::size_t axis = 0; axis < part.numbers(); ++axis) {
      one[axis] += a.step * more[axis];
      other[axis] += b.step * more[axis];
    }
    if (!part.holds(one) || !part.holds(other)) {
      if (part.numbers() == 1) break;
      continue;
    }
    ++seen;
    if (part.value(one) != part.value(other)) return false;
  }
  return true;
}

// Nothing if it gets too large, or the part is too small to tell its states.
std::unique_ptr<Rule> automaton(const Table& part, std::uint64_t base, const Budget& budget) {
  constexpr std::size_t kLeastSeen = 12;
  const auto symbols = static_cast<std::size_t>(std::pow(base, part.numbers()));
  std::vector<State> states = {{1, {0, 0, 0}, part.values[0]}};
  for (std::size_t from = 0; from < states.size(); ++from) {
    for (std::size_t symbol = 0; symbol < symbols; ++symbol) {
      State next{states[from].step * base, states[from].rest, 0};
      std::size_t digits = symbol;
      for (std::size_t i = part.numbers(); i-- > 0; digits /= base)
        next.rest[i] += digits % base * states[from].step;
      if (!part.holds(next.rest) || budget.is_over()) return nullptr;
      next.value = part.value(next.rest);
      std::size_t to = 0;
      for (; to < states.size(); ++to) {
        std::size_t seen = 0;
        if (!agree(part, states[to], next, seen)) continue;
        if (seen < kLeastSeen) return nullptr;
        break;
      }
      states[from].next.push_back(to);
      if (to == states.size()) states.push_back(next);
      if (states.size() > kMostStates) return nullptr;
    }
  }
  return std::make_unique<AutomatonRule>(part, base, std::move(states));
}

// --- quotients ----------------------------------------------------------------------------------

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

Rules automaton_rules(const Table& part, const Budget& budget) {
  Rules rules;
  if (part.low != Position{0, 0, 0}) return rules;
  for (std::uint64_t base = 2; rules.empty() && base <= (part.numbers() == 1 ? 10u : 4u); ++base) {
    if (auto rule = automaton(part, base, budget)) add_rule(part, std::move(rule), rules);
  }
  return rules;
}

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
