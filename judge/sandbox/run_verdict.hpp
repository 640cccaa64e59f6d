// What the run of a program says by itself, before anybody looks at its output.
#pragma once

#include <optional>
#include <string>

#include "judge/model/verdict.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

// What the run alone says: nothing if the program ended well within `cpu_seconds`, so that its
// output decides. Only measurements make TLE, MLE and OLE; a signal's number never does.
std::optional<Verdict> verdict_of_run(const Outcome& outcome, double cpu_seconds);

// How the run ended, in words: "exit code 3", "killed by SIGSEGV", "more than 32 MiB of memory".
// `limits` are those of the run, `cpu_seconds` the problem's own time limit.
std::string describe_end(const Outcome& outcome, const Limits& limits, double cpu_seconds);

}  // namespace judge
