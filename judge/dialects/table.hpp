// What was tried, as a table.
#pragma once

#include <string>
#include <vector>

namespace dialects {

// One file and one compiler.
struct Row {
  std::string file;      // ID/main.cpp
  std::string compiler;  // as name_of tells it
  int bits = 0;
  std::vector<std::string> dialects{};  // in which it compiled
  std::string run{};                    // what was run, empty if nothing
  std::string left_out{};               // what could not be tried, and why; empty if nothing
  std::vector<std::string> failures{};  // in words, with the dialect or the test case
};

// The table with its heading, then every failure in words.
std::string table(const std::vector<Row>& rows);

// Whether nothing failed.
bool all_passed(const std::vector<Row>& rows);

}  // namespace dialects
