// One program on one test case. Whoever uses the judge as a library takes these steps:
//
//   StopToken stop;  Context context(root, jobs, verbosity, stop);     compile/context.hpp
//   problem = load_problem(root, id)                                   problem/problem_folder.hpp
//   helpers = compile_helpers(context.workers, context.compiler, …)    problem/helpers.hpp
//   tests = make_data(context, problem, helpers)                       data/data.hpp
//   judge_submissions(context, {…, tests, requirements_of(…)}, {})     judge_submissions.hpp
#pragma once

#include <atomic>

#include "judge/compile/context.hpp"
#include "judge/model/program.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

// Where noise may decide about a time limit, a program is run again with nothing else of ours at
// work, and the best of its runs counts. To see such a run end, the program may go on past its
// limit.
struct Retries {
  double from;               // parts of the time limit: a CPU time between these two may be noise,
  double to;                 // and at the second one the program is killed
  int tries;                 // all in all
  bool doubts_late = false;  // even a program that was killed there is run again
};

// For verdicts.
inline constexpr Retries kUsualRetries = {0.8, 1.2, 2};
// For the search for a counterexample, which makes thousands of runs on a busy machine and stops at
// the first that is too slow.
inline constexpr Retries kStressRetries = {0.8, 1.2, 2, true};
// For mutants, whose time limit is only meant for endless loops: no machine is too busy for it.
inline constexpr Retries kMutantRetries = {0.5, 2, 3};

// Whether noise may have decided about this run: it ended near the limit, or the clock's end came
// while it was at work.
bool is_unclear(const Outcome& outcome, double time_limit, const Retries& retries);

// The files that stand for the standard streams of `program`: those that are required, or else those
// that its source names. A name that is one of the program's own files is none.
FileStreams streams_of(const Program& program, const Requirements& requirements);

// "reads p.in and writes p.out"; empty if it uses the standard streams.
std::string describe_streams(const Program& program, const Requirements& requirements);

// The run of `program` on `input` under the limits that are required, as judge_test makes it.
Command test_command(const Program& program, const Content& input, const Requirements& requirements,
                     const Retries& retries = kUsualRetries);

// Looks at the output of a program that ended well: verdict, message and difference of the result.
// If the checker broke, that is verdict JE. Throws Interrupted.
void judge_output(Context& context, Sandbox& sandbox, const TestCase& test,
                  const std::string& output, const OutputCheck& check, TestResult& result);

// Runs `program` on one test case. A broken sandbox or checker is verdict JE, with the reason in the
// message; never throws for it. Of what it wrote as much is kept as is to be shown. Called inside
// Workers::each only. Throws Interrupted.
TestResult judge_test(Context& context, Sandbox& sandbox, const Program& program,
                      const TestCase& test, const Requirements& requirements,
                      const Retries& retries = kUsualRetries, ShownSize shown = {});

// Sets `least` to `value` if that is less: what std::atomic lacks.
template <typename Number>
void lower(std::atomic<Number>& least, Number value) {
  Number seen = least;
  while (value < seen && !least.compare_exchange_weak(seen, value)) {
  }
}

}  // namespace judge
