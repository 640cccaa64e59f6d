// `judge list`: names the problems.
#include <fmt/format.h>

#include "judge/base/workspace.hpp"
#include "judge/cli/commands.hpp"
#include "judge/model/problem.hpp"
#include "judge/problem/problem_folder.hpp"

namespace judge {

int list_command(const CommonOptions& options) {
  const fs::path root = checkout_at(options.root);
  for (const std::string& id : problem_ids(root)) {
    const Problem problem = load_problem(root, id);
    fmt::print("{:<16} {} submissions, {} test cases  {}\n", id, problem.submissions.size(),
               problem.sample.size() + problem.hand.size() + problem.tests.size(),
               problem.config.title);
  }
  return kAllHeld;
}

}  // namespace judge
