// The walk over a source's tree that finds every small mistake that could be made in it.
#pragma once

#include <vector>

#include "judge/mutate/edits.hpp"

namespace mutate {

// All edits, those of a node before those of its children; then those of types that are not in the
// tree. Some do not compile or give the same text twice.
std::vector<Edit> find_edits(const Syntax& syntax);

}  // namespace mutate
