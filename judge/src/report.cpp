#include "judge/src/report.hpp"

#include <algorithm>

namespace judge {

const TestResult* SubmissionResult::deciding_test() const {
  const auto failed = std::find_if(tests.begin(), tests.end(), [](const TestResult& test) {
    return test.verdict != Verdict::kAc;
  });
  return failed == tests.end() ? nullptr : &*failed;
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

}  // namespace judge
