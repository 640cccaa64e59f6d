// A test case, and what is asked of a program on it.
#pragma once

#include <optional>
#include <string>

#include "judge/base/content.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/program.hpp"

namespace judge {

// One test case of any problem.
struct TestCase {
  std::string name;  // as in TestResult
  Content input;
  Content answer;
};

// How a checker is called, and what its exit statuses mean.
enum class CheckerKind {
  kIcpc,    // INPUT ANSWER FEEDBACK < output; 42: right, 43: wrong
  kTestlib  // INPUT OUTPUT ANSWER; 0: right, 1, 2, 4 and 8: wrong
};

// How outputs are checked.
struct OutputCheck {
  CompareMode mode = CompareMode::kTokens;
  std::optional<Program> checker;  // for kChecker
  CheckerKind kind = CheckerKind::kIcpc;
};

// What is asked of a program on each test case.
struct Requirements {
  double time_limit = 1;   // seconds of CPU time
  int memory_limit = 256;  // MiB
  OutputCheck check;
};

}  // namespace judge
