#include "judge/mutate/tree_walk.hpp"

#include <utility>

#include "judge/mutate/expressions.hpp"
#include "judge/mutate/nodes.hpp"
#include "judge/mutate/statements.hpp"
#include "judge/mutate/types.hpp"

namespace mutate {
namespace {

void visit_in_scope(EditContext& context, const Node& node);

void visit_children(EditContext& context, const Node& node) {
  const Node* const outer = std::exchange(context.parent, &node);
  for (const Node& child : node.children)
    visit_in_scope(context, child);
  context.parent = outer;
}

// Each of the three knows its own kinds of nodes and leaves the others alone.
void visit(EditContext& context, const Node& node) {
  mutate_expression(context, node);
  mutate_statement(context, node);
  mutate_type_name(context, node);
  visit_children(context, node);
}

// Outside of functions a declaration lends its name; inside, the function's stays.
void visit_in_scope(EditContext& context, const Node& node) {
  const bool is_outside = !context.in_function && clang_isDeclaration(node.kind) != 0;
  if (!is_function(node) && !is_outside) return visit(context, node);
  const std::string outer = std::exchange(context.scope, name_of(node.cursor));
  const bool was_in_function =
      std::exchange(context.in_function, context.in_function || is_function(node));
  context.scopes.emplace_back(node.span, context.scope);
  visit(context, node);
  context.in_function = was_in_function;
  context.scope = outer;
}

}  // namespace

std::vector<Edit> find_edits(const Syntax& syntax) {
  EditContext context{syntax};
  visit_children(context, syntax.root());
  mutate_types_in_tokens(context);
  return std::move(context.edits);
}

}  // namespace mutate
