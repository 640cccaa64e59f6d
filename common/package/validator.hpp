// The main function of a validator.
#pragma once

#include <exception>
#include <iostream>
#include <iterator>
#include <string>

#include "common/package/exit_codes.hpp"
#include "common/package/reader.hpp"

namespace package {

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

// Runs `read_input(Reader&)` on standard input. Exit status 42 if it accepts all of the input; then
// it prints for each quantity which part of its range occurs. Exit status 43 if it throws Illegal,
// with "line L: reason" on standard error.
template <class ReadInput>
int run_validator(ReadInput read_input) {
  try {
    Reader reader(contents(std::cin));
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

}  // namespace package
