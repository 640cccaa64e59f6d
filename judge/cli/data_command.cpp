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
    const Helpers helpers = compile_helpers(context.workers, context.compiler, problem);
    publish_helpers(helpers, context.workspace.published(problem.id));
    make_data(context, problem, helpers, options.pin);
  });
}

namespace {

std::string line_about(const Problem& problem) {
  return fmt::format(
      "{:<16} {} submissions, {} test cases  {}", problem.id, problem.submissions.size(),
      problem.sample.size() + problem.hand.size() + problem.tests.size(), problem.config.title);
}

}  // namespace

int list_command(const ListOptions& options, const StopToken&) {
  for (const std::string& id : chosen_ids(options)) {
    if (options.only == "id") {
      print(id + "\n");
      continue;
    }
    const Problem problem = load_problem(checkout_at(options.root), id);
    print((options.only == "dialect" ? problem.config.dialect : line_about(problem)) + "\n");
  }
  return kAllHeld;
}

}  // namespace judge
