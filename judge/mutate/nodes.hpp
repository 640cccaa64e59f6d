// Questions about nodes of the tree and their types.
#pragma once

#include "judge/mutate/syntax.hpp"

namespace mutate {

// The kind of the node's type, with no alias in between.
CXTypeKind type_kind(const Node& node);

// Whether values of such a type are numbers: bool, characters, integers, floating point, enum.
bool is_arithmetic(CXTypeKind kind);

// Numbers and pointers.
bool is_scalar(CXTypeKind kind);

// Whether it has a value, or is a call without one.
bool is_expression(const Node& node);

// Whether it declares or defines a function of any kind.
bool is_function(const Node& node);

// Whether an operator beside the node could take a part of it away.
bool needs_parentheses(const Node& node);

}  // namespace mutate
