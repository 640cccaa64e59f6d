#include "judge/mutate/try_submission.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/mutate/try_program.hpp"

namespace mutate {
namespace {

judge::Program build(Trial& trial, Variant& variant) {
  const auto program = variant.builders.of(trial.context.workers.sandbox()).build(trial.source);
  if (!program) throw judge::JudgeError(trial.problem.id + "/main.cpp does not compile");
  variant.own_program = program->key;
  return *program;
}

// `how`: in words, for the message.
void expect_accepted(const Trial& trial, const TestOutcome& outcome, const MeasuredTest& test,
                     const std::string& how) {
  if (outcome.verdict == judge::Verdict::kAc) return;
  throw judge::JudgeError(fmt::format("{}/main.cpp itself{} is {} on {}", trial.problem.id, how,
                                      judge::verdict_name(outcome.verdict), test.test.name));
}

void try_plain(Trial& trial) {
  const judge::Program program = build(trial, trial.plain);
  for (MeasuredTest& test : trial.tests) {
    const TestOutcome outcome =
        try_program(trial, trial.context.workers.sandbox(), program, test, trial.requirements);
    expect_accepted(trial, outcome, test, "");
    test.seconds = outcome.cpu_seconds;
  }
}

void try_sanitized(Trial& trial) {
  const judge::Program program = build(trial, trial.sanitized);
  for (const MeasuredTest& test : trial.tests) {
    const TestOutcome outcome =
        try_variant(trial, trial.context.workers.sandbox(), trial.sanitized.mode, program, test);
    expect_accepted(trial, outcome, test, ", under sanitizers,");
  }
}

}  // namespace

void try_submission(Trial& trial) {
  trial.context.progress.step(trial.problem.id + ": main.cpp");
  try_plain(trial);
  try_sanitized(trial);
}

}  // namespace mutate
