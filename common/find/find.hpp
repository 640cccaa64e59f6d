// From a table to its rule. A caller without files or processes, such as a page, does
//
//   Result<Table> table = table_of_input("1,3,4");       // or "0.137", or the lines of a table
//   if (!table) show(table.error);                        // names the line
//   Finding finding = find_rules(*table.value, Budget{});  // seconds; budget.is_over ends it early
//   for (const Found& found : finding.rules)               // the best one first; none: no rule
//     show(found.rule.words, evidence(found, *table.value));
//   show(header_of(finding, *table.value));               // the C++ program; empty if no rule
//   show(grid_of(*table.value, false), svg_of(*table.value), none_words(finding, *table.value));
//
// Every text is a problem::Text, in English and Chinese. Nothing throws.
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
