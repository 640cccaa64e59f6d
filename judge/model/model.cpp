// What the types of this room can do.
#include <algorithm>
#include <array>
#include <ostream>
#include <utility>

#include "judge/base/text.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"

namespace judge {
namespace {

constexpr std::array<std::string_view, 9> kNames = {"AC",  "WA", "PE", "TLE", "MLE",
                                                    "OLE", "RE", "CE", "JE"};

}  // namespace

std::string_view verdict_name(Verdict verdict) {
  return kNames[static_cast<std::size_t>(verdict)];
}

std::ostream& operator<<(std::ostream& out, Verdict verdict) {
  return out << verdict_name(verdict);
}

std::optional<Verdict> verdict_of(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<Verdict>(i);
  }
  return std::nullopt;
}

std::string verdict_names(const std::set<Verdict>& verdicts) {
  std::vector<std::string> names;
  for (Verdict verdict : verdicts)
    names.emplace_back(verdict_name(verdict));
  return join(names, " ");
}

std::optional<CompareMode> compare_mode_of(std::string_view word) {
  for (const CompareWay& way : kCompareWays) {
    if (way.word == word) return way.mode;
  }
  return std::nullopt;
}

std::vector<std::string> compare_words(bool with_checker) {
  std::vector<std::string> words;
  for (const CompareWay& way : kCompareWays) {
    if (with_checker || way.mode != CompareMode::kChecker) words.emplace_back(way.word);
  }
  return words;
}

const TestResult* SubmissionResult::deciding_test() const {
  const auto failed = std::find_if(tests.begin(), tests.end(), [](const TestResult& test) {
    return test.verdict != Verdict::kAc;
  });
  return failed == tests.end() ? nullptr : &*failed;
}

int SubmissionResult::points() const {
  const auto passed = std::count_if(tests.begin(), tests.end(), [](const TestResult& test) {
    return test.verdict == Verdict::kAc;
  });
  return tests_in_all > 0 ? static_cast<int>(100 * passed / tests_in_all) : 0;
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
