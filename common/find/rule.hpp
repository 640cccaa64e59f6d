// A rule for all positions of a game, and the families of rules that are tried.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
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

class Rule {
 public:
  explicit Rule(const Table& part) : kind_(part.kind), names_(part.names), what_(part.what) {}
  virtual ~Rule() = default;

  // Of any position of numbers up to most(): the value, or 1 if the mover wins and 0 if not.
  virtual std::uint64_t value(const Position& position) const = 0;

  // A sentence.
  virtual Text words() const = 0;

  // The body of a C++11 function of the names of the position's numbers (std::uint64_t) that
  // returns value(). It may call the functions that helpers_of() defines.
  virtual std::string code() const = 0;

  // How many bits it takes to write the rule down: of constants, entries of tables, states.
  virtual double bits() const = 0;

  // The greatest number for which value() and code() calculate without overflow.
  virtual std::uint64_t most() const { return UINT64_MAX; }

  // Whether a theorem, whose hypotheses the whole table shows, makes the rule hold for all
  // positions; then its name. Called only for a rule that the table has no exception to.
  virtual Text proof(const Table& table) const {
    (void)table;
    return {};
  }

 protected:
  // Of the table that it was learned from.
  Kind kind_;
  std::vector<std::string> names_;
  Text what_;
};

using Rules = std::vector<std::unique_ptr<Rule>>;

// How long a search may go on.
struct Budget {
  std::size_t expressions = 40000;                                // of different values
  std::size_t pairs = 1000000;                                    // of them, for conditions
  std::function<bool()> is_over = [] { return false; };           // asked now and then
  std::function<void(const Text&)> on_step = [](const Text&) {};  // what is tried now
};

// Each proposes rules without an exception in `part`, the best few; `part` is all that it sees.
Rules periodic_rules(const Table& part, const Budget& budget);
Rules sequence_rules(const Table& part, const Budget& budget);
Rules beatty_rules(const Table& part, const Budget& budget);
Rules threshold_rules(const Table& part, const Budget& budget);
Rules division_rules(const Table& part, const Budget& budget);
Rules small_formula_rules(const Table& part, const Budget& budget);
Rules formula_rules(const Table& part, const Budget& budget);
Rules sum_rules(const Table& part, const Budget& budget);
Rules automaton_rules(const Table& part, const Budget& budget);

// What all families propose for a part, the shortest first.
Rules candidates(const Table& part, const Budget& budget);

// Adds the rule if it holds in the part; up to eight exceptions in the corner become part of it.
// Returns the place of the first position that refutes it, or count().
std::size_t add_rule(const Table& part, std::unique_ptr<Rule> rule, Rules& rules,
                     std::uint64_t corner = 0);

// Bits to write a whole number down.
double bits_of(SignedWide number);

// A number times what is written; a number alone if that is empty.
struct Term {
  std::int64_t factor;
  std::string what;
};

// "3·n − 2": what is 0 is left out.
std::string sum_of(const std::vector<Term>& terms, const std::string& times,
                   const std::string& minus = "−");

// The rule has no exception in the table; else `exception` is the first one.
bool holds_in(const Rule& rule, const Table& table, Position& exception);

Wide root(Wide x);  // ⌊√x⌋

// The definitions in C++11 of the functions of formulas that `code` calls.
std::string helpers_of(const std::string& code);

}  // namespace find
