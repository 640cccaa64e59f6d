#include "judge/mutate/mutants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "judge/base/text.hpp"
#include "judge/mutate/edits.hpp"

namespace mutate {

void EditContext::add(Span span, const std::string& replacement) {
  edits.push_back({span, replacement, scope});
}

std::string EditContext::scope_around(Span span) const {
  const auto inner = std::find_if(scopes.rbegin(), scopes.rend(),
                                  [&](const auto& entry) { return contains(entry.first, span); });
  return inner == scopes.rend() ? "" : inner->second;
}

namespace {

// --- the walk over the tree ---

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

// All edits by where they are; those of one place as they were found, a node's before those of its
// children. Some do not compile or give the same text twice.
std::vector<Edit> find_edits(const Syntax& syntax) {
  EditContext context{syntax};
  visit_children(context, syntax.root());
  mutate_types_in_tokens(context);
  const auto place = [](const Edit& edit) { return std::pair(edit.span.begin, edit.span.end); };
  std::stable_sort(context.edits.begin(), context.edits.end(),
                   [&](const Edit& a, const Edit& b) { return place(a) < place(b); });
  return std::move(context.edits);
}

// --- the names of mutants ---

constexpr std::size_t kLongestPiece = 60;  // bytes of a piece or of what takes its place

// One blank for each run of blanks and line ends, none at the ends.
std::string squeezed(std::string_view text) {
  return fmt::format("{}", fmt::join(judge::split_at(text, " \n\t\r"), " "));
}

std::string shortened(const std::string& piece) {
  if (piece.size() <= kLongestPiece) return piece;
  const std::size_t half = kLongestPiece / 2;
  return piece.substr(0, half) + " ... " + piece.substr(piece.size() - half);
}

// As Mutant::id, but without a number behind it. `code` is the source without its comments.
std::string id_of(const std::string& code, const Edit& edit) {
  const std::size_t begin = code.rfind('\n', edit.span.begin) + 1;  // npos + 1 is 0: the first line
  const std::size_t end = std::min(code.find('\n', edit.span.end), code.size());
  const std::string piece =
      squeezed(std::string_view(code).substr(edit.span.begin, edit.span.end - edit.span.begin));
  const std::string line = fmt::format(
      "{}{{{} -> {}}}{}", code.substr(begin, edit.span.begin - begin), shortened(piece),
      shortened(squeezed(edit.replacement)), code.substr(edit.span.end, end - edit.span.end));
  return edit.scope + ": " + squeezed(line);
}

int line_at(const std::string& source, std::size_t offset) {
  const auto place = source.begin() + static_cast<std::ptrdiff_t>(offset);
  return 1 + static_cast<int>(std::count(source.begin(), place, '\n'));
}

}  // namespace

std::vector<Mutant> mutants_of(const std::string& source, const std::string& dialect) {
  const Syntax syntax(source, dialect);
  std::vector<Mutant> mutants;
  std::set<std::string> texts = {source};
  std::map<std::string, int> uses;  // of an identifier
  for (const Edit& edit : find_edits(syntax)) {
    Mutant mutant = {id_of(syntax.code(), edit), edit.span, edit.replacement,
                     line_at(source, edit.span.begin)};
    if (!texts.insert(mutated(source, mutant)).second) continue;
    if (const int use = ++uses[mutant.id]; use > 1) mutant.id += fmt::format(" @{}", use);
    mutants.push_back(std::move(mutant));
  }
  return mutants;
}

std::string mutated(const std::string& source, const Mutant& mutant) {
  return source.substr(0, mutant.span.begin) + mutant.replacement + source.substr(mutant.span.end);
}

}  // namespace mutate
