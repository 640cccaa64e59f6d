#include "judge/run/judging.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <deque>

#include "judge/base/atomic.hpp"
#include "judge/base/errors.hpp"
#include "judge/check/check.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/verdict.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace judge {
namespace {

// Within this part of the limit, on either side, noise may decide.
constexpr double kNear = 0.2;

// A virtual machine needs room and threads of its own before the program has any.
constexpr std::uint64_t kHeavyBytes = 256u << 20;
constexpr int kHeavyProcesses = 128;

// The program may go on a little past its limit, so that a run disturbed by noise is told from one
// that is far too slow.
Limits run_limits(const Program& program, const Requirements& requirements) {
  Limits limits;
  limits.cpu_seconds = requirements.time_limit * (1 + kNear);
  limits.wall_seconds = requirements.time_limit * 3 + 0.5;
  limits.memory_bytes = static_cast<std::uint64_t>(requirements.memory_limit) << 20;
  if (program.is_heavy) {
    limits.memory_bytes += kHeavyBytes;
    limits.processes = kHeavyProcesses;
  }
  return limits;
}

void add_comparison(TestResult& result, Comparison comparison) {
  result.verdict = comparison.verdict;
  result.message = std::move(comparison.message);
  result.difference = std::move(comparison.difference);
}

// One run, and what it says by itself.
struct Measurement {
  Outcome outcome;
  TestResult result;
};

Measurement measure(Sandbox& sandbox, const Program& program, const TestCase& test,
                    const Requirements& requirements) {
  const Command command = test_command(program, test.input, requirements);
  Measurement run;
  run.outcome = sandbox.run(command);
  run.result.name = test.name;
  run.result.cpu_seconds = run.outcome.cpu_seconds;
  run.result.wall_seconds = run.outcome.wall_seconds;
  run.result.memory_bytes = run.outcome.memory_bytes;
  if (const auto verdict = verdict_of_run(run.outcome, requirements.time_limit)) {
    run.result.verdict = *verdict;
    run.result.message = describe_end(run.outcome, command.limits, requirements.time_limit);
  }
  return run;
}

// Whether noise may have decided: near the limit, or killed by the clock while it was at work.
bool is_near_limit(const Outcome& outcome, double limit) {
  const double cpu = outcome.cpu_seconds;
  if (outcome.end == End::kBroken || outcome.end == End::kCpuLimit) return false;
  if (outcome.end == End::kWallLimit) return cpu > kNear * limit;
  return cpu >= (1 - kNear) * limit && cpu <= (1 + kNear) * limit;
}

bool is_better(const TestResult& a, const TestResult& b) {
  const bool a_is_late = a.verdict == Verdict::kTle, b_is_late = b.verdict == Verdict::kTle;
  if (a_is_late != b_is_late) return b_is_late;
  return a.cpu_seconds < b.cpu_seconds;
}

// The better of two runs, where it takes two.
Measurement measure_well(const JudgingContext& context, Sandbox& sandbox, const Program& program,
                         const TestCase& test, const Requirements& requirements) {
  Measurement first, second;
  context.gate.together([&] { first = measure(sandbox, program, test, requirements); });
  if (!is_near_limit(first.outcome, requirements.time_limit)) return first;
  context.gate.alone([&] { second = measure(sandbox, program, test, requirements); });
  return is_better(second.result, first.result) ? second : first;
}

// Looks at the output of a run that was fine.
void judge_output(Measurement& run, const JudgingContext& context, Sandbox& sandbox,
                  const TestCase& test, const OutputCheck& check) {
  try {
    add_comparison(run.result,
                   check_output(check, sandbox, test, run.outcome.output, context.scratch));
  } catch (const JudgeError& error) {
    run.result.verdict = Verdict::kJe;
    run.result.message = error.what();
  }
  if (run.outcome.left_processes && run.result.message.empty()) {
    run.result.message = "warning: it left processes behind";
  }
}

// The results of one job, as several threads find them.
struct JobResults {
  explicit JobResults(std::size_t count) : tests(count), first_failure(count) {}
  std::vector<TestResult> tests;
  std::atomic<std::size_t> first_failure;

  // Which test cases ran beyond the first failure depends on chance; they are left out.
  std::vector<TestResult> finished() {
    tests.resize(std::min(tests.size(), first_failure + 1));
    return std::move(tests);
  }
};

struct Run {
  std::size_t job, test;
};

// All runs, a job for each worker side by side: a second run of the same job would be for nothing
// where the first one fails.
std::vector<Run> in_order(const std::vector<JudgingJob>& jobs, std::size_t workers) {
  std::vector<Run> runs;
  for (std::size_t first = 0; first < jobs.size(); first += workers) {
    const std::size_t end = std::min(first + workers, jobs.size());
    std::size_t most = 0;
    for (std::size_t job = first; job < end; ++job)
      most = std::max(most, jobs[job].tests->size());
    for (std::size_t test = 0; test < most; ++test) {
      for (std::size_t job = first; job < end; ++job) {
        if (test < jobs[job].tests->size()) runs.push_back({job, test});
      }
    }
  }
  return runs;
}

}  // namespace

Command test_command(const Program& program, const Content& input,
                     const Requirements& requirements) {
  Command command;
  command.argv = program.argv;
  command.files = program.files;
  command.input = input;
  command.limits = run_limits(program, requirements);
  return command;
}

TestResult judge_test(const JudgingContext& context, Sandbox& sandbox, const Program& program,
                      const TestCase& test, const Requirements& requirements) {
  Measurement run = measure_well(context, sandbox, program, test, requirements);
  if (!verdict_of_run(run.outcome, requirements.time_limit)) {
    judge_output(run, context, sandbox, test, requirements.check);
  }
  return std::move(run.result);
}

std::vector<std::vector<TestResult>> judge_all(Workspace& workspace, Workers& workers,
                                               const std::vector<JudgingJob>& jobs, bool all,
                                               const Watch& watch) {
  std::deque<JobResults> found;
  for (const JudgingJob& job : jobs)
    found.emplace_back(job.tests->size());
  const std::vector<Run> runs = in_order(jobs, workers.count());
  const JudgingContext context{workspace.scratch(), workers.gate()};
  workers.each(runs.size(), [&](Sandbox& sandbox, std::size_t i) {
    const auto [job, number] = runs[i];
    if (number > found[job].first_failure) return;
    const TestCase& test = (*jobs[job].tests)[number];
    watch(job, test);
    TestResult result =
        judge_test(context, sandbox, jobs[job].program, test, *jobs[job].requirements);
    if (result.verdict != Verdict::kAc && !all) lower(found[job].first_failure, number);
    found[job].tests[number] = std::move(result);
  });
  std::vector<std::vector<TestResult>> results;
  for (JobResults& job : found)
    results.push_back(job.finished());
  return results;
}

}  // namespace judge
