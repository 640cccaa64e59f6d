// `judge stress --against`: the search on any problem, with the user's own programs.
#pragma once

#include "judge/base/cancellation.hpp"
#include "judge/cli/options.hpp"

namespace judge {

// Whether one of the options is given that only stress_any understands.
bool names_user_programs(const UserProgramOptions& options);

// Compiles the user's programs, searches and reports; returns the exit status. Throws UsageError
// with the repair if options are missing or do not go together; JudgeError if a helper program does
// not compile or broke; Interrupted.
int stress_any(const StressOptions& options, const StopToken& stop);

}  // namespace judge
