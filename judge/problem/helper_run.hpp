// Runs of a package's programs: generator, validator, reference. What they say is believed, but
// they run in the sandbox like everything else.
#pragma once

#include <string>
#include <vector>

#include "common/problem/exit_codes.hpp"
#include "judge/compile/compile.hpp"
#include "judge/model/program.hpp"

namespace judge {

// Exit statuses: of validator and checker for yes and no, of a generator that knows no such kind.
inline constexpr int kLegal = problem::kAccepted, kIllegal = problem::kRejected,
                     kUnknownKind = problem::kUsage;

// The limits of every program of a package: ample, since they only stop what is broken.
Limits helper_limits();

// Runs one program of the package; an empty `input` means none. Throws Interrupted.
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
