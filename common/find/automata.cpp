// Automatic sequences: a small automaton reads the digits of the position's numbers in base 2 to 10,
// the least significant first and side by side, and ends in the value.
//
// A state is what the digits read so far leave of the table: the values of all numbers that end in
// them. Two endings are one state if these values agree as far as the table goes; so the automaton
// is the least one (Myhill and Nerode).
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
    std::string values, next, any, divide, digits;
    const std::string base = std::to_string(base_) + "u";
    for (const State& state : states_) {
      values += (values.empty() ? "" : ", ") + std::to_string(state.value);
      next += (next.empty() ? "{" : ", {") + play::joined(state.next, ", ") + "}";
    }
    for (const std::string& name : names_) {
      any += (any.empty() ? "" : " | ") + name;
      digits = (digits.empty() ? "" : "(" + digits + ") * " + base + " + ") + name + " % " + base;
      divide += "    " + name + " /= " + base + ";\n";
    }
    return "  static const unsigned kNext[][" + std::to_string(states_[0].next.size()) + "] = {" +
           next + "};\n  static const unsigned kValue[] = {" + values +
           "};\n  unsigned state = 0;\n  while ((" + any + ") != 0) {\n    state = kNext[state][" +
           digits + "];\n" + divide + "  }\n  return kValue[state]" +
           (kind_ == Kind::kOutcome ? " != 0;\n" : ";\n");
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

}  // namespace

Rules automaton_rules(const Table& part, const Budget& budget) {
  Rules rules;
  if (part.low != Position{0, 0, 0}) return rules;
  for (std::uint64_t base = 2; rules.empty() && base <= (part.numbers() == 1 ? 10u : 4u); ++base) {
    if (auto rule = automaton(part, base, budget)) add_rule(part, std::move(rule), rules);
  }
  return rules;
}

}  // namespace find
