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

// The same for the submission or a mutant of it, compiled in `mode`, with the mode's limits and by
// clear_run. Comes after the submission's time on the test is known.
TestOutcome try_variant(Trial& trial, judge::Sandbox& sandbox, const BuildMode& mode,
                        const judge::Program& program, const MeasuredTest& test);

}  // namespace mutate
