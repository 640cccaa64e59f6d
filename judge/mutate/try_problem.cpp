#include "judge/mutate/try_problem.hpp"

#include <chrono>

#include "judge/data/data.hpp"
#include "judge/mutate/classify.hpp"
#include "judge/mutate/equivalent.hpp"
#include "judge/mutate/try_faults.hpp"
#include "judge/mutate/try_mutants.hpp"
#include "judge/mutate/try_submission.hpp"
#include "judge/mutate/try_wrong.hpp"

namespace mutate {
namespace {

std::vector<TestSize> sizes_of(const std::vector<judge::TestCase>& tests) {
  std::vector<TestSize> sizes;
  for (const judge::TestCase& test : tests)
    sizes.push_back({test.name, judge::fs::file_size(test.input.file)});
  return sizes;
}

void prepare_tests(Trial& trial, ProblemResult& result) {
  const TrialContext& context = trial.context;
  const std::vector<judge::TestCase> tests = judge::make_data(
      {context.workspace, context.workers, context.progress}, trial.problem, trial.package);
  result.tests = sizes_of(tests);
  trial.tests = measured_tests(tests, context.workspace.hashes());
}

void try_all(Trial& trial, ProblemResult& result) {
  const std::vector<Mutant> mutants = mutants_of(trial.source, trial.problem.config.dialect);
  try_submission(trial);
  const std::vector<MutantOutcome> outcomes = try_mutants(trial, mutants);
  result.mutants = classify(mutants, outcomes, trial.plain.own_program);
  result.faults = try_faults(trial, trial.context.faults);
  if (trial.context.with_package) result.wrong = try_wrong(trial);
}

void read_explanations(const Trial& trial, ProblemResult& result) {
  const judge::fs::path file = trial.problem.folder / "equivalent.txt";
  if (!judge::fs::exists(file)) return;
  const std::string name = trial.context.workspace.relative(file);
  result.stale = explain(result.mutants, parse_equivalents(judge::read_file(file), name), name);
}

}  // namespace

ProblemResult try_problem(const TrialContext& context, const judge::Problem& problem) {
  Trial trial(context, problem);
  const auto start = std::chrono::steady_clock::now();
  ProblemResult result;
  result.id = problem.id;
  prepare_tests(trial, result);
  try_all(trial, result);
  read_explanations(trial, result);
  if (context.with_package) {
    result.reached = value_ranges(context.workers, trial.package.validator, trial.tests);
  }
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  result.seconds = taken.count();
  return result;
}

}  // namespace mutate
