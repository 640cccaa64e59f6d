// The main function of a validator.
#pragma once

#include <exception>
#include <iostream>
#include <iterator>
#include <string>

#include "common/package/exit_codes.hpp"
#include "common/package/reader.hpp"

namespace package {

// The whole of a stream.
inline std::string contents(std::istream& in) {
  return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

// Runs `read_input(Reader&)` over standard input: 42 when it accepts all of it, 43 with
// "line L: reason" on standard error when it throws Illegal.
template <class ReadInput>
int run_validator(ReadInput read_input) {
  try {
    Reader reader(contents(std::cin));
    read_input(reader);
    reader.end_of_file();
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
