// The first step of a trial: main.cpp itself.
#pragma once

#include "judge/mutate/trial.hpp"

namespace mutate {

// Tries main.cpp on all tests, plain under the problem's own limits, then under sanitizers; sets
// each test's CPU time, and each variant's program. Throws judge::JudgeError if it does not compile
// or a test rejects it: then mutants of it would say nothing.
void try_submission(Trial& trial);

}  // namespace mutate
