// Which problems and which source the user means.
#pragma once

#include <string>
#include <vector>

#include "judge/cli/command_line.hpp"
#include "judge/model/problem.hpp"

namespace judge {

// The problems that the command line names, or all. Throws UsageError if there is no such problem.
std::vector<std::string> chosen_ids(const CommonOptions& options);

// The user's own file as a submission. `dialect` is the one asked for, or empty; of C++ the second
// form notes the dialect of the problem's judge if none was asked for.
Submission own_submission(const fs::path& source, const std::string& dialect);
Submission own_submission(const fs::path& source, const std::string& dialect,
                          const Problem& problem);

// Throws UsageError if there is no such source file, or no tool for its language: that is told
// before anything is made for it.
void check_source(const fs::path& source, const std::string& dialect);

}  // namespace judge
