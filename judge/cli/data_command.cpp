// `judge data`: makes and checks the data, and judges nothing.
#include <fmt/format.h>

#include "judge/cli/commands.hpp"
#include "judge/cli/each_problem.hpp"
#include "judge/compile/context.hpp"
#include "judge/data/data.hpp"
#include "judge/problem/helpers.hpp"

namespace judge {

int data_command(const DataOptions& options, const StopToken& stop) {
  Context context(options.root, options.jobs, options.verbosity, stop);
  std::vector<std::string> errors;
  const int status = each_problem(options, errors, [&](const Problem& problem) {
    context.progress.step(problem.id);
    const Helpers package = compile_helpers(context.workers, context.compiler, problem);
    publish_helpers(package, context.workspace.published(problem.id));
    make_data(context, problem, package, options.pin);
  });
  context.progress.clear();
  for (const std::string& error : errors)
    fmt::print(stderr, "judge: {}\n", error);
  return status;
}

}  // namespace judge
