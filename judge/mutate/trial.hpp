// The trial of one problem: its main.cpp, the mutants of that and the wrong/ files before its data.
#pragma once

#include <vector>

#include "judge/compile/context.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/test_case.hpp"
#include "judge/mutate/result.hpp"

namespace mutate {

// What the user wants.
struct TrialOptions {
  bool all_tests = false;     // go on after a test that rejects
  bool with_package = false;  // try wrong/ as well, and measure how far the tests go
  bool forgets = false;       // believe nothing that earlier runs found out
};

// Makes the data if needed and tries every mutant on it, the cheapest tests first. A program that
// takes more than ten times the submission's time on a test and more than 1 s is killed there: that
// is meant for endless loops. With `all_tests` one that was killed by time is not tried further,
// since it costs the most and says the least. What all tests accept is tried on them again with
// sanitizers, which the submission itself has to stand as well. Throws judge::UsageError for a
// wrong folder and judge::JudgeError if a helper is broken or the submission itself is rejected.
ProblemResult try_problem(judge::Context& context, const judge::Problem& problem,
                          const TrialOptions& options);

// The entries of the folder's equivalent.txt, if there is one. Throws as parse_equivalents.
std::vector<Equivalent> equivalents_in(const judge::Workspace& workspace,
                                       const judge::fs::path& folder);

}  // namespace mutate
