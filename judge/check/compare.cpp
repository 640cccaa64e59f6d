#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "judge/base/text.hpp"
#include "judge/check/check.hpp"

namespace judge {
namespace {

constexpr std::string_view kBlanks = " \t\n\v\f\r";

bool is_blank(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

// The first byte of the line that byte `at` of `text` lies in.
std::size_t line_start(std::string_view text, std::size_t at) {
  const std::size_t newline = text.substr(0, at).rfind('\n');
  return newline == std::string_view::npos ? 0 : newline + 1;
}

// Walks over the tokens of a text and knows the line and the place in it of each.
class Tokens {
 public:
  // Starts at byte `start` of `text`, the first of a line.
  Tokens(std::string_view text, std::size_t start) : text_(text), end_(start) {
    const std::string_view before = text.substr(0, start);
    line_ += static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  }

  // Moves to the next token. False at the end of the text.
  bool next() {
    std::size_t begin = end_;
    for (; begin < text_.size() && is_blank(text_[begin]); ++begin) {
      if (text_[begin] == '\n') {
        ++line_;
        place_ = 0;
      }
    }
    end_ = begin;
    while (end_ < text_.size() && !is_blank(text_[end_]))
      ++end_;
    token_ = text_.substr(begin, end_ - begin);
    ++place_;
    return !token_.empty();
  }

  std::string_view token() const { return token_; }
  std::size_t line() const { return line_; }
  std::size_t place() const { return place_; }

  // The rest of the token's line.
  LineContext around() const {
    constexpr std::size_t kNear = 40;
    const std::size_t begin = end_ - token_.size();
    const std::size_t line_begin = line_start(text_, begin);
    const std::string_view before = text_.substr(line_begin, begin - line_begin);
    std::string_view after = text_.substr(end_);
    after = after.substr(0, after.find('\n'));
    return {excerpt_around(before, before.size(), 2 * kNear), excerpt(after, kNear)};
  }

 private:
  std::string_view text_;
  std::string_view token_;
  std::size_t end_;
  std::size_t line_ = 1;
  std::size_t place_ = 0;
};

std::size_t common_prefix(std::string_view a, std::string_view b) {
  const std::size_t shorter = std::min(a.size(), b.size());
  const auto parted = std::mismatch(a.begin(), a.begin() + shorter, b.begin());
  return static_cast<std::size_t>(parted.first - a.begin());
}

Comparison different(std::string message, Difference difference) {
  return {Verdict::kWa, std::move(message), std::move(difference)};
}

Comparison unequal_tokens(const Tokens& wanted, const Tokens& got) {
  const std::size_t focus = common_prefix(wanted.token(), got.token());
  Difference d{got.line(),
               wanted.line(),
               got.place(),
               excerpt_around(wanted.token(), focus),
               excerpt_around(got.token(), focus),
               wanted.around(),
               got.around()};
  std::string message =
      fmt::format("line {}, token {}: wanted {}, got {}", d.line, d.token, d.wanted, d.got);
  if (focus > 0 && std::max(wanted.token().size(), got.token().size()) > 60) {
    message += fmt::format(" (they differ from byte {} of the token)", focus + 1);
  }
  return different(std::move(message), std::move(d));
}

Comparison missing_token(const Tokens& wanted, std::string_view got) {
  const std::size_t line = wanted.line();
  Difference d{line, line, wanted.place(), excerpt(wanted.token()), "", wanted.around(), {}};
  std::string message = got.find_first_not_of(kBlanks) == std::string_view::npos
                            ? fmt::format("output is empty: wanted {} first", d.wanted)
                            : fmt::format("line {}, token {}: wanted {}, got the end of the output",
                                          d.line, d.token, d.wanted);
  return different(std::move(message), std::move(d));
}

Comparison extra_token(const Tokens& got) {
  Difference d{got.line(), got.line(), got.place(), "", excerpt(got.token()), {}, got.around()};
  std::string message = fmt::format("extra token at line {}: {}", d.line, d.got);
  return different(std::move(message), std::move(d));
}

// The blanks of `text` around byte `at`, for people.
std::string blanks_around(std::string_view text, std::size_t at) {
  const std::size_t before = text.substr(0, at).find_last_not_of(kBlanks);
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  const std::size_t end = std::min(text.find_first_not_of(kBlanks, at), text.size());
  if (begin == end) return end == text.size() ? "the end of the output" : "no blank";
  return "\"" + excerpt(text.substr(begin, end - begin), 20) + "\"";
}

// What `text`, of which byte `at` is the first that differs, has in the line before the blanks.
std::string before_blanks(std::string_view text, std::size_t at) {
  const std::string_view line = text.substr(line_start(text, at), at - line_start(text, at));
  return excerpt_around(line.substr(0, line.find_last_not_of(kBlanks) + 1), line.size());
}

Comparison blanks_differ(std::string_view wanted, std::string_view got, std::size_t at) {
  const auto line = static_cast<std::size_t>(
      1 + std::count(got.begin(), got.begin() + static_cast<long>(at), '\n'));
  Difference d{line,
               line,
               0,
               blanks_around(wanted, at),
               blanks_around(got, at),
               {before_blanks(wanted, at), ""},
               {before_blanks(got, at), ""}};
  std::string message =
      fmt::format("line {}: the tokens are right, the blanks are not: wanted {}, got {}", line,
                  d.wanted, d.got);
  return {Verdict::kPe, std::move(message), std::move(d)};
}

// The next line of `rest` without its newline and the blanks at its end; takes it away.
std::string_view take_line(std::string_view& rest) {
  const std::size_t newline = std::min(rest.find('\n'), rest.size());
  std::string_view line = rest.substr(0, newline);
  rest.remove_prefix(std::min(newline + 1, rest.size()));
  const std::size_t last = line.find_last_not_of(" \t\r");
  return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

// Of two texts with the same tokens. At the end of one the other may have empty lines only.
Comparison compare_trimmed(std::string_view wanted, std::string_view got) {
  for (int line = 1; !wanted.empty() || !got.empty(); ++line) {
    const std::string_view wanted_line = take_line(wanted), got_line = take_line(got);
    if (wanted_line == got_line) continue;
    const auto number = static_cast<std::size_t>(line);
    return different(
        fmt::format("line {}: the tokens are right, the blanks are not: wanted {}, got {}", line,
                    excerpt(wanted_line), excerpt(got_line)),
        {number, number, 0, excerpt(wanted_line), excerpt(got_line), {}, {}});
  }
  return {};
}

bool are_equal_but_for_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return small_letter(x) == small_letter(y); });
}

// The number that all of the token spells; nothing if it is none.
std::optional<long double> number_in(std::string_view token) {
  if (!token.empty() && token[0] == '+') token.remove_prefix(1);
  long double value = 0;
  const char* end = token.data() + token.size();
  const auto [rest, error] = std::from_chars(token.data(), end, value);
  if (error != std::errc() || rest != end) return std::nullopt;
  return value;
}

bool are_near(long double wanted, long double got, const TokenRules& rules) {
  const long double distance = std::abs(wanted - got);
  if (rules.absolute_tolerance && distance <= *rules.absolute_tolerance) return true;
  return rules.relative_tolerance && distance <= *rules.relative_tolerance * std::abs(wanted);
}

bool are_equal(std::string_view wanted, std::string_view got, const TokenRules& rules) {
  if (wanted == got) return true;
  if (rules.ignores_case && are_equal_but_for_case(wanted, got)) return true;
  if (!rules.absolute_tolerance && !rules.relative_tolerance) return false;
  const auto wanted_number = number_in(wanted), number = number_in(got);
  return wanted_number && number && are_near(*wanted_number, *number, rules);
}

}  // namespace

Comparison compare(std::string_view wanted, std::string_view got, CompareMode mode,
                   const TokenRules& rules) {
  const std::size_t parted = common_prefix(wanted, got);
  if (parted == wanted.size() && parted == got.size()) return {};
  // All before this line is the same in both: only the rest needs its tokens compared.
  const std::size_t start = line_start(wanted, parted);
  Tokens wanted_tokens(wanted, start), got_tokens(got, start);
  while (true) {
    const bool more_wanted = wanted_tokens.next(), more_got = got_tokens.next();
    if (more_wanted && !more_got) return missing_token(wanted_tokens, got);
    if (!more_wanted && more_got) return extra_token(got_tokens);
    if (!more_wanted) break;
    if (!are_equal(wanted_tokens.token(), got_tokens.token(), rules)) {
      return unequal_tokens(wanted_tokens, got_tokens);
    }
  }
  if (mode == CompareMode::kLines) return blanks_differ(wanted, got, parted);
  if (mode == CompareMode::kTrimmedLines) return compare_trimmed(wanted, got);
  return {};
}

}  // namespace judge
