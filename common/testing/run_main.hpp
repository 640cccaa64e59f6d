// Runs the main of a submission inside a test: text in, text out.
//
// A test includes the submission with its main renamed,
//
//     #define main judge_main
//     #include "problems/<ID>/main.cpp"
//     #undef main
//
// and calls output_of(judge_main, "…"). Each call forks, so a run cannot change the next one: it
// works on copies of the static tables and stdio buffers. These are copies of what the test has at
// that time: if the test has filled a table of the submission, main starts with a filled table. The
// renamed main needs a return statement; only a function called main may end without one.
#pragma once

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace testing_support {

// A file in memory without a name: it needs no folder and disappears by itself.
class MemoryFile {
 public:
  MemoryFile() : descriptor_(memfd_create("run_main", MFD_CLOEXEC)) {
    if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), "memfd_create");
  }
  ~MemoryFile() { close(descriptor_); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  int descriptor() const { return descriptor_; }

  // Writes all of `text`, then goes back to the start.
  void fill(const std::string& text) {
    for (std::size_t done = 0; done < text.size();) {
      const ssize_t written = write(descriptor_, text.data() + done, text.size() - done);
      if (written < 0) throw std::system_error(errno, std::generic_category(), "write");
      done += static_cast<std::size_t>(written);
    }
    lseek(descriptor_, 0, SEEK_SET);
  }

  // The whole content, wherever the last write ended.
  std::string text() const {
    std::string result(static_cast<std::size_t>(lseek(descriptor_, 0, SEEK_END)), '\0');
    for (std::size_t done = 0; done < result.size();) {
      const ssize_t got =
          pread(descriptor_, &result[done], result.size() - done, static_cast<off_t>(done));
      if (got <= 0) throw std::system_error(errno, std::generic_category(), "pread");
      done += static_cast<std::size_t>(got);
    }
    return result;
  }

 private:
  int descriptor_;
};

// Everything that the child does. It is noexcept: an exception of the program must end the child by
// SIGABRT and must not reach the test code, of which the child has a copy.
[[noreturn]] inline void run_as_child(int (*program)(), int input, int output) noexcept {
  if (dup2(input, STDIN_FILENO) < 0 || dup2(output, STDOUT_FILENO) < 0) _exit(127);
  std::exit(program());
}

// Waits for the child; throws std::runtime_error if it did not exit with 0.
inline void expect_clean_exit(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) throw std::system_error(errno, std::generic_category(), "waitpid");
  }
  if (WIFSIGNALED(status)) {
    throw std::runtime_error("the program was killed by signal " +
                             std::to_string(WTERMSIG(status)));
  }
  if (WEXITSTATUS(status) != 0) {
    throw std::runtime_error("the program ended with exit status " +
                             std::to_string(WEXITSTATUS(status)));
  }
}

// The output of `program` on standard output when standard input is `input`. Throws
// std::runtime_error if the program is ended by a signal or an exception, or if its exit status is
// not 0; throws std::system_error if a system call fails. There is no time limit.
inline std::string output_of(int (*program)(), const std::string& input) {
  MemoryFile standard_input, standard_output;
  standard_input.fill(input);
  // Otherwise the child would also flush the buffers of the test, into the answer.
  std::cout.flush();
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child < 0) throw std::system_error(errno, std::generic_category(), "fork");
  if (child == 0) run_as_child(program, standard_input.descriptor(), standard_output.descriptor());
  expect_clean_exit(child);
  return standard_output.text();
}

// Asserts the output for these inputs in turn, 60000 in all between `before` and `behind`, so that
// numbers lie across the borders of blocks. Each input has its own output.
inline void expect_answers_across_blocks(
    int (*program)(), const std::vector<std::pair<std::string, std::string>>& cases,
    const std::string& before = "", const std::string& behind = "") {
  std::string input = before, wanted;
  for (std::size_t i = 0; i < 60000; ++i) {
    input += cases[i % cases.size()].first;
    wanted += cases[i % cases.size()].second;
  }
  const std::string output = output_of(program, input + behind);
  const auto end = std::mismatch(output.begin(), output.end(), wanted.begin(), wanted.end()).first;
  EXPECT_TRUE(output == wanted) << "first in line " << std::count(output.begin(), end, '\n') + 1;
}

}  // namespace testing_support
