#include <fmt/format.h>

#include "judge/src/commands.hpp"
#include "judge/src/problem.hpp"

namespace judge {

int list_command(const Options& options) {
  for (const std::string& id : problem_ids(options.root)) {
    const Problem problem = load_problem(options.root, id);
    fmt::print("{:<16} {} submissions, {} tests  {}\n", id, problem.submissions.size(),
               problem.sample.size() + problem.hand.size() + problem.tests.size(),
               problem.facts.title);
  }
  return kAllHeld;
}

std::vector<std::string> chosen_ids(const Options& options) {
  return options.ids.empty() ? problem_ids(options.root) : options.ids;
}

}  // namespace judge
