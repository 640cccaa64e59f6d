// Runs the main of a submission inside a test: text in, text out.
//
// A test includes the submission with its main renamed,
//
//     #define main judge_main
//     #include "problems/<ID>/main.cpp"
//     #undef main
//
// The renamed main needs a return statement; only a function called main may end without one.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

namespace testing_support {

[[noreturn]] inline void run_as_child(int (*program)(), const std::string& input) {
  std::FILE* file = std::tmpfile();
  std::fwrite(input.data(), 1, input.size(), file);
  std::rewind(file);
  const bool is_ready =
      dup2(fileno(file), STDIN_FILENO) >= 0 && dup2(STDERR_FILENO, STDOUT_FILENO) >= 0;
  std::exit(is_ready ? program() : 127);
}

// Expects the output and the exit status 0, within a child: it has copies of what the test has, and
// changes nothing in the test. GoogleTest keeps what the child writes to standard error.
inline void expect_output(int (*program)(), const std::string& input, const std::string& output) {
  EXPECT_EXIT(run_as_child(program, input), testing::ExitedWithCode(0), testing::Eq(output))
      << input;
}

}  // namespace testing_support
