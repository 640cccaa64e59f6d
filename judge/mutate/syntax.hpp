// A C++ source as libclang sees it: its tokens and its tree, both by their places in the text.
#pragma once

#include <clang-c/Index.h>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mutate {

// The bytes [begin, end) of a source.
struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;
};

inline bool operator==(Span a, Span b) {
  return a.begin == b.begin && a.end == b.end;
}

// Whether `inner` lies in `outer`; they may begin or end together.
inline bool contains(Span outer, Span inner) {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}

// Where a range of the file being read lies in it.
Span span_of(CXSourceRange range);

// What the cursor declares, refers to or calls; "" for what has no name.
std::string name_of(CXCursor cursor);

struct Token {
  Span span;
  CXTokenKind kind;
};

// A piece of the tree that stands in the file itself. Nodes that libclang puts around another for
// an implicit conversion are left out.
struct Node {
  CXCursor cursor;
  CXCursorKind kind;
  Span span;
  std::vector<Node> children;
};

class Syntax {
 public:
  // Reads a whole source, `dialect` as g++ -std= takes it. Throws judge::UsageError with the first
  // error if it is no C++.
  Syntax(std::string text, const std::string& dialect);

  const std::string& text() const { return text_; }
  // The bytes of `span`.
  std::string_view text(Span span) const;
  // The text with blanks in place of comments, byte for byte.
  const std::string& code() const { return code_; }
  // All tokens but comments and those of preprocessor lines, in order.
  const std::vector<Token>& tokens() const { return tokens_; }
  // What the file declares, under one root.
  const Node& root() const { return root_; }
  // The index of the first token that begins at `offset` or behind; tokens().size() if
  // there is none.
  std::size_t token_at(std::size_t offset) const;

 private:
  struct Close {
    void operator()(CXIndex index) const { clang_disposeIndex(index); }
    void operator()(CXTranslationUnit unit) const { clang_disposeTranslationUnit(unit); }
  };
  void parse(const std::string& dialect);
  void read_tokens();
  void add_children(Node& parent);
  bool is_in_directive(std::size_t offset) const;

  std::string text_;
  std::string code_;
  std::unique_ptr<void, Close> index_;
  std::unique_ptr<CXTranslationUnitImpl, Close> unit_;
  std::vector<Token> tokens_;
  Node root_;
};

// --- questions about nodes and their types ---

// The kind of the node's type, with no alias in between.
CXTypeKind type_kind(const Node& node);

// Whether values of such a type are numbers: bool, characters, integers, floating point, enum.
bool is_arithmetic(CXTypeKind kind);

// Numbers and pointers.
bool is_scalar(CXTypeKind kind);

// Whether it has a value, or is a call without one.
bool is_expression(const Node& node);

// Whether it declares or defines a function of any kind.
bool is_function(const Node& node);

// Whether an operator beside the node could take a part of it away.
bool needs_parentheses(const Node& node);

}  // namespace mutate
