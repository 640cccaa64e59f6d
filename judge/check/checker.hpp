// A problem's own checker, by the Kattis protocol: `checker INPUT ANSWER FEEDBACK_DIR < output`, or
// by testlib's: `checker INPUT OUTPUT ANSWER`.
#pragma once

#include <string>

#include "judge/base/files.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/program.hpp"
#include "judge/model/test_case.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

// Asks `checker` whether `output` is right for the test; folder `scratch` is for temporary files.
// The match is kSame or kDifferent, with the checker's reason. Throws JudgeError if the checker
// does not answer: that is never the submission's fault.
Comparison run_checker(Sandbox& sandbox, const Program& checker, const Content& input,
                       const Content& answer, const std::string& output, const fs::path& scratch);

// The same by testlib's protocol: 0 is right; 1, 2, 4 and 8 (a wrong answer, a wrong format, more
// than was wanted, less than was wanted) are wrong.
Comparison run_testlib_checker(Sandbox& sandbox, const Program& checker, const TestCase& test,
                               const std::string& output, const fs::path& scratch);

}  // namespace judge
