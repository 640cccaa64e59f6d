// Comparing an output with the answer, in the ways that problem.toml names. A checker made of this
// is all that an engine needs for a problem without a checker of its own.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

#include "common/problem/checker.hpp"

namespace problem {

namespace detail {

// At most 40 bytes of the output or the answer, for a message.
inline std::string shown(const std::string& bytes) {
  return bytes.size() > 40 ? "\"" + bytes.substr(0, 40) + "...\"" : "\"" + bytes + "\"";
}

[[noreturn]] inline void differ(const std::string& what, std::size_t number,
                                const std::string& wanted, const std::string& got) {
  throw Wrong(what + " " + std::to_string(number) + ": wanted " + shown(wanted) + ", got " +
              shown(got));
}

// Takes the next token from `text`, from byte `at` on; empty after the last one.
inline std::string take_token(const std::string& text, std::size_t& at) {
  const char* const blanks = " \t\n\v\f\r";
  const std::size_t begin = std::min(text.find_first_not_of(blanks, at), text.size());
  at = std::min(text.find_first_of(blanks, begin), text.size());
  return text.substr(begin, at - begin);
}

// Takes the next line from `text`, from byte `at` on, without the blanks at its end; empty after
// the last one.
inline std::string take_trimmed_line(const std::string& text, std::size_t& at) {
  const std::size_t end = std::min(text.find('\n', at), text.size());
  std::string line = text.substr(at, end - at);
  at = std::min(end + 1, text.size());
  const std::size_t last = line.find_last_not_of(" \t\r");
  line.erase(last == std::string::npos ? 0 : last + 1);
  return line;
}

}  // namespace detail

// compare = "tokens": throws Wrong unless the words are the same; any blanks may separate them.
inline void expect_same_tokens(const std::string& answer, const std::string& output) {
  std::size_t in_answer = 0, in_output = 0;
  for (std::size_t number = 1;; ++number) {
    const std::string wanted = detail::take_token(answer, in_answer);
    const std::string got = detail::take_token(output, in_output);
    if (wanted != got) detail::differ("token", number, wanted, got);
    if (wanted.empty()) return;
  }
}

// compare = "trimmed-lines": throws Wrong unless the lines are the same but for blanks at their
// ends, and empty lines at the end.
inline void expect_same_trimmed_lines(const std::string& answer, const std::string& output) {
  std::size_t in_answer = 0, in_output = 0;
  for (std::size_t number = 1; in_answer < answer.size() || in_output < output.size(); ++number) {
    const std::string wanted = detail::take_trimmed_line(answer, in_answer);
    const std::string got = detail::take_trimmed_line(output, in_output);
    if (wanted != got) detail::differ("line", number, wanted, got);
  }
}

// compare = "lines": throws Wrong unless all bytes are the same. Where only blanks differ, the
// message says so: a judge that knows this verdict calls it a presentation error.
inline void expect_same_lines(const std::string& answer, const std::string& output) {
  if (answer == output) return;
  expect_same_tokens(answer, output);
  throw Wrong("presentation error: the tokens are right, the blanks between them are not");
}

}  // namespace problem
