// A step of a trial that is only made on request: the problem's wrong/ files.
#pragma once

#include <vector>

#include "judge/mutate/problem_result.hpp"
#include "judge/mutate/trial.hpp"

namespace mutate {

// Each wrong/ file with the tests that reject it under the problem's own limits: the first one, or
// all with `all_tests`; none if it does not compile. Throws judge::JudgeError if the judge or the
// checker broke, judge::Interrupted.
std::vector<WrongResult> try_wrong(Trial& trial);

}  // namespace mutate
