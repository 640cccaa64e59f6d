// Is this output right? By the problem's own checker, or else by comparing it with the answer.
#pragma once

#include <string>

#include "judge/base/files.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/test_case.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

// Folder `scratch` is for a checker's temporary files. Throws JudgeError if the checker does not
// answer: that is never the submission's fault. Throws Interrupted.
Comparison check_output(const OutputCheck& check, Sandbox& sandbox, const TestCase& test,
                        const std::string& output, const fs::path& scratch);

}  // namespace judge
