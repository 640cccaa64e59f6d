// The name of a mutant, by which equivalent.txt knows it.
#pragma once

#include <string>

#include "judge/mutate/edits.hpp"

namespace mutate {

// As Mutant::id, but without a number behind it. `code` is the source without its comments, as
// Syntax::code.
std::string id_of(const std::string& code, const Edit& edit);

}  // namespace mutate
