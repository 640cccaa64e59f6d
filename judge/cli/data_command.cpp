#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/cli/commands.hpp"
#include "judge/data/data.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/package/problem_folder.hpp"

namespace judge {

int data_command(const Options& options) {
  Workspace workspace(options.root);
  Workers workers(options.jobs);
  Progress progress(options.verbosity);
  Compiler compiler(workspace);
  std::vector<Problem> problems;
  for (const std::string& id : chosen_ids(options)) {
    problems.push_back(load_problem(workspace.root(), id));
  }
  int status = kAllHeld;
  for (const Problem& problem : problems) {
    progress.step(problem.id);
    try {
      const Package package = compile_package(workers, compiler, problem);
      make_data({workspace, workers, progress, options.pin}, problem, package);
    } catch (const UsageError& error) {
      fmt::print(stderr, "judge: {}\n", error.what());
      status = std::max(status, kWrongUsage);
    } catch (const JudgeError& error) {
      fmt::print(stderr, "judge: {}\n", error.what());
      status = std::max(status, kJudgeBroke);
    }
  }
  workspace.hashes().save();
  return status;
}

}  // namespace judge
