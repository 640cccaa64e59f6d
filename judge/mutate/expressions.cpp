#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/mutate/edits.hpp"

namespace mutate {
namespace {

// --- what operators and literals become ---

using Words = std::vector<std::string>;

// The operators that take the place of the binary operator `op` (assignments too); none for one
// that is not mutated. A comparison gets those two that differ from it at one outcome of <, =, >
// each; the third one is the constant condition, and every other comparison differs wherever one of
// the three does.
Words other_operators(std::string_view op) {
  static const std::map<std::string_view, Words> kTable = {
      {"+", {"-", "*"}},     {"-", {"+"}},        {"*", {"+", "/"}},   {"/", {"*", "%"}},
      {"%", {"/", "*"}},     {"<<", {">>"}},      {">>", {"<<"}},      {"&", {"|", "^"}},
      {"|", {"&", "^"}},     {"^", {"&", "|"}},   {"&&", {"||"}},      {"||", {"&&"}},
      {"<", {"<=", "!="}},   {"<=", {"<", "=="}}, {">", {">=", "!="}}, {">=", {">", "=="}},
      {"==", {"<=", ">="}},  {"!=", {"<", ">"}},  {"+=", {"-=", "="}}, {"-=", {"+=", "="}},
      {"*=", {"/=", "="}},   {"/=", {"*=", "="}}, {"%=", {"/=", "="}}, {"<<=", {">>=", "="}},
      {">>=", {"<<=", "="}}, {"&=", {"|=", "="}}, {"|=", {"&=", "="}}, {"^=", {"|=", "="}}};
  const auto entry = kTable.find(op);
  return entry == kTable.end() ? Words{} : entry->second;
}

// None for a binary literal, which C++98 does not have.
Words integer_neighbours(std::string_view literal) {
  std::string digits(literal);
  digits.erase(std::remove(digits.begin(), digits.end(), '\''), digits.end());
  char* rest = nullptr;
  const std::uint64_t value = std::strtoull(digits.c_str(), &rest, 0);
  const std::string suffix = rest;
  if (suffix.find_first_not_of("uUlL") != std::string::npos) return {};
  const std::string above = fmt::format("{}{}", value + 1, suffix);
  if (value == 0) return {above, "(-1" + suffix + ")"};
  return {above, fmt::format("{}{}", value - 1, suffix)};
}

// The value of 'c', '\n', '\0' and the like; none for what needs more thought.
std::optional<int> character_value(std::string_view literal) {
  if (literal.size() == 3) return static_cast<unsigned char>(literal[1]);
  if (literal.size() < 4 || literal[1] != '\\') return std::nullopt;
  const std::string_view body = literal.substr(2, literal.size() - 3);
  static const std::map<std::string_view, int> kEscapes = {{"n", '\n'},  {"t", '\t'}, {"r", '\r'},
                                                           {"\\", '\\'}, {"'", '\''}, {"\"", '"'}};
  if (const auto escape = kEscapes.find(body); escape != kEscapes.end()) return escape->second;
  int value = 0;
  const auto [rest, error] = std::from_chars(body.data(), body.data() + body.size(), value, 8);
  if (error != std::errc() || rest != body.data() + body.size()) return std::nullopt;
  return value;
}

std::string character_literal(int value) {
  if (value >= ' ' && value < 127 && value != '\'' && value != '\\') {
    return fmt::format("'{}'", static_cast<char>(value));
  }
  return fmt::format("'\\{:o}'", value & 0xff);
}

// How tightly the binary operator binds: greater is tighter; 0 for assignments and what is unknown.
int precedence(std::string_view op) {
  static const std::map<std::string_view, int> kTable = {
      {"*", 10}, {"/", 10}, {"%", 10}, {"+", 9}, {"-", 9},  {"<<", 8},
      {">>", 8}, {"<", 7},  {"<=", 7}, {">", 7}, {">=", 7}, {"==", 6},
      {"!=", 6}, {"&", 5},  {"^", 4},  {"|", 3}, {"&&", 2}, {"||", 1}};
  const auto entry = kTable.find(op);
  return entry == kTable.end() ? 0 : entry->second;
}

// The literals one above and one below, of the same type; the least values of a type wrap as they
// do in C++. None for a literal of an unknown form. `literal` is an integer, a character, `true` or
// `false`.
Words neighbour_literals(std::string_view literal) {
  if (literal == "true") return {"false"};
  if (literal == "false") return {"true"};
  if (literal.empty() || literal[0] != '\'') return integer_neighbours(literal);
  const std::optional<int> value = character_value(literal);
  if (!value) return {};
  return {character_literal(*value + 1), character_literal(*value - 1)};
}

// --- operators ---

// The operator between the two operands.
Span operator_of(const EditContext& context, const Node& node) {
  return context.token_at(node.children[0].span.end);
}

// Whether the node being visited is a part of an expression that could tear it apart.
bool is_operand(const EditContext& context) {
  const CXCursorKind around = context.parent->kind;
  return around == CXCursor_BinaryOperator || around == CXCursor_UnaryOperator ||
         around == CXCursor_CStyleCastExpr || around == CXCursor_ConditionalOperator;
}

// Puts an expression in place of `node` that means the same there as it does alone.
void replace_whole(EditContext& context, const Node& node, const std::string& replacement) {
  context.add(node.span, is_operand(context) ? "(" + replacement + ")" : replacement);
}

bool is_in_loop_condition(const EditContext& context, const Node& node) {
  return std::any_of(context.loop_conditions.begin(), context.loop_conditions.end(),
                     [&](Span condition) { return contains(condition, node.span); });
}

// Whether the operator `other` takes the same operands when it just stands where `op` stood.
bool keeps_tree(const EditContext& context, const Node& node, const std::string& op,
                const std::string& other) {
  if (precedence(other) == precedence(op)) return true;
  if (precedence(other) < precedence(op)) return !is_operand(context);
  return !needs_parentheses(node.children[0]) && !needs_parentheses(node.children[1]);
}

void replace_operator(EditContext& context, const Node& node, const std::string& other) {
  const Span place = operator_of(context, node);
  if (keeps_tree(context, node, context.text(place), other)) return context.add(place, other);
  replace_whole(
      context, node,
      grouped(context, node.children[0]) + " " + other + " " + grouped(context, node.children[1]));
}

void change_operator(EditContext& context, const Node& node) {
  for (const std::string& other : other_operators(context.text(operator_of(context, node)))) {
    // A counter in steps of one meets its bound: in a loop, != would only be < written otherwise.
    if (other == "!=" && is_in_loop_condition(context, node)) continue;
    replace_operator(context, node, other);
  }
}

void change_binary(EditContext& context, const Node& node) {
  if (node.children.size() != 2) return;
  change_operator(context, node);
  const Node& left = node.children[0];
  const Node& right = node.children[1];
  const std::string op = context.text(operator_of(context, node));
  if (op == "&&" || op == "||") {
    context.add(node.span, context.text(left));
    context.add(node.span, context.text(right));
  }
  if (op == "-") {
    replace_whole(context, node, grouped(context, right) + " - " + grouped(context, left));
  }
}

void change_unary(EditContext& context, const Node& node) {
  const Span operand = node.children[0].span;
  const bool is_prefix = node.span.begin < operand.begin;
  const Span place = context.token_at(is_prefix ? node.span.begin : operand.end);
  const std::string op = context.text(place);
  if (op == "-" || op == "!" || op == "~") context.add(place, "");
  if (op != "++" && op != "--") return;
  context.add(place, op == "++" ? "--" : "++");
  const std::string operand_text = context.text(operand);
  context.add(node.span, is_prefix ? operand_text + op : op + operand_text);
}

// --- lists of expressions ---

bool may_be_swapped(const Node& a, const Node& b) {
  if (is_arithmetic(type_kind(a)) && is_arithmetic(type_kind(b))) return true;
  return type_kind(a) == type_kind(b);
}

void swap(EditContext& context, const Node& a, const Node& b) {
  if (!may_be_swapped(a, b)) return;
  const std::string between = context.text(Span{a.span.end, b.span.begin});
  context.add({a.span.begin, b.span.end}, context.text(b) + between + context.text(a));
}

void swap_all(EditContext& context, const std::vector<Node>& nodes) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    for (std::size_t j = i + 1; j < nodes.size(); ++j)
      swap(context, nodes[i], nodes[j]);
  }
}

void swap_neighbours(EditContext& context, const std::vector<Node>& nodes) {
  for (std::size_t i = 1; i < nodes.size(); ++i)
    swap(context, nodes[i - 1], nodes[i]);
}

// Those that are written in the call, not the default ones.
std::vector<Node> arguments_of(const Node& call) {
  std::vector<Node> arguments;
  const int count = clang_Cursor_getNumArguments(call.cursor);
  for (int i = 0; i < count; ++i) {
    const CXCursor argument = clang_Cursor_getArgument(call.cursor, static_cast<unsigned>(i));
    const Span span = span_of(clang_getCursorExtent(argument));
    const bool is_written = contains(call.span, span) && span.begin < span.end;
    if (is_written) arguments.push_back({argument, clang_getCursorKind(argument), span, {}});
  }
  return arguments;
}

// A call, or an operator of a class, which libclang shows as a call too.
void change_call(EditContext& context, const Node& node) {
  const std::vector<Node> arguments = arguments_of(node);
  const std::string callee = name_of(node.cursor);
  if (callee.rfind("operator", 0) != 0) return swap_all(context, arguments);
  if (arguments.size() != 2) return;
  const Span place = context.token_at(arguments[0].span.end);
  if (callee != "operator" + context.text(place)) return;
  for (const std::string& other : other_operators(context.text(place)))
    context.add(place, other);
}

// --- literals and casts ---

void change_literal(EditContext& context, const Node& node) {
  for (const std::string& other : neighbour_literals(context.text(node)))
    context.add(node.span, other);
}

void drop_cast(EditContext& context, const Node& node) {
  if (node.children.empty()) return;
  context.add(node.span, "(" + context.text(node.children.back()) + ")");
}

}  // namespace

std::string grouped(const EditContext& context, const Node& node) {
  return needs_parentheses(node) ? "(" + context.text(node) + ")" : context.text(node);
}

void replace_condition(EditContext& context, const Node& condition) {
  if (!is_expression(condition)) return;
  context.add(condition.span, "true");
  context.add(condition.span, "false");
}

void mutate_expression(EditContext& context, const Node& node) {
  switch (node.kind) {
    case CXCursor_IntegerLiteral:
    case CXCursor_CharacterLiteral:
    case CXCursor_CXXBoolLiteralExpr:
      return change_literal(context, node);
    case CXCursor_BinaryOperator:
      return change_binary(context, node);
    case CXCursor_CompoundAssignOperator:
      return change_operator(context, node);
    case CXCursor_UnaryOperator:
      return change_unary(context, node);
    case CXCursor_ConditionalOperator:
      return replace_condition(context, node.children[0]);
    case CXCursor_CallExpr:
      return change_call(context, node);
    case CXCursor_InitListExpr:
      return swap_neighbours(context, node.children);
    case CXCursor_CXXStaticCastExpr:
    case CXCursor_CStyleCastExpr:
    case CXCursor_CXXFunctionalCastExpr:
      return drop_cast(context, node);
    default:
      return;
  }
}

}  // namespace mutate
