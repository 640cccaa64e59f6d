#include "judge/model/result.hpp"

#include <algorithm>

namespace judge {

const TestResult* SubmissionResult::deciding_test() const {
  const auto failed = std::find_if(tests.begin(), tests.end(), [](const TestResult& test) {
    return test.verdict != Verdict::kAc;
  });
  return failed == tests.end() ? nullptr : &*failed;
}

std::string SubmissionResult::why() const {
  if (const TestResult* test = deciding_test()) return test->name + ": " + test->message;
  if (!message.empty()) return message.substr(0, message.find('\n'));
  for (const TestResult& test : tests) {
    if (!test.message.empty()) return test.name + ": " + test.message;
  }
  return "";
}

double SubmissionResult::slowest_seconds() const {
  double slowest = 0;
  for (const TestResult& test : tests)
    slowest = std::max(slowest, test.cpu_seconds);
  return slowest;
}

std::uint64_t SubmissionResult::peak_memory_bytes() const {
  std::uint64_t peak = 0;
  for (const TestResult& test : tests)
    peak = std::max(peak, test.memory_bytes);
  return peak;
}

std::size_t RunReport::count_as_expected() const {
  return static_cast<std::size_t>(
      std::count_if(results.begin(), results.end(),
                    [](const SubmissionResult& result) { return result.is_as_expected(); }));
}

}  // namespace judge
