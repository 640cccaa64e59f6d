// Which problems and which source the user means.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/cli/command_line.hpp"
#include "judge/model/problem.hpp"

namespace judge {

// The problems that the command line names, by ID or alias, or all. Throws UsageError if there is
// no such problem.
std::vector<std::string> chosen_ids(const CommonOptions& options);

// Makes of what the user typed what was meant: a file among the IDs becomes the source, and other
// names of problems become IDs. Throws UsageError for a second file, or a word that is neither.
void sort_words(CommonOptions& options, std::optional<fs::path>& source);

// The problem that the source is for, by its name or by an address in its first lines. Throws
// UsageError with all problems if that cannot be told.
std::string problem_of(const fs::path& root, const fs::path& source);

// The user's own file as a submission. `dialect` is the one asked for, or empty; of C++ the second
// form notes the dialect of the problem's judge if none was asked for.
Submission own_submission(const fs::path& source, const std::string& dialect);
Submission own_submission(const fs::path& source, const std::string& dialect,
                          const Problem& problem);

// Throws UsageError if there is no such source file, or no tool for its language: that is told
// before anything is made for it.
void check_source(const fs::path& source, const std::string& dialect);

}  // namespace judge
