#include "judge/mutate/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "judge/base/errors.hpp"

namespace mutate {
namespace {

constexpr const char* kFile = "main.cpp";

std::string take(CXString string) {
  const char* const words = clang_getCString(string);
  std::string copy = words == nullptr ? "" : words;
  clang_disposeString(string);
  return copy;
}

std::size_t offset_of(CXSourceLocation location) {
  unsigned offset = 0;
  clang_getFileLocation(location, nullptr, nullptr, nullptr, &offset);
  return offset;
}

bool is_in_file(CXCursor cursor) {
  return clang_Location_isFromMainFile(clang_getCursorLocation(cursor)) != 0;
}

// libclang shows an implicit conversion as an expression around the one it converts.
bool is_implicit(const Node& node) {
  return node.kind == CXCursor_UnexposedExpr && node.children.size() == 1 &&
         node.children[0].span == node.span;
}

}  // namespace

Span span_of(CXSourceRange range) {
  return {offset_of(clang_getRangeStart(range)), offset_of(clang_getRangeEnd(range))};
}

std::string name_of(CXCursor cursor) {
  return take(clang_getCursorSpelling(cursor));
}

Syntax::Syntax(std::string text, const std::string& dialect) : text_(std::move(text)) {
  parse(dialect);
  read_tokens();
  root_.cursor = clang_getTranslationUnitCursor(unit_.get());
  root_.kind = CXCursor_TranslationUnit;
  root_.span = {0, text_.size()};
  add_children(root_);
}

void Syntax::parse(const std::string& dialect) {
  index_.reset(clang_createIndex(0, 0));
  const std::string standard = "-std=" + dialect;
  const char* const arguments[] = {"-x", "c++", standard.c_str(), "-w"};
  CXUnsavedFile file = {kFile, text_.data(), text_.size()};
  CXTranslationUnit unit = nullptr;
  const CXErrorCode error = clang_parseTranslationUnit2(index_.get(), kFile, arguments, 4, &file, 1,
                                                        CXTranslationUnit_None, &unit);
  unit_.reset(unit);
  if (error != CXError_Success) throw judge::UsageError("libclang cannot read the source");
  for (unsigned i = 0; i < clang_getNumDiagnostics(unit); ++i) {
    const std::unique_ptr<void, void (*)(CXDiagnostic)> diagnostic(clang_getDiagnostic(unit, i),
                                                                   clang_disposeDiagnostic);
    if (clang_getDiagnosticSeverity(diagnostic.get()) >= CXDiagnostic_Error) {
      throw judge::UsageError(
          take(clang_formatDiagnostic(diagnostic.get(), clang_defaultDiagnosticDisplayOptions())));
    }
  }
}

std::string_view Syntax::text(Span span) const {
  return std::string_view(text_).substr(span.begin, span.end - span.begin);
}

void Syntax::read_tokens() {
  code_ = text_;
  CXToken* tokens = nullptr;
  unsigned count = 0;
  CXTranslationUnit unit = unit_.get();
  clang_tokenize(unit, clang_getCursorExtent(clang_getTranslationUnitCursor(unit)), &tokens,
                 &count);
  for (unsigned i = 0; i < count; ++i) {
    const Token token = {span_of(clang_getTokenExtent(unit, tokens[i])),
                         clang_getTokenKind(tokens[i])};
    if (token.kind == CXToken_Comment) {
      std::replace_if(
          code_.begin() + static_cast<std::ptrdiff_t>(token.span.begin),
          code_.begin() + static_cast<std::ptrdiff_t>(token.span.end),
          [](char c) { return c != '\n'; }, ' ');
    } else if (!is_in_directive(token.span.begin)) {
      tokens_.push_back(token);
    }
  }
  clang_disposeTokens(unit, tokens, count);
}

bool Syntax::is_in_directive(std::size_t offset) const {
  const std::size_t line = text_.rfind('\n', offset) + 1;  // npos + 1 is 0: the first line
  const std::size_t first = text_.find_first_not_of(" \t", line);
  return first != std::string::npos && text_[first] == '#';
}

void Syntax::add_children(Node& parent) {
  struct Visit {
    Syntax& syntax;
    Node& parent;
  } visit{*this, parent};
  clang_visitChildren(
      parent.cursor,
      [](CXCursor cursor, CXCursor, CXClientData data) {
        const Visit& visit = *static_cast<Visit*>(data);
        if (!is_in_file(cursor)) return CXChildVisit_Continue;
        Node node = {
            cursor, clang_getCursorKind(cursor), span_of(clang_getCursorExtent(cursor)), {}};
        visit.syntax.add_children(node);
        if (is_implicit(node)) node = Node(std::move(node.children[0]));
        visit.parent.children.push_back(std::move(node));
        return CXChildVisit_Continue;
      },
      &visit);
}

std::size_t Syntax::token_at(std::size_t offset) const {
  const auto place = std::lower_bound(
      tokens_.begin(), tokens_.end(), offset,
      [](const Token& token, std::size_t begin) { return token.span.begin < begin; });
  return static_cast<std::size_t>(place - tokens_.begin());
}

// --- questions about nodes and their types ---

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
