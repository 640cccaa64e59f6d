#include "judge/mutate/try_program.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/mutate/clear_run.hpp"
#include "judge/run/judging.hpp"

namespace mutate {
namespace {

// judge::judge_test or clear_run.
using Run = judge::TestResult (*)(const judge::JudgingContext&, judge::Sandbox&,
                                  const judge::Program&, const judge::TestCase&,
                                  const judge::Requirements&);

TestOutcome run_program(Trial& trial, Run run, judge::Sandbox& sandbox,
                        const judge::Program& program, const judge::TestCase& test,
                        const judge::Requirements& requirements) {
  const judge::JudgingContext context = {trial.context.workspace.scratch(),
                                         trial.context.workers.gate()};
  const judge::TestResult result = run(context, sandbox, program, test, requirements);
  if (result.verdict == judge::Verdict::kJe) {
    throw judge::JudgeError(
        fmt::format("{} on {}: {}", trial.problem.id, test.name, result.message));
  }
  return {result.verdict, result.cpu_seconds};
}

TestOutcome known_or_run(Trial& trial, Run run, judge::Sandbox& sandbox,
                         const judge::Program& program, const MeasuredTest& test,
                         const judge::Requirements& requirements) {
  if (const auto known = trial.ledger.finding(program.key, test.key)) return *known;
  const TestOutcome outcome = run_program(trial, run, sandbox, program, test.test, requirements);
  trial.ledger.note_finding(program.key, test.key, outcome);
  return outcome;
}

}  // namespace

TestOutcome try_program(Trial& trial, judge::Sandbox& sandbox, const judge::Program& program,
                        const MeasuredTest& test, const judge::Requirements& requirements) {
  return known_or_run(trial, judge::judge_test, sandbox, program, test, requirements);
}

TestOutcome try_variant(Trial& trial, judge::Sandbox& sandbox, const BuildMode& mode,
                        const judge::Program& program, const MeasuredTest& test) {
  return known_or_run(trial, clear_run, sandbox, program, test,
                      mutant_requirements(mode, trial.requirements, test.seconds));
}

}  // namespace mutate
