// A walk over the tree that writes down edits. Each kind of node has a function of its own that
// says which mistakes it may hold; an edit that does not compile, or changes nothing, is
// sorted out later.
#include "judge/mutate/mutants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "judge/mutate/operators.hpp"

namespace mutate {
namespace {

constexpr std::size_t kLongestPiece = 60;  // of an edit in an identifier, bytes

struct Edit {
  Span span;
  std::string replacement;
  std::string scope;  // the function or declaration that it is in
};

CXTypeKind type_kind(const Node& node) {
  return clang_getCanonicalType(clang_getCursorType(node.cursor)).kind;
}

bool contains(Span outer, Span inner) {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}

bool is_arithmetic(CXTypeKind kind) {
  return (CXType_FirstBuiltin < kind && kind <= CXType_LongDouble) || kind == CXType_Enum;
}

bool is_scalar(CXTypeKind kind) {
  return is_arithmetic(kind) || kind == CXType_Pointer;
}

bool may_be_swapped(const Node& a, const Node& b) {
  if (is_arithmetic(type_kind(a)) && is_arithmetic(type_kind(b))) return true;
  return type_kind(a) == type_kind(b);
}

bool is_expression(const Node& node) {
  return clang_isExpression(node.kind) != 0;
}

bool is_function(CXCursorKind kind) {
  return kind == CXCursor_FunctionDecl || kind == CXCursor_CXXMethod ||
         kind == CXCursor_Constructor || kind == CXCursor_FunctionTemplate ||
         kind == CXCursor_ConversionFunction;
}

// Whether an operator beside the node could take a part of it away.
bool needs_parentheses(const Node& node) {
  return node.kind == CXCursor_BinaryOperator || node.kind == CXCursor_ConditionalOperator ||
         node.kind == CXCursor_CompoundAssignOperator;
}

class Mutator {
 public:
  explicit Mutator(const Syntax& syntax) : syntax_(syntax) {}

  std::vector<Edit> edits() {
    visit_children(syntax_.root());
    narrow_in_tokens();
    return std::move(edits_);
  }

 private:
  void edit(Span span, const std::string& replacement) {
    edits_.push_back({span, replacement, scope_});
  }

  std::string text(Span span) const { return std::string(syntax_.text(span)); }
  std::string text(const Node& node) const { return text(node.span); }

  void visit_children(const Node& node) {
    parents_.push_back(&node);
    for (const Node& child : node.children)
      visit_in_scope(child);
    parents_.pop_back();
  }

  // Outside of functions a declaration lends its name; inside, the function's stays.
  void visit_in_scope(const Node& node) {
    const bool opens = is_function(node.kind) || (!in_function_ && clang_isDeclaration(node.kind));
    if (!opens) return visit(node);
    const std::string outer_scope = scope_;
    const bool was_in_function = in_function_;
    scope_ = name_of(node.cursor);
    in_function_ = in_function_ || is_function(node.kind);
    scopes_.push_back({node.span, scope_});
    visit(node);
    in_function_ = was_in_function;
    scope_ = outer_scope;
  }

  void visit(const Node& node) {
    switch (node.kind) {
      case CXCursor_IntegerLiteral:
      case CXCursor_CharacterLiteral:
      case CXCursor_CXXBoolLiteralExpr:
        change_literal(node);
        break;
      case CXCursor_BinaryOperator:
        change_binary(node);
        break;
      case CXCursor_CompoundAssignOperator:
        change_operator(node);
        break;
      case CXCursor_UnaryOperator:
        change_unary(node);
        break;
      case CXCursor_ConditionalOperator:
        replace_condition(node.children[0]);
        break;
      case CXCursor_CallExpr:
        change_call(node);
        break;
      case CXCursor_InitListExpr:
        swap_neighbours(node.children);
        break;
      case CXCursor_CXXStaticCastExpr:
      case CXCursor_CStyleCastExpr:
      case CXCursor_CXXFunctionalCastExpr:
        drop_cast(node);
        break;
      case CXCursor_VarDecl:
        zero_initialiser(node);
        break;
      case CXCursor_ReturnStmt:
        change_return(node);
        break;
      case CXCursor_BreakStmt:
      case CXCursor_ContinueStmt:
        edit(node.span, "");
        break;
      case CXCursor_CompoundStmt:
      case CXCursor_CaseStmt:
      case CXCursor_DefaultStmt:
        drop_expressions(node.children);
        break;
      case CXCursor_IfStmt:
      case CXCursor_WhileStmt:
      case CXCursor_DoStmt:
        change_headed(node);
        break;
      case CXCursor_ForStmt:
        change_for(node);
        break;
      case CXCursor_CXXForRangeStmt:
        drop_body(node.children.back());
        break;
      case CXCursor_TypeRef:
        narrow(node.span, type_kind(node));
        break;
      default:
        break;
    }
    visit_children(node);
  }

  // --- expressions ---

  void change_literal(const Node& node) {
    for (const std::string& other : neighbour_literals(syntax_.text(node.span))) {
      edit(node.span, other);
    }
  }

  // The operator between the two operands.
  Span operator_of(const Node& node) const {
    return syntax_.tokens()[syntax_.token_at(node.children[0].span.end)].span;
  }

  std::string grouped(const Node& node) const {
    return needs_parentheses(node) ? "(" + text(node) + ")" : text(node);
  }

  // An expression in place of `node` that means the same there as it does alone.
  void replace_whole(const Node& node, const std::string& replacement) {
    edit(node.span, is_operand() ? "(" + replacement + ")" : replacement);
  }

  // Whether the node now visited is a part of an expression that could tear it apart.
  bool is_operand() const {
    const CXCursorKind around = parents_.back()->kind;
    return around == CXCursor_BinaryOperator || around == CXCursor_UnaryOperator ||
           around == CXCursor_CStyleCastExpr || around == CXCursor_ConditionalOperator;
  }

  void change_binary(const Node& node) {
    if (node.children.size() != 2) return;
    change_operator(node);
    const std::string op = text(operator_of(node));
    if (op == "&&" || op == "||") {
      edit(node.span, text(node.children[0]));
      edit(node.span, text(node.children[1]));
    }
    if (op == "-") {
      replace_whole(node, grouped(node.children[1]) + " - " + grouped(node.children[0]));
    }
  }

  void change_operator(const Node& node) {
    const Span place = operator_of(node);
    const std::string op = text(place);
    for (const std::string& other : other_operators(op)) {
      // A counter in steps of one meets its bound: in a loop, != would only be < written otherwise.
      if (other == "!=" && is_in_loop_condition(node)) continue;
      if (keeps_tree(node, op, other)) {
        edit(place, other);
      } else {
        replace_whole(node,
                      grouped(node.children[0]) + " " + other + " " + grouped(node.children[1]));
      }
    }
  }

  // Whether the other operator takes the same operands when it just stands where the
  // first one stood.
  bool keeps_tree(const Node& node, const std::string& op, const std::string& other) const {
    if (precedence(other) == precedence(op)) return true;
    if (precedence(other) < precedence(op)) return !is_operand();
    return !needs_parentheses(node.children[0]) && !needs_parentheses(node.children[1]);
  }

  bool is_in_loop_condition(const Node& node) const {
    return std::any_of(loop_conditions_.begin(), loop_conditions_.end(),
                       [&](Span condition) { return contains(condition, node.span); });
  }

  void change_unary(const Node& node) {
    const Span operand = node.children[0].span;
    const bool is_prefix = node.span.begin < operand.begin;
    const Span place = is_prefix ? syntax_.tokens()[syntax_.token_at(node.span.begin)].span
                                 : syntax_.tokens()[syntax_.token_at(operand.end)].span;
    const std::string op = text(place);
    if (op == "-" || op == "!" || op == "~") edit(place, "");
    if (op != "++" && op != "--") return;
    edit(place, op == "++" ? "--" : "++");
    edit(node.span, is_prefix ? text(operand) + op : op + text(operand));
  }

  void change_call(const Node& node) {
    const std::vector<Node> arguments = arguments_of(node);
    const std::string callee = name_of(node.cursor);
    if (callee.rfind("operator", 0) != 0) return swap_all(arguments);
    if (arguments.size() != 2) return;
    const Span place = syntax_.tokens()[syntax_.token_at(arguments[0].span.end)].span;
    if (callee != "operator" + text(place)) return;
    for (const std::string& other : other_operators(text(place)))
      edit(place, other);
  }

  static std::vector<Node> arguments_of(const Node& node) {
    std::vector<Node> arguments;
    const int count = clang_Cursor_getNumArguments(node.cursor);
    for (int i = 0; i < count; ++i) {
      const CXCursor argument = clang_Cursor_getArgument(node.cursor, static_cast<unsigned>(i));
      const Span span = span_of(clang_getCursorExtent(argument));
      const bool is_written = contains(node.span, span) && span.begin < span.end;
      if (is_written) arguments.push_back({argument, clang_getCursorKind(argument), span, {}});
    }
    return arguments;
  }

  void swap(const Node& a, const Node& b) {
    if (!may_be_swapped(a, b)) return;
    const std::string between = text(Span{a.span.end, b.span.begin});
    edit({a.span.begin, b.span.end}, text(b) + between + text(a));
  }

  void swap_all(const std::vector<Node>& nodes) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      for (std::size_t j = i + 1; j < nodes.size(); ++j)
        swap(nodes[i], nodes[j]);
    }
  }

  void swap_neighbours(const std::vector<Node>& nodes) {
    for (std::size_t i = 1; i < nodes.size(); ++i)
      swap(nodes[i - 1], nodes[i]);
  }

  void drop_cast(const Node& node) {
    if (node.children.empty()) return;
    edit(node.span, "(" + text(node.children.back()) + ")");
  }

  // --- types ---

  void narrow(Span span, CXTypeKind type) {
    const std::optional<std::string> narrower = narrower_type(type);
    if (narrower) edit(span, *narrower);
  }

  // Types that are spelled in keywords are in the tokens only, and so are qualified names: libclang
  // has no node for the last part of std::size_t.
  void narrow_in_tokens() {
    const std::vector<Token>& tokens = syntax_.tokens();
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const std::size_t first = i;
      std::vector<std::string_view> words;
      while (i < tokens.size() && is_type_keyword(syntax_.text(tokens[i].span))) {
        words.push_back(syntax_.text(tokens[i++].span));
      }
      if (words.empty()) {
        narrow_standard_name(i);
      } else {
        const Span run = {tokens[first].span.begin, tokens[--i].span.end};
        scope_ = scope_around(run);
        narrow(run, keyword_type(words));
      }
    }
  }

  void narrow_standard_name(std::size_t i) {
    const std::vector<Token>& tokens = syntax_.tokens();
    const bool is_qualified = i >= 2 && text(tokens[i - 1].span) == "::";
    const Span span = {tokens[is_qualified ? i - 2 : i].span.begin, tokens[i].span.end};
    scope_ = scope_around(span);
    narrow(span, standard_type(syntax_.text(tokens[i].span)));
  }

  std::string scope_around(Span span) const {
    const auto inner = std::find_if(scopes_.rbegin(), scopes_.rend(),
                                    [&](const auto& scope) { return contains(scope.first, span); });
    return inner == scopes_.rend() ? "" : inner->second;
  }

  // --- statements ---

  void zero_initialiser(const Node& node) {
    if (node.children.empty() || !is_scalar(type_kind(node))) return;
    const Node& last = node.children.back();
    if (is_expression(last) && last.span.end == node.span.end) edit(last.span, "0");
  }

  void change_return(const Node& node) {
    if (node.children.empty() || scope_ == "main") return;
    const Node& value = node.children[0];
    const CXTypeKind kind = type_kind(value);
    if (kind == CXType_Bool) return replace_condition(value);
    if (is_scalar(kind)) edit(value.span, "0");
    if (is_arithmetic(kind)) edit(value.span, grouped(value) + " + 1");
  }

  void replace_condition(const Node& node) {
    if (!is_expression(node)) return;
    edit(node.span, "true");
    edit(node.span, "false");
  }

  void drop_expressions(const std::vector<Node>& statements) {
    for (const Node& statement : statements) {
      if (is_expression(statement)) edit(statement.span, "");
    }
  }

  void drop_body(const Node& body) {
    const std::size_t next = syntax_.token_at(body.span.end);
    const bool has_semicolon =
        next < syntax_.tokens().size() && text(syntax_.tokens()[next].span) == ";";
    edit(body.span, has_semicolon ? "" : "{}");
  }

  void loop_condition(const Node& node) {
    loop_conditions_.push_back(node.span);
    replace_condition(node);
  }

  // if, while, do: a condition in parentheses and one or two bodies.
  void change_headed(const Node& node) {
    if (node.kind == CXCursor_DoStmt) {
      drop_body(node.children.front());
      return loop_condition(node.children.back());
    }
    const Span header = header_of(node);
    const Node* condition = nullptr;
    for (const Node& child : node.children) {
      if (contains(header, child.span)) {
        condition = &child;
      } else {
        drop_body(child);
      }
    }
    if (condition == nullptr) return;
    node.kind == CXCursor_WhileStmt ? loop_condition(*condition) : replace_condition(*condition);
  }

  // What stands between the parentheses behind the statement's keyword.
  Span header_of(const Node& node) const {
    const std::vector<Token>& tokens = syntax_.tokens();
    std::size_t i = syntax_.token_at(node.span.begin);
    while (text(tokens[i].span) != "(")
      ++i;
    const std::size_t begin = tokens[i].span.end;
    for (int depth = 0;; ++i) {
      const std::string token = text(tokens[i].span);
      depth += token == "(" ? 1 : token == ")" ? -1 : 0;
      if (depth == 0) return {begin, tokens[i].span.begin};
    }
  }

  // libclang does not say which of a for's three parts are missing; the semicolons do.
  void change_for(const Node& node) {
    const Span header = header_of(node);
    const auto semicolons = semicolons_in(header);
    for (const Node& child : node.children) {
      if (!contains(header, child.span)) {
        drop_body(child);
      } else if (child.span.begin > semicolons.first && child.span.end <= semicolons.second) {
        loop_condition(child);
      } else if (is_expression(child)) {
        edit(child.span, "");
      }
    }
  }

  std::pair<std::size_t, std::size_t> semicolons_in(Span header) const {
    std::vector<std::size_t> places;
    int depth = 0;  // a lambda in the header has semicolons of its own
    for (std::size_t i = syntax_.token_at(header.begin); syntax_.tokens()[i].span.end <= header.end;
         ++i) {
      const std::string token = text(syntax_.tokens()[i].span);
      depth += token == "{" ? 1 : token == "}" ? -1 : 0;
      if (token == ";" && depth == 0) places.push_back(syntax_.tokens()[i].span.begin);
    }
    return {places.at(0), places.at(1)};
  }

  const Syntax& syntax_;
  std::vector<Edit> edits_;
  std::vector<const Node*> parents_;
  std::vector<Span> loop_conditions_;
  std::vector<std::pair<Span, std::string>> scopes_;  // an outer one before its inner ones
  std::string scope_;
  bool in_function_ = false;
};

// --- identifiers ---

// One blank for each run of blanks and line ends, none at the ends.
std::string squeezed(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool is_blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!is_blank) {
      result += c;
    } else if (!result.empty() && result.back() != ' ') {
      result += ' ';
    }
  }
  while (!result.empty() && result.back() == ' ')
    result.pop_back();
  return result;
}

std::string shortened(const std::string& piece) {
  if (piece.size() <= kLongestPiece) return piece;
  const std::size_t half = kLongestPiece / 2;
  return piece.substr(0, half) + " ... " + piece.substr(piece.size() - half);
}

// The edit as the lines that it is in, with the piece in braces.
std::string marked_lines(const std::string& code, const Edit& edit) {
  const std::size_t begin = code.rfind('\n', edit.span.begin) + 1;  // npos + 1 is 0: the first line
  const std::size_t end = std::min(code.find('\n', edit.span.end), code.size());
  const std::string piece =
      squeezed(std::string_view(code).substr(edit.span.begin, edit.span.end - edit.span.begin));
  return squeezed(fmt::format("{}{{{} -> {}}}{}", code.substr(begin, edit.span.begin - begin),
                              shortened(piece), shortened(squeezed(edit.replacement)),
                              code.substr(edit.span.end, end - edit.span.end)));
}

std::string id_of(const std::string& code, const Edit& edit) {
  return fmt::format("{}: {}", edit.scope, marked_lines(code, edit));
}

}  // namespace

std::vector<Mutant> mutants_of(const std::string& source, const std::string& dialect) {
  const Syntax syntax(source, dialect);
  std::vector<Edit> edits = Mutator(syntax).edits();
  std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
    return std::tie(a.span.begin, a.span.end) < std::tie(b.span.begin, b.span.end);
  });
  std::vector<Mutant> mutants;
  std::set<std::string> seen = {source};
  std::map<std::string, int> uses;
  for (const Edit& edit : edits) {
    Mutant mutant = {id_of(syntax.code(), edit), edit.span, edit.replacement, 0};
    if (!seen.insert(mutated(source, mutant)).second) continue;
    if (const int use = ++uses[mutant.id]; use > 1) mutant.id += fmt::format(" @{}", use);
    const auto begin = source.begin() + static_cast<std::ptrdiff_t>(edit.span.begin);
    mutant.line = 1 + static_cast<int>(std::count(source.begin(), begin, '\n'));
    mutants.push_back(std::move(mutant));
  }
  return mutants;
}

std::string mutated(const std::string& source, const Mutant& mutant) {
  return source.substr(0, mutant.span.begin) + mutant.replacement + source.substr(mutant.span.end);
}

}  // namespace mutate
