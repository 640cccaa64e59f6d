// Mutation testing of the submissions: see README.md beside this file. Exit status 0 when every
// mutant is killed, the same code or explained; 1 when one is not or an explanation is stale; 2, 3,
// 130 as the judge's.
#include <fmt/format.h>

#include "judge/cli/selection.hpp"
#include "judge/mutate/options.hpp"
#include "judge/mutate/report.hpp"
#include "judge/mutate/try_problem.hpp"
#include "judge/problem/problem_folder.hpp"

namespace {

using mutate::ProblemResult;
using mutate::Shown;

void show(Shown shown, const ProblemResult& result) {
  if (shown == Shown::kTable) return;
  if (shown == Shown::kList) fmt::print("{}", mutate::listing(result));
  fmt::print("{}", mutate::summary(result));
  if (shown == Shown::kCases) fmt::print("{}", mutate::cases_report(result));
  std::fflush(stdout);
}

ProblemResult try_one(const mutate::Options& options, judge::Workspace& workspace,
                      judge::Workers& workers, const std::string& id) {
  judge::Progress progress(options.verbosity);  // its line is gone before the result is shown
  const bool all_tests = options.shown == Shown::kCases;
  const bool with_package = all_tests || options.shown == Shown::kTable;
  return mutate::try_problem(
      {workspace, workers, progress, all_tests, with_package, options.faults, options.force},
      judge::load_problem(workspace.root(), id));
}

int run(const mutate::Options& options, const judge::StopToken& stop) {
  judge::Workspace workspace(options.root);
  judge::Workers workers(options.jobs, stop);
  std::vector<ProblemResult> results;
  bool is_clean = true;
  for (const std::string& id : judge::chosen_ids(options)) {
    results.push_back(try_one(options, workspace, workers, id));
    show(options.shown, results.back());
    is_clean = is_clean && results.back().is_clean();
  }
  if (options.shown == Shown::kTable) {
    fmt::print("{}{}", mutate::markdown_table(results), mutate::faults_table(results));
  }
  if (options.json) judge::write_file(judge::fs::absolute(*options.json), json_report(results));
  return is_clean ? judge::kAllHeld : judge::kOneFailed;
}

}  // namespace

int main(int argc, char** argv) {
  mutate::Options options;
  if (const auto status = mutate::parse_options(options, argc, argv)) return *status;
  return judge::run_main("mutate",
                         [&](const judge::StopToken& stop) { return run(options, stop); });
}
