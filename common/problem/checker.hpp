// The main function of a checker, in the protocol of the Kattis problem package format, or in that
// of testlib if CHECKER_SPEAKS_TESTLIB is defined before this file.
#pragma once

#include <exception>
#include <fstream>
#include <iostream>
#include <string>

#include "common/problem/exit_codes.hpp"
#include "common/problem/validator.hpp"

namespace problem {

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

namespace detail {

#ifdef CHECKER_SPEAKS_TESTLIB

constexpr int kRight = 0, kWrong = 1, kFailed = 3, kMisused = 3;
constexpr const char* kPraise = "ok\n";  // UOJ reads this word, not the exit status
constexpr const char* kCall = "checker INPUT OUTPUT ANSWER";

inline std::string answer_in(char** argv) {
  return file_contents(argv[3]);
}

inline std::string output_in(char** argv) {
  return file_contents(argv[2]);
}

inline bool tell(char**, const std::string& reason) {
  return static_cast<bool>(std::cerr << "wrong answer " << reason << '\n');
}

#else

constexpr const char* kPraise = "";
constexpr int kRight = kAccepted, kWrong = kRejected, kFailed = kBroken, kMisused = kUsage;
constexpr const char* kCall = "checker INPUT ANSWER FEEDBACK_DIR < OUTPUT";

inline std::string answer_in(char** argv) {
  return file_contents(argv[2]);
}

inline std::string output_in(char**) {
  return contents(std::cin);
}

inline bool tell(char** argv, const std::string& reason) {
  std::ofstream message(std::string(argv[3]) + "/judgemessage.txt");
  return static_cast<bool>(message << reason << '\n');
}

#endif

}  // namespace detail

// `checker INPUT ANSWER FEEDBACK_DIR < OUTPUT`: calls check(input, answer, output) with the three
// texts. Exit status 42 if it returns; 43 if it throws Wrong, with the reason in the file
// FEEDBACK_DIR/judgemessage.txt. With CHECKER_SPEAKS_TESTLIB: `checker INPUT OUTPUT ANSWER`, exit
// status 0, 1 with the reason on standard error, or 3 if the checker or the answer is at fault.
// Further arguments, with which an engine may ask for more strictness, are ignored.
template <class Check>
int run_checker(int argc, char** argv, Check check) {
  if (argc < 4) {
    std::cerr << "usage: " << detail::kCall << '\n';
    return detail::kMisused;
  }
  try {
    check(detail::file_contents(argv[1]), detail::answer_in(argv), detail::output_in(argv));
    std::cerr << detail::kPraise;
    return detail::kRight;
  } catch (const Wrong& wrong) {
    return detail::tell(argv, wrong.what()) ? detail::kWrong : detail::kFailed;
  } catch (const std::exception& error) {
    std::cerr << "checker: " << error.what() << '\n';
    return detail::kFailed;
  }
}

}  // namespace problem
