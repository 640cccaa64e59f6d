// The programs of a package: generator, validator, reference, checker.
#pragma once

#include "judge/compile/compile.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/model/test_case.hpp"
#include "judge/sandbox/workers.hpp"

namespace judge {

// Compiles what changed. Throws JudgeError if a program does not compile.
Helpers compile_helpers(Workers& workers, Compiler& compiler, const Problem& problem);

// What the problem asks of a submission.
Requirements requirements_of(const Problem& problem, const Helpers& package);

// Leaves links to the programs in `folder`, for people and tests that run them by hand.
void publish_helpers(const Helpers& package, const fs::path& folder);

}  // namespace judge
