// The table of a game out of its rules, which are compiled and run in the sandbox.
#pragma once

#include "common/find/table.hpp"
#include "judge/compile/context.hpp"

namespace judge {

struct TableLimits {
  int to = 0;          // the greatest number; 0: one that fits the kind of game
  double seconds = 3;  // of CPU time, after which the table ends where it is
};

// `rules` is a header as tabulate.hpp wants it. Throws UsageError with the compiler's first error,
// or with the position at which the rules are none; JudgeError, Interrupted.
find::Table game_table(Context& context, const fs::path& rules, const TableLimits& limits);

}  // namespace judge
