#include "judge/cli/each_problem.hpp"

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/workspace.hpp"
#include "judge/cli/selection.hpp"
#include "judge/problem/problem_folder.hpp"

namespace judge {
namespace {

// Does the work; an error becomes words, and the status that it stands for.
int guarded(std::vector<std::string>& errors, const std::function<void()>& work) {
  try {
    work();
    return kAllHeld;
  } catch (const UsageError& error) {
    errors.emplace_back(error.what());
    return kWrongUsage;
  } catch (const JudgeError& error) {
    errors.emplace_back(error.what());
    return kJudgeBroke;
  }
}

}  // namespace

int each_problem(const CommonOptions& options, std::vector<std::string>& errors,
                 const std::function<void(const Problem& problem)>& work) {
  int status = kAllHeld;
  std::vector<Problem> problems;
  for (const std::string& id : chosen_ids(options)) {
    status = std::max(status, guarded(errors, [&] {
                        problems.push_back(load_problem(checkout_at(options.root), id));
                      }));
  }
  for (const Problem& problem : problems)
    status = std::max(status, guarded(errors, [&] { work(problem); }));
  return status;
}

}  // namespace judge
