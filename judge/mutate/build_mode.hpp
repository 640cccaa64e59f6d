// The two ways in which the submission and its mutants are compiled, and what a program made so may
// use.
#pragma once

#include <string>

#include "judge/compile/toolchain.hpp"
#include "judge/model/test_case.hpp"

namespace mutate {

struct BuildMode {
  std::string name;  // in the ledger
  judge::Recipe recipe;
  double least_seconds;  // of CPU time that every program gets on a test
  int more_memory;       // MiB, beyond the problem's limit
};

// As the judge compiles the submission, at -O2 like there.
BuildMode plain_mode(const judge::Recipe& submission);

// The same with the address and undefined-behaviour sanitizers: what reads or writes out of bounds,
// or computes what C++ leaves undefined, ends there. So a table that is one short is found out
// wherever a test needs its last entry.
BuildMode sanitized_mode(const judge::Recipe& submission);

// What decides how much time a mutant gets, in words for the ledger.
std::string time_rule(const BuildMode& mode);

// What is asked of a mutant on a test: as the problem asks, but with the mode's memory, and ten
// times the CPU time that the submission takes on the test, or the mode's least if that is more.
judge::Requirements mutant_requirements(const BuildMode& mode, const judge::Requirements& problem,
                                        double submission_seconds);

}  // namespace mutate
