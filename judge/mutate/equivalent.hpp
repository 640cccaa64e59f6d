// problems/<ID>/equivalent.txt: the mutants that no test can tell from the submission, and why.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "judge/mutate/problem_result.hpp"

namespace mutate {

struct Equivalent {
  std::string id;  // of the mutant
  std::string reason;
  int line = 0;  // in the file
};

// Reads lines `MUTANT — REASON`; empty lines and those that begin with # are for people. Throws
// judge::UsageError "NAME:LINE: what is wrong" for any other line and for a mutant named twice.
std::vector<Equivalent> parse_equivalents(std::string_view text, const std::string& name);

// Makes the unexplained mutants that the entries name explained. Returns what is wrong with the
// other entries, "NAME:LINE: why: MUTANT" each: no mutant has the name, or a test rejects the
// mutant. Which mutants become one program depends on the compiler, so an entry for a twin or for
// the submission's own code is not needed here and may be needed elsewhere: it is no mistake.
std::vector<std::string> explain(std::vector<MutantResult>& mutants,
                                 const std::vector<Equivalent>& entries, const std::string& name);

}  // namespace mutate
