#include "judge/mutate/edits.hpp"

#include <algorithm>

namespace mutate {

void EditContext::add(Span span, const std::string& replacement) {
  edits.push_back({span, replacement, scope});
}

std::string EditContext::scope_around(Span span) const {
  const auto inner = std::find_if(scopes.rbegin(), scopes.rend(),
                                  [&](const auto& entry) { return contains(entry.first, span); });
  return inner == scopes.rend() ? "" : inner->second;
}

Span EditContext::token_at(std::size_t offset) const {
  return syntax.tokens()[syntax.token_at(offset)].span;
}

}  // namespace mutate
