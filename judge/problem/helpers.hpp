// The helper programs of a problem: generator, validator, reference, checker. What they say is
// believed, but they run in the sandbox like everything else.
#pragma once

#include <string>
#include <vector>

#include "common/problem/exit_codes.hpp"
#include "judge/compile/compile.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/model/test_case.hpp"
#include "judge/sandbox/workers.hpp"

namespace judge {

// Compiles what changed. Throws JudgeError if a program does not compile.
Helpers compile_helpers(Workers& workers, Compiler& compiler, const Problem& problem);

// What the problem asks of a submission.
Requirements requirements_of(const Problem& problem, const Helpers& helpers);

// Leaves links to the programs in `folder`, for people and tests that run them by hand.
void publish_helpers(const Helpers& helpers, const fs::path& folder);

// Exit statuses: of validator and checker for yes and no, of a generator that knows no such kind.
inline constexpr int kLegal = problem::kAccepted, kIllegal = problem::kRejected,
                     kUnknownKind = problem::kUsage;

// The limits of every helper: ample, since they only stop what is broken.
Limits helper_limits();

// Runs one helper; an empty `input` means none. Throws Interrupted.
Outcome run_program(Sandbox& sandbox, const Program& program,
                    const std::vector<std::string>& arguments, const Content& input,
                    const Limits& limits = helper_limits());

// Whether the program ended by itself with this exit code.
bool has_exited(const Outcome& outcome, int code);

// Throws JudgeError: the program, `words` on what it was doing, and how it ended.
[[noreturn]] void broke(const Program& program, const std::string& words, const Outcome& outcome);

// What a program wrote about its reasons, as one escaped and shortened line.
std::string one_line(std::string_view words);

}  // namespace judge
