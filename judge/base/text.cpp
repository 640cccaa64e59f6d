#include "judge/base/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <openssl/asn1.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <map>

namespace judge {
namespace {

bool is_continuation(unsigned char byte) {
  return (byte & 0xC0u) == 0x80u;
}

std::string escaped_byte(char byte) {
  static const std::map<char, std::string> kNamed = {
      {'\n', "\\n"}, {'\r', "\\r"}, {'\t', "\\t"}, {'\\', "\\\\"}};
  const auto named = kNamed.find(byte);
  if (named != kNamed.end()) return named->second;
  return fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
}

// Whether there is something to look at. The control characters from U+0080 on drive terminals as
// those below U+0020 do; U+FFFE and U+FFFF are no characters, and no document may hold them.
bool is_visible(char32_t character) {
  const bool is_control = character < 0x20 || (character >= 0x7F && character < 0xA0);
  return !is_control && character != 0xFFFE && character != 0xFFFF;
}

// `bytes` with the characters that `stays` does not want, and what is none, written as escapes.
template <typename Predicate>
std::string escaped_unless(std::string_view bytes, Predicate stays) {
  std::string result;
  while (!bytes.empty()) {
    const auto [length, character] = front_character(bytes);
    const bool plain = length > 0 && stays(character);
    result += plain ? std::string(bytes.substr(0, length)) : escaped_byte(bytes[0]);
    bytes.remove_prefix(plain ? length : 1);
  }
  return result;
}

// The run of digits at the front of `text`, without leading zeros; it is taken off.
std::string_view take_number(std::string_view& text) {
  std::size_t end = 0;
  while (end < text.size() && is_digit(text[end]))
    ++end;
  std::string_view digits = text.substr(0, end);
  text.remove_prefix(end);
  while (digits.size() > 1 && digits[0] == '0')
    digits.remove_prefix(1);
  return digits;
}

}  // namespace

std::pair<std::size_t, char32_t> front_character(std::string_view bytes) {
  unsigned long character = 0;
  const int length =
      UTF8_getc(reinterpret_cast<const unsigned char*>(bytes.data()),
                static_cast<int>(std::min<std::size_t>(bytes.size(), 4)), &character);
  return {static_cast<std::size_t>(std::max(0, length)), static_cast<char32_t>(character)};
}

std::string escaped(std::string_view bytes) {
  return escaped_unless(
      bytes, [](char32_t character) { return is_visible(character) && character != '\\'; });
}

std::string printable(std::string_view bytes) {
  return escaped_unless(bytes, [](char32_t character) {
    return is_visible(character) || character == '\n' || character == '\t';
  });
}

bool is_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t length = front_character(bytes).first;
    if (length == 0) return false;
    bytes.remove_prefix(length);
  }
  return true;
}

std::string excerpt(std::string_view bytes, std::size_t most) {
  if (bytes.size() <= most) return escaped(bytes);
  // Never cut inside a character: that would show its first half as garbage.
  while (most > 0 && is_continuation(static_cast<unsigned char>(bytes[most])))
    --most;
  return escaped(bytes.substr(0, most)) + "…";
}

std::string excerpt_around(std::string_view bytes, std::size_t focus, std::size_t most) {
  if (bytes.size() <= most || focus < most / 2) return excerpt(bytes, most);
  std::size_t begin = focus - most / 2;
  while (begin < focus && is_continuation(static_cast<unsigned char>(bytes[begin])))
    ++begin;
  return "…" + excerpt(bytes.substr(begin), most);
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_letter_or_digit(char c) {
  return is_digit(c) || (small_letter(c) >= 'a' && small_letter(c) <= 'z');
}

std::string bare_name(std::string_view name) {
  std::string bare;
  for (char c : name) {
    if (is_letter_or_digit(c)) bare += small_letter(c);
  }
  return bare;
}

std::string first_lines(std::string_view text, std::size_t lines) {
  const std::vector<std::string_view> all = split_lines(text);
  std::string result;
  for (std::size_t i = 0; i < all.size() && i < lines; ++i)
    result += std::string(all[i]) + "\n";
  if (all.size() > lines) result += fmt::format("… and {} more lines\n", all.size() - lines);
  return result;
}

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    lines.push_back(line);
  }
  return lines;
}

std::vector<std::string_view> split_at(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (end > 0) parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::vector<std::string> split_words(std::string_view line) {
  const std::vector<std::string_view> words = split_at(line, " \t");
  return {words.begin(), words.end()};
}

std::string join(const std::vector<std::string>& parts, std::string_view glue) {
  return fmt::format("{}", fmt::join(parts, glue));
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
  return text;
}

bool ends_with(std::string_view text, std::string_view ending) {
  return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

bool starts_with(std::string_view text, std::string_view beginning) {
  return text.substr(0, beginning.size()) == beginning;
}

bool natural_less(std::string_view a, std::string_view b) {
  const std::string_view whole_a = a, whole_b = b;
  while (!a.empty() && !b.empty()) {
    if (is_digit(a[0]) && is_digit(b[0])) {
      const std::string_view x = take_number(a), y = take_number(b);
      if (x.size() != y.size()) return x.size() < y.size();
      if (x != y) return x < y;
      continue;
    }
    if (a[0] != b[0]) return a[0] < b[0];
    a.remove_prefix(1);
    b.remove_prefix(1);
  }
  if (a.empty() != b.empty()) return a.empty();
  return whole_a < whole_b;
}

std::string shell_words(const std::vector<std::string>& words) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@%=";
  std::vector<std::string> quoted;
  for (const std::string& word : words) {
    const bool is_plain = !word.empty() && word.find_first_not_of(kPlain) == std::string::npos;
    quoted.push_back(is_plain ? word : "'" + replaced(word, "'", "'\\''") + "'");
  }
  return join(quoted, " ");
}

std::size_t columns(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    const auto [length, character] = front_character(text);
    columns += character >= 0x2E80 ? 2 : 1;
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return columns;
}

Lines lines_around(std::string_view text, std::size_t focus, ShownSize size) {
  Lines lines;
  lines.in_all = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  if (!text.empty() && text.back() != '\n') ++lines.in_all;
  focus = std::min(focus, lines.in_all + 1);
  if (focus > size.lines / 2) lines.first = focus - size.lines / 2 + 1;
  for (std::size_t number = 1; number <= lines.in_all && lines.shown.size() < size.lines;
       ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (number >= lines.first) lines.shown.push_back(excerpt(text.substr(0, end), size.bytes));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string signal_name(int number) {
  const char* abbreviation = sigabbrev_np(number);
  return abbreviation ? fmt::format("SIG{}", abbreviation) : fmt::format("signal {}", number);
}

}  // namespace judge
