// The verdicts, and how one follows from what was measured.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "judge/sandbox/sandbox.hpp"

namespace judge {

enum class Verdict { kAc, kWa, kPe, kTle, kMle, kOle, kRe, kCe, kJe };

// "AC", "WA", …
std::string_view verdict_name(Verdict verdict);

// The reverse of verdict_name; nothing for another word.
std::optional<Verdict> verdict_of(std::string_view name);

// The names, a blank between two.
std::string verdict_names(const std::set<Verdict>& verdicts);

// What the run alone says: nothing if the program ended well within `cpu_seconds`, so that its
// output decides. Only measurements make TLE, MLE and OLE; a signal's number never does.
std::optional<Verdict> verdict_of_run(const Outcome& outcome, double cpu_seconds);

// How the run ended, in words: "exit code 3", "killed by SIGSEGV", "more than 32 MiB of memory".
// `limits` are those of the run, `cpu_seconds` the problem's own time limit.
std::string describe_end(const Outcome& outcome, const Limits& limits, double cpu_seconds);

}  // namespace judge
