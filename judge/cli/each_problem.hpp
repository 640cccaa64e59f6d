// The same for each of several problems, of which one may be broken.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "judge/cli/command_line.hpp"
#include "judge/model/problem.hpp"

namespace judge {

// Reads the folders of the chosen problems, then calls work(problem) for each that is sound. A
// folder that is wrong, and a UsageError or JudgeError of `work`, are added to `errors` in words
// and do not keep the others from their turn. Returns the worst exit status. Throws UsageError if
// there is no problem with a chosen ID, Interrupted.
int each_problem(const CommonOptions& options, std::vector<std::string>& errors,
                 const std::function<void(const Problem& problem)>& work);

}  // namespace judge
