// What the search for possible mistakes shares: the source, the edits found so far, and where in
// the tree the search is.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "judge/mutate/syntax.hpp"

namespace mutate {

// A small mistake: another text in place of a piece of the source.
struct Edit {
  Span span;
  std::string replacement;
  std::string scope;  // the function or declaration that it is in
};

// For the functions that know the mistakes of one kind of node each: expressions.hpp,
// statements.hpp, types.hpp. Whether an edit compiles or changes anything is not their business.
struct EditContext {
  const Syntax& syntax;
  std::vector<Edit> edits{};

  // tree_walk.cpp sets these.
  const Node* parent = nullptr;                        // of the node being visited
  std::string scope{};                                 // of the node being visited
  bool in_function = false;                            // the node being visited
  std::vector<std::pair<Span, std::string>> scopes{};  // so far, an outer one before its inner ones

  std::vector<Span> loop_conditions{};  // so far; statements.cpp adds them

  // Adds an edit in the present scope.
  void add(Span span, const std::string& replacement);
  // The innermost scope around `span`, "" if there is none. Only after the walk.
  std::string scope_around(Span span) const;
  // The source's own words.
  std::string text(Span span) const { return std::string(syntax.text(span)); }
  std::string text(const Node& node) const { return text(node.span); }
  // The first token that begins at `offset` or behind; there must be one.
  Span token_at(std::size_t offset) const;
};

}  // namespace mutate
