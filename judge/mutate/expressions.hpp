// The mistakes that an expression may hold: another operator, a literal one off, swapped arguments.
#pragma once

#include <string>

#include "judge/mutate/edits.hpp"

namespace mutate {

// Adds the edits of the node itself, if it is an expression; none for its children.
void mutate_expression(EditContext& context, const Node& node);

// Adds `true` and `false` in place of a condition.
void replace_condition(EditContext& context, const Node& condition);

// The node's text, in parentheses if an operator beside it could take a part of it away.
std::string grouped(const EditContext& context, const Node& node);

}  // namespace mutate
