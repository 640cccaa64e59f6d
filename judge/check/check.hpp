// Is this output right? By the problem's own checker, or else by comparing it with the answer.
#pragma once

#include <string>
#include <string_view>

#include "judge/base/files.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/test_case.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

// Folder `scratch` is for a checker's temporary files. Throws JudgeError if the checker does not
// answer: that is never the submission's fault. Throws Interrupted.
Comparison check_output(const OutputCheck& check, Sandbox& sandbox, const TestCase& test,
                        const std::string& output, const fs::path& scratch);

// Compares an output with the wanted one, in one pass over both, with no copy of either. Mode is not
// kChecker; `rules` are for kTokens alone. Never throws on any bytes.
Comparison compare(std::string_view wanted, std::string_view got, CompareMode mode,
                   const TokenRules& rules = {});

}  // namespace judge
