// The mutants of one problem's main.cpp, and its wrong/ files, before the problem's data.
#pragma once

#include "judge/model/problem.hpp"
#include "judge/mutate/problem_result.hpp"
#include "judge/mutate/trial.hpp"

namespace mutate {

// Makes the data if needed and tries every mutant on it, the cheapest tests first. A program that
// takes more than ten times the submission's time on a test and more than 1 s is killed there: that
// is meant for endless loops. With `all_tests` one that was killed by time is not tried
// further, since it costs the most and says the least. What all tests accept is tried
// on them again with sanitizers, which the submission itself has to stand as well. Throws
// judge::UsageError for a wrong folder and judge::JudgeError if a package is broken or the
// submission itself is rejected.
ProblemResult try_problem(const TrialContext& context, const judge::Problem& problem);

}  // namespace mutate
