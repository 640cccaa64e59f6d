// One program against the tests of one problem. This is the part that other tools use:
//
//   Workspace workspace(root);  Workers workers(jobs);  Compiler compiler(workspace);
//   Problem problem = load_problem(root, id);                          // problem.hpp
//   Package package = compile_package(workers, compiler, problem);     // data.hpp
//   std::vector<TestCase> tests = make_data(…, problem, package);          // data.hpp
//   Compiled compiled = compiler.submission(sandbox, file, dialect, …);   // compile.hpp
//   std::vector<TestResult> results = judge_until_failure(…, *compiled.program, tests, rules);
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "judge/compile/compile.hpp"
#include "judge/model/program.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"
#include "judge/sandbox/workers.hpp"

namespace judge {

// The run of `program` on `input` under the limits that the rules give, as judge_test makes it.
Command test_command(const Program& program, const Content& input,
                     const Requirements& requirements);

// Where a measurement takes place.
struct JudgingContext {
  Workspace& workspace;
  QuietGate& gate;
};

// Runs `program` on one test. What ends within 20 % of the time limit is run again with nothing
// else of ours at work, and the better of the two counts. A broken sandbox or checker is verdict
// JE, with the reason in the message; never throws for it.
TestResult judge_test(const JudgingContext& context, Sandbox& sandbox, const Program& program,
                      const TestCase& test, const Requirements& requirements);

// Runs `program` on the tests in order until one is not AC; the last result is that one, or
// all are AC.
std::vector<TestResult> judge_until_failure(const JudgingContext& context, Sandbox& sandbox,
                                            const Program& program,
                                            const std::vector<TestCase>& tests,
                                            const Requirements& requirements);

// The same with several threads: the tests of several programs at once. Element i of the result
// belongs to trials[i]. With `all`, a failure does not end a program's tests. `watch` is told of
// every test before it is run, by any thread.
struct JudgingJob {
  Program program;
  const std::vector<TestCase>* tests;
  const Requirements* requirements;
};
using Watch = std::function<void(std::size_t trial, const TestCase& test)>;
std::vector<std::vector<TestResult>> judge_all(Workspace& workspace, Workers& workers,
                                               const std::vector<JudgingJob>& trials, bool all,
                                               const Watch& watch);

}  // namespace judge
