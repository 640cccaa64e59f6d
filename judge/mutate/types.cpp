#include "judge/mutate/types.hpp"

#include <optional>
#include <string_view>
#include <vector>

#include "judge/mutate/nodes.hpp"
#include "judge/mutate/operators.hpp"

namespace mutate {
namespace {

void narrow(EditContext& context, Span span, CXTypeKind type) {
  const std::optional<std::string> narrower = narrower_type(type);
  if (narrower) context.add(span, *narrower);
}

void narrow_outside_of_tree(EditContext& context, Span span, CXTypeKind type) {
  context.scope = context.scope_around(span);
  narrow(context, span, type);
}

// The run of type keywords from token `first` on, which may be empty.
std::vector<std::string_view> keywords_from(const Syntax& syntax, std::size_t first) {
  std::vector<std::string_view> words;
  for (std::size_t i = first; i < syntax.tokens().size(); ++i) {
    const std::string_view word = syntax.text(syntax.tokens()[i].span);
    if (!is_type_keyword(word)) break;
    words.push_back(word);
  }
  return words;
}

// size_t, with the namespace before it if that is written.
void narrow_standard_name(EditContext& context, std::size_t i) {
  const std::vector<Token>& tokens = context.syntax.tokens();
  const bool is_qualified = i >= 2 && context.text(tokens[i - 1].span) == "::";
  const Span span = {tokens[is_qualified ? i - 2 : i].span.begin, tokens[i].span.end};
  narrow_outside_of_tree(context, span, standard_type(context.text(tokens[i].span)));
}

}  // namespace

void mutate_type_name(EditContext& context, const Node& node) {
  if (node.kind == CXCursor_TypeRef) narrow(context, node.span, type_kind(node));
}

void mutate_types_in_tokens(EditContext& context) {
  const std::vector<Token>& tokens = context.syntax.tokens();
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::vector<std::string_view> keywords = keywords_from(context.syntax, i);
    if (keywords.empty()) {
      narrow_standard_name(context, i);
    } else {
      const std::size_t last = i + keywords.size() - 1;
      narrow_outside_of_tree(context, {tokens[i].span.begin, tokens[last].span.end},
                             keyword_type(keywords));
      i = last;
    }
  }
}

}  // namespace mutate
