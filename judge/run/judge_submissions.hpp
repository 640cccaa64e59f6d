// Submissions from source to result: compiled, looked up among earlier results, or else judged.
#pragma once

#include <string>
#include <vector>

#include "judge/base/progress.hpp"
#include "judge/compile/compile.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"
#include "judge/run/results_cache.hpp"
#include "judge/sandbox/workers.hpp"

namespace judge {

// What submissions are judged by: a problem, or a folder of test cases.
struct Target {
  std::string name;  // the ID, or the folder
  std::vector<Submission> submissions;
  std::vector<TestCase> tests;
  Requirements requirements;
};

// What judging them works with.
struct SubmissionContext {
  Workspace& workspace;
  Workers& workers;
  Progress& progress;
  Compiler& compiler;
  const ResultsCache& cache;
};

// Of the command line.
struct SubmissionOptions {
  bool force = false;  // run again what did not change
  bool all = false;    // go on after a test case that is not AC
};

// One result for each submission of the target. Throws UsageError if a language's tool is missing,
// JudgeError if a compiler's sandbox broke, Interrupted.
std::vector<SubmissionResult> judge_submissions(const SubmissionContext& context,
                                                const Target& target,
                                                const SubmissionOptions& options);

}  // namespace judge
