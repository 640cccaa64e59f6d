// compare: two texts, with the first byte \x1e between them, against a second comparer that is
// slow and simple.
#include <vector>

#include "judge/check/check.hpp"
#include "judge/model/comparison.hpp"
#include "judge/tests/fuzz/harness.hpp"

namespace {

using fuzz::demand;
using judge::CompareMode;
using judge::Comparison;
using judge::Verdict;

struct Token {
  std::string text;
  std::size_t line = 0;
  std::size_t place = 0;  // in the line, from 1
};

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  std::size_t line = 1, place = 0;
  bool is_inside = false;
  for (char c : text) {
    const bool is_blank = std::string_view(" \t\n\v\f\r").find(c) != std::string_view::npos;
    if (!is_blank && !is_inside) tokens.push_back({"", line, ++place});
    if (!is_blank) tokens.back().text += c;
    is_inside = !is_blank;
    if (c == '\n') {
      ++line;
      place = 0;
    }
  }
  return tokens;
}

// How many tokens both begin with.
std::size_t common(const std::vector<Token>& a, const std::vector<Token>& b) {
  std::size_t i = 0;
  while (i < a.size() && i < b.size() && a[i].text == b[i].text)
    ++i;
  return i;
}

// The first difference stands where the tokens part: in the output, or in the answer where the
// output has ended.
void check_place(const Comparison& comparison, const std::vector<Token>& wanted,
                 const std::vector<Token>& got, std::size_t parted) {
  demand(comparison.difference.has_value(), "what differs is shown");
  const judge::Difference& difference = *comparison.difference;
  const Token& there = parted < got.size() ? got[parted] : wanted[parted];
  demand(difference.line == there.line && difference.token == there.place, "and where");
  demand(difference.wanted.empty() == (parted == wanted.size()), "and what was wanted");
  demand(difference.got.empty() == (parted == got.size()), "and what came");
  fuzz::demand_printable(difference.wanted);
  fuzz::demand_printable(difference.got);
}

// The lines of `text` without blanks at their ends, and without empty ones at the end.
std::vector<std::string> trimmed_lines(std::string_view text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += c;
    }
  }
  for (std::string& line : lines)
    line.erase(line.find_last_not_of(" \t\r") + 1);
  while (!lines.empty() && lines.back().empty())
    lines.pop_back();
  return lines;
}

void check(std::string_view wanted, std::string_view got, CompareMode mode) {
  const Comparison comparison = judge::compare(wanted, got, mode);
  const std::vector<Token> wanted_tokens = tokens_of(wanted), got_tokens = tokens_of(got);
  const std::size_t parted = common(wanted_tokens, got_tokens);
  if (parted < wanted_tokens.size() || parted < got_tokens.size()) {
    demand(comparison.verdict == Verdict::kWa, "other tokens are different");
    check_place(comparison, wanted_tokens, got_tokens, parted);
  } else if (mode == CompareMode::kLines && wanted != got) {
    demand(comparison.verdict == Verdict::kPe, "the same tokens with other blanks");
  } else if (mode == CompareMode::kTrimmedLines) {
    const bool are_same = trimmed_lines(wanted) == trimmed_lines(got);
    demand(comparison.verdict == (are_same ? Verdict::kAc : Verdict::kWa), "trimmed lines");
  } else {
    demand(comparison.verdict == Verdict::kAc, "the same tokens are the same");
  }
  demand(comparison.message.empty() == (comparison.verdict == Verdict::kAc), "words say why not");
  fuzz::demand_printable(comparison.message);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const std::size_t end = text.find('\x1e');
  const std::string_view a = text.substr(0, end);
  const std::string_view b = end == std::string_view::npos ? "" : text.substr(end + 1);
  for (CompareMode mode : {CompareMode::kLines, CompareMode::kTrimmedLines, CompareMode::kTokens}) {
    check(a, b, mode);
    check(b, a, mode);
    check(a, a, mode);
  }
  return 0;
}
