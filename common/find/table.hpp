// A table of positions with their outcomes or Grundy values, from which a rule is to be found.
// Nothing in this folder starts a process, reads a file or throws.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "common/play/text.hpp"

namespace find {

using play::Result;
using play::say;
using play::Text;

// The numbers of a position, one to three of them; the others are 0.
using Position = std::array<std::uint64_t, 3>;

enum class Kind { kOutcome, kGrundy };

// What is known of a game beyond its table, for theorems.
enum class Theorem { kNone, kTakes, kOctal };

// A box of positions: number i takes the `size[i]` values from `low[i]` on.
struct Table {
  Text game;  // what it is the table of
  Kind kind = Kind::kOutcome;
  std::vector<std::string> names = {"n"};  // of the numbers, as formulas call them
  Position low{0, 0, 0};
  Position size{1, 1, 1};
  std::vector<std::uint32_t> values;  // an outcome is 1 where the mover wins; the last number runs
                                      // fastest
  Theorem theorem = Theorem::kNone;
  std::uint64_t most_taken = 0;                  // counters in one move, where there is a theorem
  Text what = say("The Grundy value", "SG 值");  // the subject of sentences about a value

  std::size_t numbers() const { return names.size(); }
  std::size_t count() const { return size[0] * size[1] * size[2]; }
  // The position at `index` of `values`.
  Position at(std::size_t index) const;
  // The value of a position of the box.
  std::uint32_t value(const Position& at) const;
  bool holds(const Position& at) const;
  // Whether all its numbers are less than `corner` above the least.
  bool is_in_corner(const Position& at, std::uint64_t corner) const;
};

// The numbers of a position, as "(3, 5)" or "3".
std::string position_words(const Table& table, const Position& position);

// The positions of a box inside the table's.
Table box_in(const Table& table, const Position& low, const Position& size);

// The part with the least numbers, of which there are at least eight times as many outside of it.
Table learning_part(const Table& table);

// The same positions, with 1 where the Grundy value is not 0.
Table outcomes_of(const Table& table);

// How many bits tell this table from others that are like it.
double information(const Table& table);

// Lines of one to three numbers and a value, in any order; together a box without gaps. If all
// values are 0 and 1 they are outcomes for the mover (1 wins), else Grundy values. The error names
// the line.
Result<Table> table_of(const std::string& text);

// Grundy values of one heap from which a move takes one of these numbers of counters, "1,3,4"; in
// misère play outcomes. `size` 0: as many as a few seconds allow, and a proof may need.
Result<Table> take_game(const std::string& takes, std::size_t size = 0, bool is_misere = false);

// Grundy values of the octal game with this code, d0.d1d2…; d0 is 0 or 4.
Result<Table> octal_game(const std::string& code, std::size_t size = 0);

// Any of the three, by the looks of the text: lines, a code with a point, or numbers with commas.
Result<Table> table_of_input(const std::string& text);

}  // namespace find
