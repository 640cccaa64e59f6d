// What `judge stress` does with what it found.
#pragma once

#include <string>

#include "judge/cli/options.hpp"
#include "judge/compile/context.hpp"
#include "judge/stress/stress_report.hpp"

namespace judge {

// "en" or "zh", as asked for or as the environment says.
std::string stress_language(const StressOptions& options);

// Saves the counterexample, writes the JSON, prints warnings, the report and the next command.
// Returns the exit status. Throws JudgeError if a file cannot be written.
int report_stress(Context& context, const StressOptions& options, const StressResult& result);

}  // namespace judge
