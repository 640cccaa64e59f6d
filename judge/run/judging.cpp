#include "judge/run/judging.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <deque>

#include "judge/base/errors.hpp"
#include "judge/base/interrupt.hpp"
#include "judge/check/checker.hpp"
#include "judge/check/compare.hpp"
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
  static constexpr Verdict kVerdicts[] = {Verdict::kAc, Verdict::kPe, Verdict::kWa};
  result.verdict = kVerdicts[static_cast<std::size_t>(comparison.match)];
  result.message = std::move(comparison.message);
  result.difference = std::move(comparison.difference);
}

// One run and its judgement.
class Measurement {
 public:
  Measurement(const JudgingContext& context, Sandbox& sandbox, const Program& program,
              const TestCase& test, const Requirements& requirements)
      : context_(context),
        sandbox_(sandbox),
        test_(test),
        requirements_(requirements),
        command_(test_command(program, test.input, requirements)) {}

  void run() {
    outcome_ = sandbox_.run(command_);
    result_ = {test_.name,
               Verdict::kJe,
               outcome_.cpu_seconds,
               outcome_.wall_seconds,
               outcome_.memory_bytes,
               "",
               std::nullopt};
    if (const auto verdict = verdict_of_run(outcome_, requirements_.time_limit)) {
      result_.verdict = *verdict;
      result_.message = describe_end(outcome_, command_.limits, requirements_.time_limit);
    }
  }

  // Looks at the output, where the run itself was fine.
  void judge_output() {
    if (verdict_of_run(outcome_, requirements_.time_limit)) return;
    try {
      add_comparison(result_, comparison());
    } catch (const JudgeError& error) {
      result_.verdict = Verdict::kJe;
      result_.message = error.what();
    }
    if (outcome_.left_processes && result_.message.empty()) {
      result_.message = "warning: it left processes behind";
    }
  }

  // Whether noise may have decided: near the limit, or killed by the clock while it was at work.
  bool is_near_limit() const {
    const double limit = requirements_.time_limit, cpu = outcome_.cpu_seconds;
    if (outcome_.end == End::kBroken || outcome_.end == End::kCpuLimit) return false;
    if (outcome_.end == End::kWallLimit) return cpu > kNear * limit;
    return cpu >= (1 - kNear) * limit && cpu <= (1 + kNear) * limit;
  }

  const TestResult& result() const { return result_; }

 private:
  Comparison comparison() {
    if (requirements_.checker) {
      return run_checker(sandbox_, *requirements_.checker, test_.input, test_.answer,
                         outcome_.output, context_.workspace.scratch());
    }
    return compare(ContentBytes(test_.answer).bytes(), outcome_.output, requirements_.compare);
  }

  const JudgingContext& context_;
  Sandbox& sandbox_;
  const TestCase& test_;
  const Requirements& requirements_;
  Command command_;
  Outcome outcome_;
  TestResult result_;
};

bool is_better(const TestResult& a, const TestResult& b) {
  const bool a_is_late = a.verdict == Verdict::kTle, b_is_late = b.verdict == Verdict::kTle;
  if (a_is_late != b_is_late) return b_is_late;
  return a.cpu_seconds < b.cpu_seconds;
}

// The tests of one trial as they get done by several threads.
struct Docket {
  explicit Docket(std::size_t count) : results(count), first_failure(count) {}
  std::vector<TestResult> results;
  std::atomic<std::size_t> first_failure;

  void note_failure(std::size_t test) {
    std::size_t first = first_failure;
    while (test < first && !first_failure.compare_exchange_weak(first, test)) {
    }
  }

  // Which tests ran beyond the first failure depends on chance; they are left out.
  std::vector<TestResult> finished() {
    results.resize(std::min(results.size(), first_failure + 1));
    return std::move(results);
  }
};

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
  check_interrupt();
  Measurement first(context, sandbox, program, test, requirements);
  context.gate.together([&] { first.run(); });
  check_interrupt();
  if (!first.is_near_limit()) {
    first.judge_output();
    return first.result();
  }
  Measurement second(context, sandbox, program, test, requirements);
  context.gate.alone([&] { second.run(); });
  check_interrupt();
  Measurement& better = is_better(second.result(), first.result()) ? second : first;
  better.judge_output();
  return better.result();
}

std::vector<TestResult> judge_until_failure(const JudgingContext& context, Sandbox& sandbox,
                                            const Program& program,
                                            const std::vector<TestCase>& tests,
                                            const Requirements& requirements) {
  std::vector<TestResult> results;
  for (const TestCase& test : tests) {
    results.push_back(judge_test(context, sandbox, program, test, requirements));
    if (results.back().verdict != Verdict::kAc) break;
  }
  return results;
}

std::vector<std::vector<TestResult>> judge_all(Workspace& workspace, Workers& workers,
                                               const std::vector<JudgingJob>& trials, bool all,
                                               const Watch& watch) {
  std::deque<Docket> dockets;
  std::vector<std::pair<std::size_t, std::size_t>> agenda;  // trial, test
  for (std::size_t i = 0; i < trials.size(); ++i) {
    const std::size_t count = trials[i].tests->size();
    dockets.emplace_back(count);
    for (std::size_t test = 0; test < count; ++test)
      agenda.emplace_back(i, test);
  }
  const JudgingContext context{workspace, workers.gate()};
  workers.each(agenda.size(), [&](Sandbox& sandbox, std::size_t item) {
    const auto [i, test] = agenda[item];
    Docket& docket = dockets[i];
    if (test > docket.first_failure) return;
    const JudgingJob& trial = trials[i];
    watch(i, (*trial.tests)[test]);
    TestResult result =
        judge_test(context, sandbox, trial.program, (*trial.tests)[test], *trial.requirements);
    if (result.verdict != Verdict::kAc && !all) docket.note_failure(test);
    docket.results[test] = std::move(result);
  });
  std::vector<std::vector<TestResult>> results;
  for (Docket& docket : dockets)
    results.push_back(docket.finished());
  return results;
}

}  // namespace judge
