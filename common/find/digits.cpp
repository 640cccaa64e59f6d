// What follows from the digits of the position's numbers, the least significant first: in base 2 to
// 10, or the Zeckendorf digits, of which no two ones stand side by side.
//
// Automatic sequences: a small automaton reads the digits side by side and ends in the value. A state
// is what the digits read so far leave of the table: the values of all numbers that end in them. Two
// endings are one state if these values agree as far as the table goes; so the automaton is the least
// one (Myhill and Nerode).
//
// One number, by its quotient: the value of bq + r is u·(the value of cq + s) + vq + w, where u, c,
// s, v and w depend on r alone. A few values at the beginning are given.
#include <algorithm>
#include <cmath>

#include "common/find/rule.hpp"

namespace find {
namespace {

constexpr std::uint64_t kZeckendorf = 1;  // in place of a base

using Words = std::array<Wide, 3>;  // numbers by their digits, as the automaton reads them

struct State {
  Wide step = 1;                      // base to the number of digits read
  Words rest{0, 0, 0};                // the numbers that consist of these digits
  std::size_t last = 0;               // the digits read last, if they say what may follow
  std::uint64_t value = 0;            // of `rest`
  std::vector<std::uint64_t> next{};  // by the digits that are read next, as one number
};

Rule automaton_rule(const Table& part, std::uint64_t base, const std::vector<State>& states) {
  const bool is_zeckendorf = base == kZeckendorf;
  const std::uint64_t radix = std::max<std::uint64_t>(base, 2), symbols = states[0].next.size();
  play::Numbers values, next;
  std::string list, words;
  for (const State& state : states) {
    values.push_back(state.value);
    next.insert(next.end(), state.next.begin(), state.next.end());
    list +=
        (list.empty() ? "" : "; ") + std::to_string(state.value) + " → " + play::joined(state.next);
  }
  for (std::size_t i = 0; i < 3; ++i)
    words += i >= part.numbers() ? ", 0"
             : is_zeckendorf     ? ", zeckendorf(" + part.names[i] + ")"
                                 : ", " + part.names[i];
  Rule rule;
  rule.value = [=](const Position& at) {
    const auto word = [&](std::uint64_t n) { return is_zeckendorf ? zeckendorf(n) : n; };
    return values[static_cast<std::size_t>(
        end_state(next.data(), symbols, radix, word(at[0]), word(at[1]), word(at[2])))];
  };
  rule.words = say(
      "An automaton that reads {1}, the least significant first, tells {2}; its {0} states, with "
      "value and next states: {3}.",
      "一个从低位起读 {1} 的自动机给出{2}；它的 {0} 个状态及其值与后继：{3}。",
      {values.size(),
       is_zeckendorf ? say("Fibonacci (Zeckendorf) digits", "斐波那契（Zeckendorf）数位")
                     : say("digits in base {0}", "{0} 进制数位", {base}),
       part.kind == Kind::kOutcome ? say("who wins (1: the mover)", "胜负（1：先手胜）")
                                   : say("the value", "值"),
       list});
  rule.code = lines_of(
      "  static const std::uint64_t kNext[] = {{0}};\n  static const unsigned kValue[] = {{1}};\n"
      "  return kValue[end_state(kNext, {2}, {3}{4})];\n",
      {list_of(next), list_of(values), symbols, radix, words});
  rule.bits = 4 + static_cast<double>(next.size()) * std::log2(values.size() + 1);
  for (const std::uint64_t value : values)
    rule.bits += std::log2(value + 2);
  return rule;
}

// The least automaton of a table.
class Automaton {
 public:
  Automaton(const Table& part, std::uint64_t base) : part_(part), base_(base) {
    const std::uint64_t size = *std::max_element(part.size.begin(), part.size.end());
    for (std::uint64_t n = 0; n < size; ++n)
      words_.push_back(base == kZeckendorf ? zeckendorf(n) : n);
  }

  // Empty if it gets too large, or the part is too small to tell its states.
  std::vector<State> states(const Budget& budget) const {
    constexpr std::size_t kLeastSeen = 12, kMostStates = 40;
    const std::uint64_t radix = std::max<std::uint64_t>(base_, 2);
    const auto symbols = static_cast<std::size_t>(std::pow(radix, part_.numbers()));
    std::vector<State> states(1);
    states[0].value = part_.values[0];
    for (std::size_t from = 0; from < states.size(); ++from) {
      for (std::size_t symbol = 0; symbol < symbols; ++symbol) {
        if ((states[from].last & symbol) != 0) {  // never read
          states[from].next.push_back(0);
          continue;
        }
        State next{states[from].step * radix, states[from].rest, base_ == kZeckendorf ? symbol : 0};
        std::size_t digits = symbol;
        for (std::size_t i = 0; i < part_.numbers(); ++i, digits /= radix)
          next.rest[i] += digits % radix * states[from].step;
        Position at{0, 0, 0};
        if (!is_known(next.rest, at) || budget.is_over()) return {};
        next.value = part_.value(at);
        std::size_t to = 0, seen = 0;
        while (to < states.size() && !agree(states[to], next, seen))
          ++to;
        if (to < states.size() && seen < kLeastSeen) return {};
        states[from].next.push_back(to);
        if (to == states.size()) states.push_back(next);
        if (states.size() > kMostStates) return {};
      }
    }
    return states;
  }

 private:
  // Whether the words are those of a position of the part.
  bool is_known(const Words& words, Position& at) const {
    for (std::size_t i = 0; i < part_.numbers(); ++i) {
      const auto word = std::lower_bound(words_.begin(), words_.end(), words[i]);
      if (word == words_.end() || *word != words[i]) return false;
      at[i] = static_cast<std::uint64_t>(word - words_.begin());
    }
    return part_.holds(at);
  }

  // Whether all numbers with these endings have the same values; `seen` of them lie in the table.
  bool agree(const State& a, const State& b, std::size_t& seen) const {
    seen = 0;
    for (std::size_t i = 0; i < part_.count() && a.last == b.last; ++i) {
      const Position more = part_.at(i);
      Words one = a.rest, other = b.rest;
      for (std::size_t axis = 0; axis < part_.numbers(); ++axis) {
        one[axis] += a.step * words_[more[axis]];
        other[axis] += b.step * words_[more[axis]];
      }
      if (part_.numbers() == 1 && std::max(one[0], other[0]) > words_.back()) break;
      Position first{0, 0, 0}, second{0, 0, 0};
      if (!is_known(one, first) || !is_known(other, second)) continue;
      ++seen;
      if (part_.value(first) != part_.value(second)) return false;
    }
    return a.last == b.last;
  }

  const Table& part_;
  std::uint64_t base_;
  std::vector<Wide> words_;  // of 0, 1, 2, …, ascending
};

using Step = std::array<std::int64_t, 5>;  // u, c, s, v, w for one remainder

Rule division_rule(const Table& part, std::uint64_t base, const play::Numbers& first,
                   const std::vector<Step>& steps) {
  std::vector<std::int64_t> all;
  std::string list;
  Rule rule;
  rule.bits = bits_of(base) + (part.kind == Kind::kOutcome ? static_cast<double>(first.size())
                                                           : bits_of_all(first));
  for (std::size_t r = 0; r < base; ++r) {
    const auto [u, c, s, v, w] = steps[r];
    all.insert(all.end(), steps[r].begin(), steps[r].end());
    list += lines_of(
        r > 0 ? "; g({0}q + {1}) = {2}" : "g({0}q) = {2}",
        {base, r, sum_of({{u, "g(" + sum_of({{c, "q"}, {s, ""}}) + ")"}, {v, "q"}, {w, ""}})});
    rule.bits += 4 + std::log2(c * (r + 3)) + bits_of(v) + bits_of(w);
  }
  rule.value = [=](const Position& at) {
    return static_cast<std::uint64_t>(
        by_quotient(all.data(), base, first.data(), first.size(), at[0]));
  };
  rule.words = say("{0}, where g = {2} for {3} = 0, 1, …, and then {1}.",
                   "{0}：{3} = 0, 1, … 时 g = {2}，此后 {1}。",
                   {part.kind == Kind::kOutcome
                        ? say("g = 1 if the mover wins, else 0", "先手必胜时 g = 1，否则 g = 0")
                        : say("{0} is g", "{0}为 g", {part.what}),
                    list, list_of(first), part.names[0]});
  rule.code = lines_of(
      "  static const std::int64_t kSteps[] = {{0}};\n  static const std::uint64_t kFirst[] = {{1}};\n"
      "  return static_cast<std::uint64_t>(by_quotient(kSteps, {2}, kFirst, {3}, {4}));\n",
      {list_of(all), list_of(first), base, first.size(), part.names[0]});
  return rule;
}

// The first of the simplest steps that says what stands at bq + r, for all q from `from` on.
bool find_step(const Table& part, std::uint64_t base, std::uint64_t r, std::uint64_t from,
               Step& found) {
  const auto value = [&](std::uint64_t n) { return static_cast<std::int64_t>(part.values[n]); };
  const std::uint64_t last = (part.size[0] - 1 - r) / base;
  const auto is_step = [&](std::int64_t u, std::uint64_t c, std::int64_t s) {
    const auto rest = [&](std::uint64_t q) {
      return value(base * q + r) - u * value(c * q + static_cast<std::uint64_t>(s));
    };
    const std::int64_t v = rest(from + 1) - rest(from),
                       w = rest(from) - v * static_cast<std::int64_t>(from);
    std::uint64_t q = from;
    while (q <= last && rest(q) == v * static_cast<std::int64_t>(q) + w)
      ++q;
    found = {u, static_cast<std::int64_t>(c), s, v, w};
    return q > last;
  };
  if (is_step(0, 1, 0)) return true;
  for (const std::int64_t u : {1, -1, 2}) {
    for (std::uint64_t c = 1; c < base; ++c) {
      for (std::int64_t s = -1; s <= static_cast<std::int64_t>(r) + 1; ++s) {
        if (is_step(u, c, s)) return true;
      }
    }
  }
  return false;
}

}  // namespace

Rules automaton_rules(const Table& part, const Budget& budget) {
  Rules rules;
  if (part.low != Position{0, 0, 0}) return rules;
  const std::uint64_t most = part.numbers() == 1 ? 10 : 4;
  for (std::uint64_t i = 1; i <= most; ++i) {
    const std::uint64_t base = i < most ? i + 1 : kZeckendorf;
    const std::vector<State> states = Automaton(part, base).states(budget);
    if (!states.empty()) add_rule(part, automaton_rule(part, base, states), rules);
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
    const auto begin = whole.values.begin();
    const play::Numbers first(begin, begin + static_cast<std::ptrdiff_t>(kFrom * base));
    std::vector<Step> steps;
    Step step{};
    while (steps.size() < base && find_step(whole, base, steps.size(), kFrom, step))
      steps.push_back(step);
    const bool is_recursive =
        std::any_of(steps.begin(), steps.end(), [](const Step& known) { return known[0] != 0; });
    if (steps.size() == base && is_recursive)
      add_rule(part, division_rule(part, base, first, steps), rules);
  }
  return rules;
}

}  // namespace find
