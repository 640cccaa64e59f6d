#include "judge/mutate/mutant_id.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace mutate {
namespace {

constexpr std::size_t kLongestPiece = 60;  // bytes of a piece or of what takes its place

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

}  // namespace

std::string id_of(const std::string& code, const Edit& edit) {
  return fmt::format("{}: {}", edit.scope, marked_lines(code, edit));
}

}  // namespace mutate
