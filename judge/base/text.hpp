// Words for people out of bytes from programs.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace judge {

// `bytes` with control characters, backslashes and what is not UTF-8 written as \n, \\, \x1b, so
// that it can be printed on any terminal. Legal UTF-8 stays.
std::string escaped(std::string_view bytes);

// Like escaped, but newlines, tabs and backslashes stay: text for a document, legal in
// XML and HTML.
std::string printable(std::string_view bytes);

// `bytes` escaped, cut after `most` bytes with "…" in place of the rest.
std::string excerpt(std::string_view bytes, std::size_t most = 60);

// Like excerpt, but of the part around byte `focus`, so that a difference deep inside a long token
// is seen.
std::string excerpt_around(std::string_view bytes, std::size_t focus, std::size_t most = 60);

// Whether `bytes` is legal UTF-8 from its beginning to its end.
bool is_utf8(std::string_view bytes);

// `c`, but the small letter for a capital of ASCII.
inline char small_letter(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Whether `c` is a digit, or one or a letter, of ASCII.
bool is_digit(char c);
bool is_letter_or_digit(char c);

// The letters and digits of `name`, in small letters: ceoi2008knights.
std::string bare_name(std::string_view name);

// The first `lines` lines of `text`, with a last line that says how many are missing.
std::string first_lines(std::string_view text, std::size_t lines);

// The length of the character of UTF-8 at the front of `bytes`, and the character; 0 and 0 if there
// is none: overlong forms and surrogates are none.
std::pair<std::size_t, char32_t> front_character(std::string_view bytes);

// The lines of `text` without their "\n" (and without a "\r" before it); no empty last line.
std::vector<std::string_view> split_lines(std::string_view text);

// The parts of `text` between the characters of `separators`; empty parts are left out.
std::vector<std::string_view> split_at(std::string_view text, std::string_view separators);

// The words of `line`, which blanks and tabs separate.
std::vector<std::string> split_words(std::string_view line);

// `parts` with `glue` between them.
std::string join(const std::vector<std::string>& parts, std::string_view glue);

// `text` with `to` in place of each `from`.
std::string replaced(std::string text, std::string_view from, std::string_view to);

// Whether `text` ends in `ending`.
bool ends_with(std::string_view text, std::string_view ending);

// Whether `text` begins with `beginning`.
bool starts_with(std::string_view text, std::string_view beginning);

// Whether a comes before b as people sort: runs of digits by their value, so 2 before 10.
bool natural_less(std::string_view a, std::string_view b);

// The words for a shell, in quotes if need be, with blanks between them.
std::string shell_words(const std::vector<std::string>& words);

// How wide a text in UTF-8 is on a terminal, in columns: Chinese characters take two.
std::size_t columns(std::string_view text);

// How much of a text people are shown.
struct ShownSize {
  std::size_t lines = 8;
  std::size_t bytes = 150;  // of a line
};
inline constexpr ShownSize kWhole = {SIZE_MAX, SIZE_MAX};

// Some lines of a text, escaped.
struct Lines {
  std::size_t first = 1;  // the number of the first of them
  std::vector<std::string> shown{};
  std::size_t in_all = 0;  // how many the text has

  // How many follow.
  std::size_t more() const { return in_all + 1 - std::min(in_all + 1, first + shown.size()); }
};

// The lines of `text` around line `focus`, or its first ones if that is 0.
Lines lines_around(std::string_view text, std::size_t focus, ShownSize size);

// Signal `number` by name ("SIGSEGV"), or "signal 77".
std::string signal_name(int number);

}  // namespace judge
