// What is told about mutants: pure functions from the results to texts.
#pragma once

#include <string>
#include <vector>

#include "judge/mutate/result.hpp"

namespace mutate {

// The counts of a problem in one line, then what is unexplained and what is stale, a line each in
// the form that equivalent.txt takes.
std::string summary(const ProblemResult& result);

// Every mutant with its fate, a line each.
std::string listing(const ProblemResult& result);

// For each test what it rejects, and what it alone rejects; a test that rejects nothing is idle.
// Only for results with all tests.
std::string cases_report(const ProblemResult& result);

// The table of testdata/<ID>/README.md. Only for results with the package.
std::string markdown_table(const std::vector<ProblemResult>& results);

// All of it for programs.
std::string json_report(const std::vector<ProblemResult>& results);

}  // namespace mutate
