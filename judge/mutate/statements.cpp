#include <vector>

#include "judge/mutate/edits.hpp"

namespace mutate {
namespace {

// --- values ---

void zero_initialiser(EditContext& context, const Node& node) {
  if (node.children.empty() || !is_scalar(type_kind(node))) return;
  const Node& last = node.children.back();
  if (is_expression(last) && last.span.end == node.span.end) context.add(last.span, "0");
}

void change_return(EditContext& context, const Node& node) {
  if (node.children.empty() || context.scope == "main") return;
  const Node& value = node.children[0];
  const CXTypeKind kind = type_kind(value);
  if (kind == CXType_Bool) return replace_condition(context, value);
  if (is_scalar(kind)) context.add(value.span, "0");
  if (is_arithmetic(kind)) context.add(value.span, grouped(context, value) + " + 1");
}

// --- parts that are missing ---

void drop_expressions(EditContext& context, const std::vector<Node>& statements) {
  for (const Node& statement : statements) {
    if (is_expression(statement)) context.add(statement.span, "");
  }
}

void drop_body(EditContext& context, const Node& body) {
  const Syntax& syntax = context.syntax;
  const std::size_t next = syntax.token_at(body.span.end);
  const bool has_semicolon =
      next < syntax.tokens().size() && context.text(syntax.tokens()[next].span) == ";";
  context.add(body.span, has_semicolon ? "" : "{}");
}

// --- branches and loops ---

void loop_condition(EditContext& context, const Node& node) {
  context.loop_conditions.push_back(node.span);
  replace_condition(context, node);
}

// What stands between the parentheses behind the statement's keyword.
Span header_of(const EditContext& context, const Node& node) {
  const std::vector<Token>& tokens = context.syntax.tokens();
  std::size_t i = context.syntax.token_at(node.span.begin);
  while (context.text(tokens[i].span) != "(")
    ++i;
  const std::size_t begin = tokens[i].span.end;
  for (int depth = 0;; ++i) {
    const std::string token = context.text(tokens[i].span);
    depth += token == "(" ? 1 : token == ")" ? -1 : 0;
    if (depth == 0) return {begin, tokens[i].span.begin};
  }
}

// if and while: a condition in parentheses and one or two bodies.
void change_headed(EditContext& context, const Node& node) {
  const Span header = header_of(context, node);
  const Node* condition = nullptr;
  for (const Node& child : node.children) {
    if (contains(header, child.span)) {
      condition = &child;
    } else {
      drop_body(context, child);
    }
  }
  if (condition == nullptr) return;
  const bool is_loop = node.kind == CXCursor_WhileStmt;
  is_loop ? loop_condition(context, *condition) : replace_condition(context, *condition);
}

void change_do(EditContext& context, const Node& node) {
  drop_body(context, node.children.front());
  loop_condition(context, node.children.back());
}

// Where the two semicolons of a for's header are.
std::pair<std::size_t, std::size_t> semicolons_in(const EditContext& context, Span header) {
  const std::vector<Token>& tokens = context.syntax.tokens();
  std::vector<std::size_t> places;
  int depth = 0;  // a lambda in the header has semicolons of its own
  for (std::size_t i = context.syntax.token_at(header.begin); tokens[i].span.end <= header.end;
       ++i) {
    const std::string token = context.text(tokens[i].span);
    depth += token == "{" ? 1 : token == "}" ? -1 : 0;
    if (token == ";" && depth == 0) places.push_back(tokens[i].span.begin);
  }
  return {places.at(0), places.at(1)};
}

// libclang does not say which of a for's three parts are missing; the semicolons do.
void change_for(EditContext& context, const Node& node) {
  const Span header = header_of(context, node);
  const auto [first, second] = semicolons_in(context, header);
  for (const Node& child : node.children) {
    if (!contains(header, child.span)) {
      drop_body(context, child);
    } else if (child.span.begin > first && child.span.end <= second) {
      loop_condition(context, child);
    } else if (is_expression(child)) {
      context.add(child.span, "");
    }
  }
}

}  // namespace

void mutate_statement(EditContext& context, const Node& node) {
  switch (node.kind) {
    case CXCursor_VarDecl:
      return zero_initialiser(context, node);
    case CXCursor_ReturnStmt:
      return change_return(context, node);
    case CXCursor_BreakStmt:
    case CXCursor_ContinueStmt:
      return context.add(node.span, "");
    case CXCursor_CompoundStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
      return drop_expressions(context, node.children);
    case CXCursor_IfStmt:
    case CXCursor_WhileStmt:
      return change_headed(context, node);
    case CXCursor_DoStmt:
      return change_do(context, node);
    case CXCursor_ForStmt:
      return change_for(context, node);
    case CXCursor_CXXForRangeStmt:
      return drop_body(context, node.children.back());
    default:
      return;
  }
}

}  // namespace mutate
