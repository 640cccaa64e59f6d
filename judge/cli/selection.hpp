// Which problems and which source the user means, and the same for each of these problems.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "judge/base/progress.hpp"
#include "judge/cli/command_line.hpp"
#include "judge/model/problem.hpp"

namespace judge {

// The problems that the command line names, by ID or alias, or all. Throws UsageError if there is
// no such problem.
std::vector<std::string> chosen_ids(const CommonOptions& options);

// Reads what the user typed: a file among the IDs becomes the source, and other
// names of problems become IDs. Throws UsageError for a second file, or a word that is neither.
void sort_words(CommonOptions& options, std::optional<fs::path>& source);

// The problem that the source is for, by its name or by an address in its first lines. Throws
// UsageError with all problems if that cannot be told.
std::string problem_of(const fs::path& root, const fs::path& source);

// The user's own file as a submission. `dialect` is the one asked for, or empty. `judges_dialect` is
// that of the problem's judge, if there is one.
Submission own_submission(const fs::path& source, const std::string& dialect,
                          const std::string& judges_dialect = "", bool debugs = false);

// Throws UsageError if there is no such source file, or no tool for its language: that is told
// before anything is made for it.
void check_source(const fs::path& source, const std::string& dialect);

// Does the work. A UsageError or JudgeError becomes words in `errors`; returns the status that it
// stands for.
int guarded(std::vector<std::string>& errors, const std::function<void()>& work);

// Reads the folders of the chosen problems, then calls work(problem) for each that is sound. A
// folder that is wrong, and a UsageError or JudgeError of `work`, are added to `errors` in words
// and do not keep the others from their turn. Returns the worst exit status. Throws UsageError if
// there is no problem with a chosen ID, Interrupted.
int each_problem(const CommonOptions& options, std::vector<std::string>& errors,
                 const std::function<void(const Problem& problem)>& work);

// The same; prints the errors in the end.
int each_problem(const CommonOptions& options, Progress& progress,
                 const std::function<void(const Problem& problem)>& work);

}  // namespace judge
