// What the compiler of a problem's judge would say of the user's own file.
#pragma once

#include <string>

#include "judge/compile/compile.hpp"
#include "judge/model/problem.hpp"

namespace judge {

// One line if the submission does not compile in its judge's dialect; empty if it does, or if it
// has none. Throws as Compiler::submission.
std::string dialect_warning(Compiler& compiler, Sandbox& sandbox, const Submission& submission,
                            int memory_mib);

}  // namespace judge
