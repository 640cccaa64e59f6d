// The compilers that `make dialects` tries, and the dialects of C++ that each of them knows.
#pragma once

#include <string>
#include <vector>

#include "judge/compile/compile.hpp"

namespace dialects {

// Where the programs of a compiler run.
enum class System { kLinux, kWindows };

// One compiler with the flags that choose what it makes.
struct Tool {
  std::string command;  // g++
  std::string package;  // Debian's, with all that it needs
  int bits;             // 32 or 64
  System system;
  std::vector<std::string> flags;  // such as -m32
};

// All that are tried.
const std::vector<Tool>& tools();

// What the table calls it: its command, and -m32 if that is among its flags.
std::string name_of(const Tool& tool);

// From `oldest` on, as -std= takes them: it and its GNU twin, then every later standard to C++23.
// Throws JudgeError if `oldest` is no standard of C++ by its strict name (c++17).
std::vector<std::string> dialects_from(const std::string& oldest);

// As a judge compiles a submission, but with every warning an error. `links`: makes a program, of
// the file name program_name(); else it only compiles. Throws UsageError if the tool is missing.
judge::Recipe recipe_of(const Tool& tool, const std::string& dialect, bool links);
std::string program_name(const Tool& tool);

}  // namespace dialects
