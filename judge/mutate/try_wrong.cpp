#include "judge/mutate/try_wrong.hpp"

#include <fmt/format.h>

#include "judge/base/text.hpp"
#include "judge/mutate/try_program.hpp"

namespace mutate {
namespace {

std::vector<WrongResult> wrong_files(const judge::Problem& problem) {
  std::vector<WrongResult> files;
  for (const judge::Submission& submission : problem.submissions) {
    if (judge::starts_with(submission.name, "wrong/")) files.push_back({submission.name, {}});
  }
  return files;
}

std::vector<Rejection> rejections(Trial& trial, judge::Sandbox& sandbox,
                                  const judge::Program& program) {
  std::vector<Rejection> rejections;
  for (const MeasuredTest& test : trial.tests) {
    const TestOutcome outcome = try_program(trial, sandbox, program, test, trial.requirements);
    if (outcome.verdict == judge::Verdict::kAc) continue;
    rejections.push_back({test.test.name, outcome.verdict});
    if (!trial.context.all_tests) break;
  }
  return rejections;
}

void try_file(Trial& trial, judge::Sandbox& sandbox, WrongResult& file) {
  trial.context.progress.step(fmt::format("{}: {}", trial.problem.id, file.name));
  const judge::ProblemConfig& config = trial.problem.config;
  const judge::Compiled compiled = trial.compiler.submission(
      sandbox, trial.problem.folder / file.name, config.dialect, config.memory_limit);
  if (compiled.program) file.rejections = rejections(trial, sandbox, *compiled.program);
}

}  // namespace

std::vector<WrongResult> try_wrong(Trial& trial) {
  std::vector<WrongResult> files = wrong_files(trial.problem);
  trial.context.workers.each(files.size(), [&](judge::Sandbox& sandbox, std::size_t i) {
    try_file(trial, sandbox, files[i]);
  });
  return files;
}

}  // namespace mutate
