// One problem's submissions with every compiler.
#pragma once

#include <string>
#include <vector>

#include "judge/compile/context.hpp"
#include "judge/dialects/compilers.hpp"
#include "judge/dialects/table.hpp"
#include "judge/dialects/wine.hpp"
#include "judge/model/problem.hpp"

namespace dialects {

// A compiler, and what keeps it from its work here; both empty if nothing does.
struct Candidate {
  const Tool* tool;
  std::string cannot_compile;
  std::string cannot_run;
};

// Finds out for each of tools() by a small program that is compiled and run. What was found out
// counts until a compiler or Wine changes.
std::vector<Candidate> candidates(judge::Context& context, Wine& wine);

// Compiles main.cpp and textbook.cpp in every dialect, and runs what the problem's own dialect
// makes on every test case; only what changed since the last time. A row for each file and
// compiler. Throws as make_data does.
std::vector<Row> try_problem(judge::Context& context, Wine& wine,
                             const std::vector<Candidate>& candidates,
                             const judge::Problem& problem);

}  // namespace dialects
