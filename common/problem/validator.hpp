// The main function of a validator.
#pragma once

#include <algorithm>
#include <exception>
#include <iostream>
#include <iterator>
#include <string>
#include <utility>

#include "common/problem/exit_codes.hpp"
#include "common/problem/reader.hpp"

namespace problem {

// All that is left in a stream.
inline std::string contents(std::istream& in) {
  return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

// Prints a line "NAME LOW HIGH LEAST GREATEST" for each quantity; see Reach.
inline void report_reach(const Reader& reader) {
  for (const auto& [name, reach] : reader.reached()) {
    std::cout << name << ' ' << reach.low << ' ' << reach.high << ' ' << reach.least << ' '
              << reach.greatest << '\n';
  }
}

#ifdef VALIDATOR_WANTS_PLAIN_TEXT
constexpr bool kWantsPlainText = true;
#else
constexpr bool kWantsPlainText = false;
#endif

// Throws Illegal unless there is a line, and all lines end in LF, the last one too.
inline void expect_plain_text(const std::string& text) {
  if (text.empty()) throw Illegal("line 1: the file is empty");
  const std::size_t wrong = text.back() == '\n' ? text.find('\r') : text.size();
  if (wrong == std::string::npos) return;
  const auto line = 1 + std::count(text.begin(), text.begin() + std::min(wrong, text.size()), '\n');
  throw Illegal("line " + std::to_string(line) + ": it should end in LF alone");
}

// Runs `read_input(Reader&)` on standard input. Exit status 42 if it accepts all of the input; then
// it prints for each quantity which part of its range occurs. Exit status 43 if it throws Illegal,
// with "line L: reason" on standard error. If VALIDATOR_WANTS_PLAIN_TEXT is defined before this
// file, an empty input, CRLF and a last line without an end are not accepted either: package
// formats forbid such files.
template <class ReadInput>
int run_validator(ReadInput read_input) {
  try {
    std::string text = contents(std::cin);
    if (kWantsPlainText) expect_plain_text(text);
    Reader reader(std::move(text));
    read_input(reader);
    reader.end_of_file();
    report_reach(reader);
    return kAccepted;
  } catch (const Illegal& illegal) {
    std::cerr << illegal.what() << '\n';
    return kRejected;
  } catch (const std::exception& error) {
    std::cerr << "validator: " << error.what() << '\n';
    return kBroken;
  }
}

}  // namespace problem
