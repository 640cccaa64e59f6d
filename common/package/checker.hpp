// The main function of a checker, in the protocol of the Kattis problem package format.
#pragma once

#include <exception>
#include <fstream>
#include <iostream>
#include <string>

#include "common/package/exit_codes.hpp"
#include "common/package/validator.hpp"

namespace package {

// Thrown for an output that is not right; what() is the reason, for the author of the submission.
struct Wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
};

namespace detail {

inline std::string file_contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  return contents(file);
}

}  // namespace detail

// `checker INPUT ANSWER FEEDBACK_DIR < OUTPUT`: calls check(input, answer, output) with the three
// texts. Exit status 42 if it returns; 43 if it throws Wrong, with the reason in the file
// FEEDBACK_DIR/judgemessage.txt.
template <class Check>
int run_checker(int argc, char** argv, Check check) {
  if (argc != 4) {
    std::cerr << "usage: checker INPUT ANSWER FEEDBACK_DIR < OUTPUT\n";
    return kUsage;
  }
  try {
    check(detail::file_contents(argv[1]), detail::file_contents(argv[2]), contents(std::cin));
    return kAccepted;
  } catch (const Wrong& wrong) {
    std::ofstream message(std::string(argv[3]) + "/judgemessage.txt");
    return message << wrong.what() << '\n' ? kRejected : kBroken;
  } catch (const std::exception& error) {
    std::cerr << "checker: " << error.what() << '\n';
    return kBroken;
  }
}

}  // namespace package
