// Submissions from source to result: compiled, and run on the test cases that earlier runs do not
// answer for.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "judge/compile/context.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

// What submissions are judged by: a problem, or a folder of test cases.
struct Target {
  std::string name;  // the ID, or the folder
  std::vector<Submission> submissions;
  std::vector<TestCase> tests;
  Requirements requirements;
  std::shared_ptr<const TemporaryFolder> unpacked{};  // where the tests are, if they came in a zip
  std::string title{}, url{};                         // of the problem; empty for a folder
};

// Of the command line.
struct SubmissionOptions {
  bool force = false;  // run again what did not change
  bool all = false;    // go on after a test case that is not AC
  // Behind so many in a row that are TLE leave out the rest; 0: never.
  std::size_t patience = 0;
  bool whole = false;  // keep all that a program writes, and nothing for the next time
};

// One result for each submission of the target: its test cases in order up to the first that is not
// AC, or, with `all`, all of them. Throws UsageError if a language's tool is missing, JudgeError if
// a compiler's sandbox broke, Interrupted.
std::vector<SubmissionResult> judge_submissions(Context& context, const Target& target,
                                                const SubmissionOptions& options);

}  // namespace judge
