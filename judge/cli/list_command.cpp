// `judge list`: names the problems.
#include <fmt/format.h>

#include "judge/base/workspace.hpp"
#include "judge/cli/commands.hpp"
#include "judge/cli/selection.hpp"
#include "judge/model/problem.hpp"
#include "judge/problem/problem_folder.hpp"

namespace judge {

namespace {

std::string line_about(const Problem& problem) {
  return fmt::format(
      "{:<16} {} submissions, {} test cases  {}", problem.id, problem.submissions.size(),
      problem.sample.size() + problem.hand.size() + problem.tests.size(), problem.config.title);
}

}  // namespace

int list_command(const ListOptions& options) {
  for (const std::string& id : chosen_ids(options)) {
    if (options.only == "id") {
      fmt::print("{}\n", id);
      continue;
    }
    const Problem problem = load_problem(checkout_at(options.root), id);
    fmt::print("{}\n", options.only == "dialect" ? problem.config.dialect : line_about(problem));
  }
  return kAllHeld;
}

}  // namespace judge
