#include "judge/base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstring>

namespace judge {
namespace {

bool is_continuation(unsigned char byte) {
  return (byte & 0xC0u) == 0x80u;
}

// The smallest and largest second byte that keep a sequence shortest, in range and no surrogate.
bool second_byte_fits(unsigned char lead, unsigned char second) {
  switch (lead) {
    case 0xE0:
      return second >= 0xA0;
    case 0xED:
      return second <= 0x9F;
    case 0xF0:
      return second >= 0x90;
    case 0xF4:
      return second <= 0x8F;
    default:
      return true;
  }
}

// C1 control characters (U+0080 to U+009F) drive terminals as the C0 ones do.
bool is_c1_control(std::string_view sequence) {
  return sequence.size() == 2 && sequence[0] == '\xC2' &&
         static_cast<unsigned char>(sequence[1]) < 0xA0;
}

std::string escaped_byte(char byte) {
  switch (byte) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    case '\\':
      return "\\\\";
    default:
      return fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
  }
}

// U+FFFE and U+FFFF are no characters, and no document may hold them.
bool is_noncharacter(std::string_view sequence) {
  return sequence == "\xEF\xBF\xBE" || sequence == "\xEF\xBF\xBF";
}

// Whether `sequence`, one of UTF-8, is something to look at.
bool is_visible(std::string_view sequence) {
  const auto first = static_cast<unsigned char>(sequence[0]);
  return first >= 0x20 && first != 0x7F && !is_c1_control(sequence) && !is_noncharacter(sequence);
}

// `bytes` with what `stays` does not want written as escapes. `stays` is asked about
// whole UTF-8 sequences.
template <typename Predicate>
std::string escaped_unless(std::string_view bytes, Predicate stays) {
  std::string result;
  while (!bytes.empty()) {
    const std::size_t length = utf8_length(bytes);
    const bool plain = length != 0 && stays(bytes.substr(0, length));
    if (plain) {
      result += bytes.substr(0, length);
    } else {
      result += escaped_byte(bytes[0]);
    }
    bytes.remove_prefix(plain ? length : 1);
  }
  return result;
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
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

std::size_t utf8_length(std::string_view bytes) {
  const auto lead = static_cast<unsigned char>(bytes[0]);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xC2 && lead <= 0xDF   ? 2
                             : lead >= 0xE0 && lead <= 0xEF ? 3
                             : lead >= 0xF0 && lead <= 0xF4 ? 4
                                                            : 0;
  if (length == 0 || bytes.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(static_cast<unsigned char>(bytes[i]))) return 0;
  }
  return second_byte_fits(lead, static_cast<unsigned char>(bytes[1])) ? length : 0;
}

char32_t utf8_character(std::string_view bytes) {
  if (bytes.size() == 1) return static_cast<unsigned char>(bytes[0]);
  char32_t character = static_cast<unsigned char>(bytes[0]) & (0x7Fu >> bytes.size());
  for (char byte : bytes.substr(1))
    character = (character << 6) | (static_cast<unsigned char>(byte) & 0x3Fu);
  return character;
}

std::string escaped(std::string_view bytes) {
  return escaped_unless(
      bytes, [](std::string_view sequence) { return is_visible(sequence) && sequence != "\\"; });
}

std::string printable(std::string_view bytes) {
  return escaped_unless(bytes, [](std::string_view sequence) {
    return is_visible(sequence) || sequence == "\n" || sequence == "\t";
  });
}

bool is_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t length = utf8_length(bytes);
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

std::string first_lines(std::string_view text, std::size_t lines) {
  const std::vector<std::string_view> all = split_lines(text);
  std::string result;
  for (std::size_t i = 0; i < all.size() && i < lines; ++i) {
    result += std::string(all[i]) + "\n";
  }
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
  std::string result;
  for (const std::string& part : parts) {
    if (&part != &parts.front()) result += glue;
    result += part;
  }
  return result;
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

std::string signal_name(int number) {
  const char* abbreviation = sigabbrev_np(number);
  return abbreviation ? fmt::format("SIG{}", abbreviation) : fmt::format("signal {}", number);
}

}  // namespace judge
