// What the judge is doing, told while it does it: on a terminal one line that changes, elsewhere
// one line after the other.
#pragma once

#include <mutex>
#include <string>
#include <string_view>

namespace judge {

// Whether the open file is a terminal that understands escape sequences.
bool takes_codes(int descriptor);

// Writes all of the text to standard output. Throws JudgeError if the system refuses.
void print(std::string_view text);

enum class Verbosity { kQuiet, kNormal, kVerbose };

// Writes to standard error, but for print(). Safe for several threads.
class Progress {
 public:
  explicit Progress(Verbosity verbosity);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // A step of many, gone when the next one comes: only a terminal shows it.
  void step(const std::string& words);
  // Something worth a line of its own everywhere.
  void line(const std::string& words);
  // Takes the step away, before somebody else prints something.
  void clear();
  // Takes the step away and writes the text to standard output, as judge::print does.
  void print(std::string_view text);
  // A line for those who asked for more.
  void detail(const std::string& words);

 private:
  void erase();

  Verbosity verbosity_;
  bool is_terminal_;
  bool has_step_ = false;
  std::mutex mutex_;
};

}  // namespace judge
