// The subcommands. Each returns the exit status: 0 every expectation held, 1 one did not, 2 usage
// or a wrong problem folder, 3 the judge or a package broke.
#pragma once

#include <string>
#include <vector>

#include "judge/cli/options.hpp"
#include "judge/model/problem.hpp"

namespace judge {

inline constexpr int kAllHeld = 0, kOneFailed = 1, kWrongUsage = 2, kJudgeBroke = 3, kStopped = 130;

int run_command(const Options& options);
int stress_command(const Options& options);
int data_command(const Options& options);
int list_command(const Options& options);

// The problems that the command line names, or all.
std::vector<std::string> chosen_ids(const Options& options);

// Throws UsageError if there is no such source file, or no tool for its language: that is told
// before anything is made for it.
void check_source(const Options& options);

// In which dialect to compile: the one asked for, else the problem's, which is one of C++. A source
// in another language has its own.
std::string dialect_for(const Options& options, const Problem& problem);

}  // namespace judge
