// From a table to its rule, for callers without files or processes, too, such as a page: a table
// (table_of_input), its rules (find_rules), the C++ program (header_of). Every text is in English and
// Chinese. Nothing throws.
#pragma once

#include <string>
#include <vector>

#include "common/find/rule.hpp"

namespace find {

// A rule without an exception in the whole table, whose small part it was learned from.
struct Found {
  Kind kind;  // what it gives
  Rule rule;
  Text proof;  // the theorem and what was checked; empty: the rule holds as far as the table goes
};

struct Finding {
  std::vector<Found> rules;     // those that give Grundy values first, then the shortest first
  bool is_cut_short = false;    // the budget was over before all families had been tried
  Text refuted;                 // the rule that went furthest without being one, if any,
  Position exception{0, 0, 0};  // and its first exception
};

// Learns on the small part of the table and checks on the whole.
Finding find_rules(const Table& table, const Budget& budget);

// Which claim it is: proved, and by what; or without an exception up to where.
Text evidence(const Found& found, const Table& table);

// Where the second-best rule and the best differ beyond the table; empty if nothing is to be said.
Text difference_words(const Finding& finding, const Table& table);

// Where there is no rule: up to where, and which rule failed last, and where.
Text none_words(const Finding& finding, const Table& table);

// A C++11 header with found::mover_wins, and found::grundy where a rule gives Grundy values.
std::string header_of(const Finding& finding, const Table& table);

// The beginning of the table for a terminal; lost positions stand out if it is coloured.
std::string grid_of(const Table& table, bool is_coloured);

// The same as a picture, with more of it.
std::string svg_of(const Table& table);

}  // namespace find
