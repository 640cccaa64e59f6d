// problems/<ID>/equivalent.txt: the mutants that no test can tell from the submission, and why.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mutate {

struct Equivalent {
  std::string id;  // of the mutant
  std::string reason;
  int line = 0;  // in the file
};

// Reads lines `MUTANT — REASON`; empty lines and those that begin with # are for people. Throws
// judge::UsageError "NAME:LINE: what is wrong" for any other line and for a mutant named twice.
std::vector<Equivalent> parse_equivalents(std::string_view text, const std::string& name);

}  // namespace mutate
