// Automatic sequences: a small automaton reads the digits of the position's numbers, the least
// significant first, in base 2 to 10 or in Fibonacci (Zeckendorf) digits, and ends in the value. Two
// or three numbers are read digit by digit side by side.
//
// A state is what the digits read so far leave of the table: the values of all numbers that end in
// these digits, in the order of the digits still to come. Two endings are one state if these values
// agree as far as the table goes; so the automaton is the least one (Myhill and Nerode).
#include <algorithm>
#include <cmath>

#include "common/find/rule.hpp"

namespace find {
namespace {

constexpr std::size_t kMostStates = 40;
constexpr std::size_t kLeastSeen = 12;  // values, for two endings to be called one state
constexpr unsigned kFibonacci = 0;      // in place of a base

// 1, b, b², … or 1, 2, 3, 5, 8, …, as far as they have 64 bits.
std::vector<std::uint64_t> places_of(unsigned base) {
  std::vector<std::uint64_t> places = {1};
  if (base == kFibonacci) {
    places.push_back(2);
    while (places.size() < 92)
      places.push_back(places[places.size() - 1] + places[places.size() - 2]);
  } else {
    while (places.back() <= UINT64_MAX / base)
      places.push_back(places.back() * base);
  }
  return places;
}

struct State {
  std::size_t length = 0;             // of the ending
  Position rest{0, 0, 0};             // the numbers that consist of the ending alone
  std::array<bool, 3> ends_in_one{};  // whether a Fibonacci digit 1 may not follow
  std::vector<std::size_t> next{};    // by the number that the next digits make together
  std::uint32_t value = 0;            // of `rest`
};

struct Automaton {
  unsigned base;
  std::size_t numbers;
  std::vector<std::uint64_t> places = places_of(base);
  std::vector<State> states{};

  unsigned radix() const { return base == kFibonacci ? 2 : base; }
  std::size_t symbols() const {
    std::size_t all = 1;
    for (std::size_t i = 0; i < numbers; ++i)
      all *= radix();
    return all;
  }
  // Digits of the numbers side by side, the least significant first.
  std::vector<std::size_t> symbols_of(Position at) const {
    std::vector<std::size_t> symbols;
    const std::uint64_t most = *std::max_element(at.begin(), at.end());
    const auto end = std::upper_bound(places.begin(), places.end(), most);
    for (auto place = end; place-- != places.begin();) {
      std::size_t symbol = 0;
      for (std::size_t i = 0; i < numbers; ++i) {
        symbol = symbol * radix() + static_cast<std::size_t>(at[i] / *place);
        at[i] %= *place;
      }
      symbols.push_back(symbol);
    }
    std::reverse(symbols.begin(), symbols.end());
    return symbols;
  }
};

class AutomatonRule : public Rule {
 public:
  AutomatonRule(const Table& part, Automaton automaton)
      : what_(part.kind == Kind::kOutcome ? say("who wins (1: the mover)", "胜负（1：先手胜）")
                                          : say("the value", "值")),
        names_(part.names),
        automaton_(std::move(automaton)) {}

  std::uint64_t value(const Position& at) const override {
    std::size_t state = 0;
    for (const std::size_t symbol : automaton_.symbols_of(at))
      state = automaton_.states[state].next[symbol];
    return automaton_.states[state].value;
  }

  Text words() const override {
    const Text digits = automaton_.base == kFibonacci
                            ? say("Fibonacci (Zeckendorf) digits", "斐波那契（齐肯多夫）数位")
                            : say("digits in base {0}", "{0} 进制数位", {automaton_.base});
    return say(
        "An automaton that reads {1}, the least significant first, tells {2}; its {0} states, "
        "with value and next states: {3}.",
        "一个从低位起读 {1} 的自动机给出{2}；它的 {0} 个状态及其值与后继：{3}。",
        {automaton_.states.size(), digits, what_, lists(" → ", "; ")});
  }

  std::string code() const override {
    const bool is_fibonacci = automaton_.base == kFibonacci;
    const std::string radix = std::to_string(automaton_.radix()) + "u";
    std::string values, next, any, read, symbol;
    for (const State& state : automaton_.states) {
      values += (values.empty() ? "" : ", ") + std::to_string(state.value);
      next += (next.empty() ? "{" : ", {") +
              play::joined(play::Numbers(state.next.begin(), state.next.end()), ", ") + "}";
    }
    for (const std::string& name : names_) {
      any += (any.empty() ? "" : " | ") + name;
      const std::string digit =
          is_fibonacci ? "(" + name + " >= places[i] ? 1u : 0u)" : name + " % " + radix;
      symbol = symbol.empty() ? digit : "(" + symbol + ") * " + radix + " + " + digit;
      read += "    " + (is_fibonacci ? "if (" + name + " >= places[i]) " + name + " -= places[i];\n"
                                     : name + " /= " + radix + ";\n");
    }
    const std::string head =
        "  static const unsigned kNext[][" + std::to_string(automaton_.symbols()) + "] = {" + next +
        "};\n  static const unsigned kValue[] = {" + values + "};\n  std::size_t state = 0;\n";
    if (!is_fibonacci) {
      return head + "  while ((" + any + ") != 0) {\n    state = kNext[state][" + symbol + "];\n" +
             read + "  }\n  return kValue[state]" + ending();
    }
    return head +
           "  std::uint64_t places[92] = {1, 2};\n"
           "  for (int i = 2; i < 92; ++i) places[i] = places[i - 1] + places[i - 2];\n"
           "  unsigned digits[92] = {0};\n  int length = 0;\n"
           "  for (int i = 91; i >= 0; --i) {\n    digits[i] = " +
           symbol + ";\n" + read +
           "    if (digits[i] != 0 && length == 0) length = i + 1;\n  }\n"
           "  for (int i = 0; i < length; ++i) state = kNext[state][digits[i]];\n"
           "  return kValue[state]" +
           ending();
  }

  double bits() const override {
    const double states = static_cast<double>(automaton_.states.size());
    std::uint32_t most = 1;
    for (const State& state : automaton_.states)
      most = std::max(most, state.value);
    return states * (static_cast<double>(automaton_.symbols()) * std::log2(states + 1) +
                     std::log2(static_cast<double>(most) + 1)) +
           4;
  }

 private:
  std::string ending() const { return what_.english == "the value" ? ";\n" : " != 0;\n"; }

  std::string lists(const std::string& arrow, const std::string& between) const {
    std::string text;
    for (const State& state : automaton_.states)
      text += (text.empty() ? "" : between) + std::to_string(state.value) + arrow +
              play::joined(play::Numbers(state.next.begin(), state.next.end()));
    return text;
  }

  Text what_;
  std::vector<std::string> names_;
  Automaton automaton_;
};

// Builds the automaton of a part whose numbers begin at 0.
class Builder {
 public:
  Builder(const Table& part, unsigned base, const Budget& budget)
      : part_(part), budget_(budget), automaton_{base, part.numbers()} {
    for (std::uint64_t i = 0; i < kMostSeen; ++i)
      continuations_.push_back(
          automaton_.symbols_of(part.numbers() == 1 ? Position{i, 0, 0} : interleaved(i)));
  }

  // Nothing if it gets too large, or the part is too small to tell its states.
  std::unique_ptr<Rule> build() {
    State start;
    start.value = part_.value(start.rest);
    automaton_.states.push_back(start);
    for (std::size_t i = 0; i < automaton_.states.size(); ++i) {
      for (std::size_t symbol = 0; symbol < automaton_.symbols(); ++symbol) {
        if (budget_.is_over() || !add_arrow(i, symbol)) return nullptr;
      }
    }
    return std::make_unique<AutomatonRule>(part_, automaton_);
  }

 private:
  // Reads one more symbol; false if it may not follow.
  bool extend(State& state, std::size_t symbol) const {
    for (std::size_t i = part_.numbers(); i-- > 0; symbol /= automaton_.radix()) {
      const std::size_t digit = symbol % automaton_.radix();
      const bool is_one = automaton_.base == kFibonacci && digit == 1;
      if (is_one && state.ends_in_one[i]) return false;
      state.ends_in_one[i] = is_one;
      state.rest[i] += digit * automaton_.places[state.length];
    }
    ++state.length;
    return true;
  }

  bool add_arrow(std::size_t from, std::size_t symbol) {
    State next = automaton_.states[from];
    next.next.clear();
    if (!extend(next, symbol)) {
      automaton_.states[from].next.push_back(0);  // never read
      return true;
    }
    if (!part_.holds(next.rest)) return false;
    next.value = part_.value(next.rest);
    std::size_t to = 0;
    for (; to < automaton_.states.size(); ++to) {
      bool is_known = false;
      const bool are_same = agree(automaton_.states[to], next, is_known);
      if (!is_known) return false;
      if (are_same) break;
    }
    automaton_.states[from].next.push_back(to);
    if (to == automaton_.states.size()) automaton_.states.push_back(next);
    return automaton_.states.size() <= kMostStates;
  }

  // Whether all continuations have the same values in both. `is_known` if enough of them lie in the
  // table, or one differs.
  bool agree(const State& a, const State& b, bool& is_known) const {
    is_known = true;
    if (a.ends_in_one != b.ends_in_one) return false;
    std::size_t seen = 0;
    for (const auto& symbols : continuations_) {
      State one = a, other = b;
      if (!continued(one, symbols) || !continued(other, symbols)) continue;
      if (!part_.holds(one.rest) || !part_.holds(other.rest)) continue;
      ++seen;
      if (part_.value(one.rest) != part_.value(other.rest)) return false;
    }
    is_known = seen >= kLeastSeen;
    return true;
  }

  bool continued(State& state, const std::vector<std::size_t>& symbols) const {
    for (const std::size_t symbol : symbols) {
      if (!extend(state, symbol)) return false;
    }
    return true;
  }

  // Numbers whose bits are those of i in turn, so that all of them grow alike.
  Position interleaved(std::uint64_t i) const {
    Position at{0, 0, 0};
    for (std::size_t bit = 0; i >> bit != 0; ++bit)
      at[bit % part_.numbers()] |= (i >> bit & 1) << (bit / part_.numbers());
    return at;
  }

  static constexpr std::uint64_t kMostSeen = 1024;

  const Table& part_;
  const Budget& budget_;
  Automaton automaton_;
  std::vector<std::vector<std::size_t>> continuations_;
};

}  // namespace

Rules automaton_rules(const Table& part, const Budget& budget) {
  constexpr unsigned kMostForPairs = 4;
  Rules rules;
  if (part.low != Position{0, 0, 0}) return rules;
  for (const unsigned base : {2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u, 10u, kFibonacci}) {
    if (part.numbers() > 1 && base > kMostForPairs) continue;
    auto rule = Builder(part, base, budget).build();
    Position exception;
    if (rule && holds_in(*rule, part, exception)) rules.push_back(std::move(rule));
  }
  return rules;
}

}  // namespace find
