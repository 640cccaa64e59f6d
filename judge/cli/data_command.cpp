// `judge data`: makes and checks the data, and judges nothing. `judge list`: names the problems.
#include <fmt/format.h>

#include "judge/cli/commands.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/context.hpp"
#include "judge/data/data.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/problem/problem_folder.hpp"

namespace judge {

int data_command(const DataOptions& options, const StopToken& stop) {
  Context context(options.root, options.jobs, options.verbosity, stop);
  return each_problem(options, context.progress, [&](const Problem& problem) {
    context.progress.step(problem.id);
    const Helpers package = compile_helpers(context.workers, context.compiler, problem);
    publish_helpers(package, context.workspace.published(problem.id));
    make_data(context, problem, package, options.pin);
  });
}

int list_command(const CommonOptions& options) {
  const fs::path root = checkout_at(options.root);
  for (const std::string& id : problem_ids(root)) {
    const Problem problem = load_problem(root, id);
    print(fmt::format("{:<16} {} submissions, {} test cases  {}\n", id, problem.submissions.size(),
                      problem.sample.size() + problem.hand.size() + problem.tests.size(),
                      problem.config.title));
  }
  return kAllHeld;
}

}  // namespace judge
