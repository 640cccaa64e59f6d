// A test case, and what is asked of a program on it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/base/files.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/program.hpp"

namespace judge {

// One test case of any problem.
struct TestCase {
  std::string name;  // as in TestResult
  Content input;
  Content answer;
  std::string origin{};  // what made it, if a generator did
};

// How a checker is called, and how it answers.
enum class CheckerProtocol {
  kKattis,  // `checker INPUT ANSWER FEEDBACK/ ARGUMENTS < output`; exit 42 right, 43 wrong
  kTestlib  // `checker INPUT OUTPUT ANSWER`; exit 0 right, 1, 2, 4 or 8 wrong, why on stderr
};

// How outputs are checked.
struct OutputCheck {
  CompareMode mode = CompareMode::kTokens;
  std::optional<Program> checker;  // for kChecker
  CheckerProtocol protocol = CheckerProtocol::kKattis;
  std::vector<std::string> arguments{};  // further ones of the checker
  TokenRules rules{};                    // for kTokens
};

// What is asked of a program on each test case.
struct Requirements {
  double time_limit = 1;   // seconds of CPU time
  int memory_limit = 256;  // MiB
  OutputCheck check;
  FileStreams streams{};  // in place of those of the program, if there is a name
};

}  // namespace judge
