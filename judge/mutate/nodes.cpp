#include "judge/mutate/nodes.hpp"

namespace mutate {

CXTypeKind type_kind(const Node& node) {
  return clang_getCanonicalType(clang_getCursorType(node.cursor)).kind;
}

bool is_arithmetic(CXTypeKind kind) {
  return (CXType_FirstBuiltin < kind && kind <= CXType_LongDouble) || kind == CXType_Enum;
}

bool is_scalar(CXTypeKind kind) {
  return is_arithmetic(kind) || kind == CXType_Pointer;
}

bool is_expression(const Node& node) {
  return clang_isExpression(node.kind) != 0;
}

bool is_function(const Node& node) {
  return node.kind == CXCursor_FunctionDecl || node.kind == CXCursor_CXXMethod ||
         node.kind == CXCursor_Constructor || node.kind == CXCursor_FunctionTemplate ||
         node.kind == CXCursor_ConversionFunction;
}

bool needs_parentheses(const Node& node) {
  return node.kind == CXCursor_BinaryOperator || node.kind == CXCursor_ConditionalOperator ||
         node.kind == CXCursor_CompoundAssignOperator;
}

}  // namespace mutate
