// What `judge stress` tells, in English or Chinese.
#pragma once

#include <string>

#include "judge/stress/search.hpp"

namespace judge {

// "zh" or "en", from LC_ALL, LC_MESSAGES and LANG, of which the first that is set counts.
std::string language_of_environment();

// The counterexample: input, wanted and given output, with the line where they part marked.
std::string counterexample_report(const Counterexample& counterexample,
                                  const std::string& language);

// How it was found, and how sure it is that it is the smallest.
std::string smallness_report(const Counterexample& counterexample, const SearchCounts& counts,
                             const std::string& language);

// That nothing was found, and what was tried.
std::string no_counterexample_report(const SearchCounts& counts, const std::string& language);

// The heading of the explanation, and what leads to the command that runs the case again.
std::string why_heading(const std::string& language);
std::string rerun_heading(bool is_saved, const std::string& language);

}  // namespace judge
