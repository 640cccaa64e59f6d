#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "judge/mutate/edits.hpp"

namespace mutate {
namespace {

// The next narrower arithmetic type, by name; "" for the narrowest and for types without width.
std::string narrower_type(CXTypeKind type) {
  static const std::map<CXTypeKind, std::string> kNarrower = {
      {CXType_Long, "int"},          {CXType_LongLong, "int"},
      {CXType_ULong, "unsigned"},    {CXType_ULongLong, "unsigned"},
      {CXType_Int, "short"},         {CXType_UInt, "unsigned short"},
      {CXType_Short, "signed char"}, {CXType_UShort, "unsigned char"},
      {CXType_LongDouble, "double"}, {CXType_Double, "float"}};
  const auto entry = kNarrower.find(type);
  return entry == kNarrower.end() ? "" : entry->second;
}

// The type that a run of type keywords like `unsigned long long` means; CXType_Invalid if it is
// none that has a narrower one.
CXTypeKind keyword_type(const std::vector<std::string_view>& keywords) {
  const auto times = [&](std::string_view word) {
    return std::count(keywords.begin(), keywords.end(), word);
  };
  const bool is_unsigned = times("unsigned") > 0;
  if (times("float") + times("char") > 0) return CXType_Invalid;
  if (times("double") > 0) return times("long") > 0 ? CXType_LongDouble : CXType_Double;
  if (times("short") > 0) return is_unsigned ? CXType_UShort : CXType_Short;
  if (times("long") > 0) return is_unsigned ? CXType_ULong : CXType_Long;
  return is_unsigned ? CXType_UInt : CXType_Int;
}

// The type that a standard header calls `name`, as on 64-bit Linux; CXType_Invalid if there is none.
CXTypeKind standard_type(std::string_view name) {
  static const std::map<std::string_view, CXTypeKind> kTypes = {
      {"size_t", CXType_ULong},   {"ptrdiff_t", CXType_Long}, {"int64_t", CXType_Long},
      {"uint64_t", CXType_ULong}, {"int32_t", CXType_Int},    {"uint32_t", CXType_UInt},
      {"int16_t", CXType_Short},  {"uint16_t", CXType_UShort}};
  const auto entry = kTypes.find(name);
  return entry == kTypes.end() ? CXType_Invalid : entry->second;
}

void narrow(EditContext& context, Span span, CXTypeKind type) {
  const std::string narrower = narrower_type(type);
  if (!narrower.empty()) context.add(span, narrower);
}

void narrow_outside_of_tree(EditContext& context, Span span, CXTypeKind type) {
  context.scope = context.scope_around(span);
  narrow(context, span, type);
}

// The run of type keywords from token `first` on, which may be empty.
std::vector<std::string_view> keywords_from(const Syntax& syntax, std::size_t first) {
  static const std::set<std::string_view> kKeywords = {"unsigned", "signed", "short", "int",
                                                       "long",     "double", "float", "char"};
  std::vector<std::string_view> words;
  for (std::size_t i = first; i < syntax.tokens().size(); ++i) {
    const std::string_view word = syntax.text(syntax.tokens()[i].span);
    if (kKeywords.count(word) == 0) break;
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
