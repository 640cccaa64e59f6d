// One program on one test, the smallest step of a trial.
#pragma once

#include "judge/model/program.hpp"
#include "judge/mutate/trial.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace mutate {

// What the ledger knows, or else what a run shows now, which the ledger then knows. Safe for
// several threads, each with its own sandbox. Throws judge::JudgeError if the judge or the checker
// broke, judge::Interrupted.
TestOutcome try_program(Trial& trial, judge::Sandbox& sandbox, const judge::Program& program,
                        const MeasuredTest& test, const judge::Requirements& requirements);

}  // namespace mutate
