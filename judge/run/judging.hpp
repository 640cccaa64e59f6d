// Programs against test cases. Whoever uses the judge as a library takes these steps:
//
//   StopToken stop;  Workspace workspace(root);  Workers workers(jobs, stop);
//   load_problem(root, id)                package/problem_folder.hpp
//   compile_helpers(workers, …)           package/package.hpp
//   make_data({…}, problem, package)      data/data.hpp
//   compiler.submission(…)                compile/compile.hpp
//   judge_all(workspace, workers, …)      here
#pragma once

#include <functional>
#include <vector>

#include "judge/base/workspace.hpp"
#include "judge/model/program.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"
#include "judge/sandbox/workers.hpp"

namespace judge {

// The run of `program` on `input` under the limits that are required, as judge_test makes it.
Command test_command(const Program& program, const Content& input,
                     const Requirements& requirements);

// Where a measurement takes place.
struct JudgingContext {
  const fs::path& scratch;  // a folder for temporary files
  QuietGate& gate;
};

// Runs `program` on one test case. What ends within 20 % of the time limit is run again with
// nothing else of ours at work, and the better of the two counts. A broken sandbox or checker is
// verdict JE, with the reason in the message; never throws for it. Throws Interrupted.
TestResult judge_test(const JudgingContext& context, Sandbox& sandbox, const Program& program,
                      const TestCase& test, const Requirements& requirements);

// A program, and the test cases that it is to be run on.
struct JudgingJob {
  Program program;
  const std::vector<TestCase>* tests;
  const Requirements* requirements;
};

// Is told of every test case before it is run, by any thread.
using Watch = std::function<void(std::size_t job, const TestCase& test)>;

// All jobs with all workers at once. Element i of the result belongs to jobs[i]: its results in
// order up to the first that is not AC, or, with `all`, those of all its test cases. Throws
// Interrupted.
std::vector<std::vector<TestResult>> judge_all(Workspace& workspace, Workers& workers,
                                               const std::vector<JudgingJob>& jobs, bool all,
                                               const Watch& watch);

}  // namespace judge
