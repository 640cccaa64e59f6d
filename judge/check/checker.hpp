// A problem's own checker, run by the protocol that it speaks: see CheckerProtocol.
#pragma once

#include <string>

#include "judge/base/files.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/test_case.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

// Asks `check.checker`, which is there, whether `output` is right for the test; folder `scratch` is
// for temporary files. The match is kSame or kDifferent, with the checker's reason. Throws
// JudgeError if the checker does not answer: that is never the submission's fault.
Comparison run_checker(Sandbox& sandbox, const OutputCheck& check, const TestCase& test,
                       const std::string& output, const fs::path& scratch);

}  // namespace judge
