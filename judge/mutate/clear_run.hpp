// One run, decided where its CPU time is clearly below or above the limit.
#pragma once

#include "judge/model/program.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"
#include "judge/run/judging.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace mutate {

// Whether a busy machine may have moved a run of so many seconds across the limit: from half the
// limit to twice the limit.
bool is_unclear(double cpu_seconds, double limit);

// As judge::judge_test, but the program may go on to twice the limit. A run whose time is unclear
// is made twice more with nothing else of ours at work, and the least of the three times counts.
// The verdict is TLE if that is above the limit. Never throws for a broken sandbox or checker: that
// is verdict JE. Throws judge::Interrupted.
judge::TestResult clear_run(const judge::JudgingContext& context, judge::Sandbox& sandbox,
                            const judge::Program& program, const judge::TestCase& test,
                            const judge::Requirements& requirements);

}  // namespace mutate
