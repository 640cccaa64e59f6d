#include "judge/base/progress.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "judge/base/errors.hpp"
#include "judge/base/files.hpp"
#include "judge/base/text.hpp"

namespace judge {

void print(std::string_view text) {
  if (write_all(STDOUT_FILENO, text)) return;
  throw JudgeError(std::string("cannot write to standard output: ") + std::strerror(errno));
}

bool takes_codes(int descriptor) {
  const char* terminal = std::getenv("TERM");
  return isatty(descriptor) != 0 && (!terminal || std::string_view(terminal) != "dumb");
}

Progress::Progress(Verbosity verbosity)
    : verbosity_(verbosity), is_terminal_(takes_codes(STDERR_FILENO)) {}

Progress::~Progress() {
  erase();
}

void Progress::step(const std::string& words) {
  if (!is_terminal_ || verbosity_ == Verbosity::kQuiet) return;
  std::lock_guard lock(mutex_);
  // Longer than the line, the terminal would wrap it and erase only its end.
  fmt::print(stderr, "\r\x1b[K{}", excerpt(words, 76));
  std::fflush(stderr);
  has_step_ = true;
}

void Progress::line(const std::string& words) {
  if (verbosity_ == Verbosity::kQuiet) return;
  std::lock_guard lock(mutex_);
  erase();
  fmt::print(stderr, "{}\n", words);
}

void Progress::clear() {
  std::lock_guard lock(mutex_);
  erase();
}

void Progress::print(std::string_view text) {
  clear();
  judge::print(text);
}

void Progress::detail(const std::string& words) {
  if (verbosity_ == Verbosity::kVerbose) line(words);
}

void Progress::erase() {
  if (has_step_) fmt::print(stderr, "\r\x1b[K");
  has_step_ = false;
}

}  // namespace judge
