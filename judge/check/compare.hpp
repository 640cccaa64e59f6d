// Is this output the wanted one? In one pass over both, with no copy of either.
#pragma once

#include <string_view>

#include "judge/model/comparison.hpp"

namespace judge {

// Compares an output with the wanted one; mode is not kChecker. `rules` are for kTokens alone.
// Never throws on any bytes. Time is linear in the two sizes.
Comparison compare(std::string_view wanted, std::string_view got, CompareMode mode,
                   const TokenRules& rules = {});

}  // namespace judge
