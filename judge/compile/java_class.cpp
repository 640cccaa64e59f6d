#include "judge/compile/java_class.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

#include "judge/base/text.hpp"

namespace judge {
namespace {

constexpr std::string_view kTextBlock = "\"\"\"";

// Where the comment ends that is closed by the next `close` behind `at`.
std::size_t end_of_comment(std::string_view text, std::size_t at, std::string_view close) {
  const std::size_t found = text.find(close, at);
  return found == std::string_view::npos ? text.size() : found + close.size();
}

// The same for a literal, where a backslash takes the next character's meaning away.
std::size_t end_of_literal(std::string_view text, std::size_t at, std::string_view close) {
  while (at < text.size() && !starts_with(text.substr(at), close))
    at += text[at] == '\\' ? 2 : 1;
  return std::min(at + close.size(), text.size());
}

// Where the comment or literal that begins at `at` ends; `at` if none begins there.
std::size_t end_of_hidden(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at);
  if (starts_with(rest, "//")) return end_of_comment(text, at + 2, "\n");
  if (starts_with(rest, "/*")) return end_of_comment(text, at + 2, "*/");
  if (starts_with(rest, kTextBlock)) return end_of_literal(text, at + 3, kTextBlock);
  const bool is_quoted = rest[0] == '"' || rest[0] == '\'';
  return is_quoted ? end_of_literal(text, at + 1, rest.substr(0, 1)) : at;
}

// The source with one blank in place of each comment and literal.
std::string visible_code(std::string_view text) {
  std::string code;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = end_of_hidden(text, at);
    code += end == at ? text[at] : ' ';
    at = std::max(end, at + 1);
  }
  return code;
}

// The identifiers and keywords of a source, in order. (A regular expression of the standard library
// would recurse once for each byte, and a submission may hold a run of any length.)
std::vector<std::string> identifiers(std::string_view text) {
  std::vector<std::string> words(1);
  for (char c : text) {
    const bool is_part = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
    if (is_part) {
      words.back() += c;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  return words;
}

}  // namespace

std::string java_class(std::string_view source) {
  const std::vector<std::string> words = identifiers(visible_code(source));
  std::string chosen;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (words[i] != "class") continue;
    const std::string& name = words[i + 1];
    const bool has_modifier = i > 1 && (words[i - 1] == "final" || words[i - 1] == "abstract");
    const std::size_t before = i - (has_modifier ? 2 : 1);
    if (i > 0 && words[before] == "public") return name;
    if (chosen.empty() || name == "Main") chosen = name;
  }
  return chosen.empty() ? "Main" : chosen;
}

}  // namespace judge
