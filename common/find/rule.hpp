// A rule for all positions of a game, and the families of rules that are tried.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "common/find/table.hpp"

namespace find {

// 128 bits, so that no sum and no product of 64-bit numbers overflows.
__extension__ using Wide = unsigned __int128;
__extension__ using SignedWide = __int128;

// Lines of C++ with the parts in place of {0} to {9}.
inline std::string lines_of(const char* text, const std::vector<Text>& parts) {
  return say(text, text, parts).english;
}

template <class Values>
std::string list_of(const Values& values, const std::string& between = ", ") {
  play::Words words;
  for (const auto value : values)
    words.push_back(std::to_string(value));
  return play::joined(words, between);
}

struct Rule {
  // Of any position of numbers up to `most`: the value, or 1 if the mover wins and 0 if not.
  std::function<std::uint64_t(const Position&)> value;
  Text words;  // a sentence
  // The body of a C++11 function of the names of the position's numbers (std::uint64_t) that
  // returns the value. It may call the functions that helpers_of() defines.
  std::string code;
  double bits = 0;                  // to write it down: constants, entries of tables, states
  std::uint64_t most = UINT64_MAX;  // up to which nothing overflows
  // The theorem that makes it hold for all positions, if the whole table, which has no exception to
  // the rule, shows the hypotheses.
  std::function<Text(const Table&)> proof = [](const Table&) { return Text(); };
};

using Rules = std::vector<Rule>;

// How long a search may go on.
struct Budget {
  std::size_t expressions = 40000;                                // of different values
  std::size_t pairs = 1000000;                                    // of them, for conditions
  std::function<bool()> is_over = [] { return false; };           // asked now and then
  std::function<void(const Text&)> on_step = [](const Text&) {};  // what is tried now
};

// Each proposes rules without an exception in `part`, the best few; `part` is all that it sees.
using Family = Rules(const Table& part, const Budget& budget);
Family periodic_rules, sequence_rules, beatty_rules, threshold_rules, division_rules,
    small_formula_rules, formula_rules, sum_rules, margin_rules, automaton_rules;

// What all families propose for a part, the shortest first.
Rules candidates(const Table& part, const Budget& budget);

// Adds the rule if it holds in the part; up to eight exceptions in the corner become part of it.
// Returns the place of the first position that refutes it, or count().
std::size_t add_rule(const Table& part, Rule rule, Rules& rules, std::uint64_t corner = 0);

// Bits to write a whole number down, or all of several.
double bits_of(SignedWide number);
template <class Values>
double bits_of_all(const Values& values) {
  double all = 0;
  for (const auto value : values)
    all += bits_of(value);
  return all;
}

// A number times what is written; a number alone if that is empty.
struct Term {
  std::int64_t factor;
  std::string what;
};

// "3·n − 2": what is 0 is left out.
std::string sum_of(const std::vector<Term>& terms, const std::string& times = "");

// The rule has no exception in the table; else `exception` is the first one.
bool holds_in(const Rule& rule, const Table& table, Position& exception);

// What rules calculate with, compiled and as text for their code (formula.cpp).
Wide root(Wide x);                                                // ⌊√x⌋
Wide multiple(SignedWide p, Wide q, SignedWide r, SignedWide k);  // ⌊k(p + √q) / r⌋; qk² < 2¹²⁷
// Whether such a multiple is `wanted` for some k ≥ first.
Wide is_multiple(SignedWide p, Wide q, SignedWide r, SignedWide first, SignedWide wanted);
// A for the pair (A, A + gap) with gap = ki + c and A = ⌊(mi + u)α⌋ + v for some i ≥ 0, where
// α = (2 − k + √(k² + 4)) / 2m; greater than all numbers if there is none.
Wide lesser_of_pair(SignedWide k, SignedWide c, SignedWide m, SignedWide u, SignedWide v,
                    SignedWide gap);
Wide zeckendorf(Wide n);  // the number whose binary digits are the Zeckendorf digits of n
// Where an automaton ends that reads the digits of three numbers side by side, the least first.
Wide end_state(const std::uint64_t* next, Wide symbols, Wide base, Wide x, Wide y, Wide z);
// u·(the value of cq + s) + vq + w modulo 2⁶⁴, where n = base·q + r and u, c, s, v, w are
// steps[5r], …; for n < count first[n].
Wide by_quotient(const std::int64_t* steps, Wide base, const std::uint64_t* first, Wide count,
                 std::uint64_t n);
// The greatest term ≤ n (if there is none, not n) of an ascending sequence, of which `passed` terms
// are. After `size` ≤ 8 terms come the sums of the last ones times the factors, and the last factor.
Wide greatest_term(const std::int64_t* first, int size, const std::int64_t* factors, int order,
                   SignedWide n, Wide* passed);
// What is left of n when the greatest term is taken away again and again until it is a term.
Wide last_part(const std::int64_t* first, int size, const std::int64_t* factors, int order, Wide n);

// The definitions in C++11 of those that `code` calls.
std::string helpers_of(const std::string& code);

}  // namespace find
