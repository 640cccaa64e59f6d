// The data of a problem: generated, found legal, answered, and held to their hashes.
#pragma once

#include <vector>

#include "judge/compile/context.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

// Brings testdata/<ID>/generated/ up to date, and checks the hand-written test cases against
// validator and reference, and that the validator rejects each invalid/NAME.in in the words of
// NAME.desc; does only what changed since the last time. Returns all test cases in order: sample,
// hand, generated. With `pins` SHA256SUMS is written anew instead of obeyed. Throws UsageError if a
// line of tests.txt or SHA256SUMS is wrong, JudgeError if a helper program broke, an input is
// illegal or a hash differs; then no file that is not right stays. Another judge in the same
// checkout waits meanwhile. Throws Interrupted.
std::vector<TestCase> make_data(Context& context, const Problem& problem, const Helpers& helpers,
                                bool pins = false);

}  // namespace judge
