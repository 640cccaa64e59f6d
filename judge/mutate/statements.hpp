// The mistakes that a statement may hold: a missing part, a wrong condition, another value.
#pragma once

#include "judge/mutate/edits.hpp"

namespace mutate {

// Adds the edits of the node itself, if it is a statement or a variable's declaration; none for its
// children.
void mutate_statement(EditContext& context, const Node& node);

}  // namespace mutate
