// A step of a trial: the programs of the package's faults.cpp, each wrong in one place.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "judge/mutate/problem_result.hpp"
#include "judge/mutate/trial.hpp"

namespace mutate {

// The kinds in the output of `faults --kinds`, a line NAME, a tab, what is wrong. Throws
// judge::JudgeError for any other line; `name` is the program's.
std::vector<FaultResult> parse_fault_kinds(std::string_view text, const std::string& name);

// How many faulty programs one run may answer for: their outputs on a test, each about as large as
// the larger of input and answer, have to fit into the output limit. At least 1.
std::size_t seeds_in_a_run(std::uint64_t input_bytes, std::uint64_t answer_bytes);

// For each kind of faults.cpp the seeds 1 to `seeds`, each on the tests from small to large until
// one rejects it. Nothing if there is no faults.cpp. The program says which outputs differ from the
// submission's; those are compared with the answer, or given to the checker, as usual. Throws
// judge::JudgeError if faults.cpp, the judge or the checker broke, judge::Interrupted.
std::vector<FaultResult> try_faults(Trial& trial, int seeds);

}  // namespace mutate
