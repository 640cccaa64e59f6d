// The mistake that a type may hold: it is too narrow.
#pragma once

#include "judge/mutate/edits.hpp"

namespace mutate {

// Adds the edit of the node itself, if it names a type that the source declares.
void mutate_type_name(EditContext& context, const Node& node);

// Adds the edits of all other types: those that are spelled in keywords are in the tokens only, and
// so are qualified names, since libclang has no node for the last part of std::size_t. Only after
// the walk over the tree, which finds the scopes.
void mutate_types_in_tokens(EditContext& context);

}  // namespace mutate
