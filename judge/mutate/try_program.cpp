#include "judge/mutate/try_program.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/run/judging.hpp"

namespace mutate {
namespace {

TestOutcome run_program(Trial& trial, judge::Sandbox& sandbox, const judge::Program& program,
                        const judge::TestCase& test, const judge::Requirements& requirements) {
  const judge::JudgingContext context = {trial.context.workspace.scratch(),
                                         trial.context.workers.gate()};
  const judge::TestResult result = judge::judge_test(context, sandbox, program, test, requirements);
  if (result.verdict == judge::Verdict::kJe) {
    throw judge::JudgeError(
        fmt::format("{} on {}: {}", trial.problem.id, test.name, result.message));
  }
  return {result.verdict, result.cpu_seconds};
}

}  // namespace

TestOutcome try_program(Trial& trial, judge::Sandbox& sandbox, const judge::Program& program,
                        const MeasuredTest& test, const judge::Requirements& requirements) {
  if (const auto known = trial.ledger.finding(program.key, test.key)) return *known;
  const TestOutcome outcome = run_program(trial, sandbox, program, test.test, requirements);
  trial.ledger.note_finding(program.key, test.key, outcome);
  return outcome;
}

}  // namespace mutate
