// The mistakes that each kind of node may hold, and what the search for them shares: the source,
// the edits found so far, and where in the tree the search is.
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

// For the functions below. Whether an edit compiles or changes anything is not their business.
struct EditContext {
  const Syntax& syntax;
  std::vector<Edit> edits{};

  // The walk over the tree in mutants.cpp sets these.
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
  Span token_at(std::size_t offset) const { return syntax.tokens()[syntax.token_at(offset)].span; }
};

// --- expressions.cpp: another operator, a literal one off, swapped arguments ---

// Adds the edits of the node itself, if it is an expression; none for its children.
void mutate_expression(EditContext& context, const Node& node);

// Adds `true` and `false` in place of a condition.
void replace_condition(EditContext& context, const Node& condition);

// The node's text, in parentheses if an operator beside it could take a part of it away.
std::string grouped(const EditContext& context, const Node& node);

// --- statements.cpp: a missing part, a wrong condition, another value ---

// Adds the edits of the node itself, if it is a statement or a variable's declaration; none for its
// children.
void mutate_statement(EditContext& context, const Node& node);

// --- types.cpp: a type that is too narrow ---

// Adds the edit of the node itself, if it names a type that the source declares.
void mutate_type_name(EditContext& context, const Node& node);

// Adds the edits of all other types: those that are spelled in keywords are in the tokens only, and
// so are qualified names, since libclang has no node for the last part of std::size_t. Only after
// the walk over the tree, which finds the scopes.
void mutate_types_in_tokens(EditContext& context);

}  // namespace mutate
