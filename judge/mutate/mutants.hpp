// The mutants of a source: the same text with one small mistake each.
#pragma once

#include <string>
#include <vector>

#include "judge/mutate/syntax.hpp"

namespace mutate {

struct Mutant {
  // FUNCTION: CODE {PIECE -> OTHER PIECE} CODE, and @2, @3, … behind it where the same comes again.
  // Comments, line numbers and other functions have no part in it.
  std::string id;
  Span span;  // the piece that is replaced
  std::string replacement;
  int line = 0;  // where the piece begins, for people
};

// All mutants of a source, each a different text, in the order of their places. Whether one
// compiles is not known yet. Throws judge::UsageError if the source is no C++ of this dialect.
std::vector<Mutant> mutants_of(const std::string& source, const std::string& dialect);

// The whole text of a mutant.
std::string mutated(const std::string& source, const Mutant& mutant);

}  // namespace mutate
