// Results made by hand, for the tests of the reports: one submission of each fate.
#pragma once

#include <string>
#include <vector>

#include "judge/model/comparison.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"

namespace judge {

inline TestResult sample_test(const std::string& name, Verdict verdict, double cpu_seconds,
                              const std::string& message = "") {
  TestResult test;
  test.name = name;
  test.verdict = verdict;
  test.cpu_seconds = cpu_seconds;
  test.wall_seconds = 2 * cpu_seconds;
  test.memory_bytes = 3 << 20;
  test.message = message;
  return test;
}

inline SubmissionResult sample_submission(const std::string& source, Verdict expected,
                                          const std::vector<TestResult>& tests) {
  SubmissionResult result;
  result.problem = "SOME";
  result.source = source;
  result.expected = {expected};
  result.verdict = tests.back().verdict;
  result.tests = tests;
  result.time_limit = 1.5;
  result.memory_limit = 32;
  result.tests_in_all = 3;
  return result;
}

inline SubmissionResult accepted() {
  return sample_submission(
      "main.cpp", Verdict::kAc,
      {sample_test("sample/1", Verdict::kAc, 0.25), sample_test("hand/odd", Verdict::kAc, 0.5),
       sample_test("hand/zero", Verdict::kAc, 0.125)});
}

// Differs in the second token of the third line: wanted "4 5 6", got "4 <&> 6".
inline SubmissionResult wrong_answer(Verdict expected) {
  SubmissionResult result =
      sample_submission("wrong/a.cpp", expected,
                        {sample_test("sample/1", Verdict::kAc, 0.25),
                         sample_test("hand/odd", Verdict::kWa, 0.5, "wanted 5, got <&>")});
  result.tests.back().difference = Difference{3, 2, "5", "<&>", {"4 ", " 6"}, {"4 ", " 6"}};
  return result;
}

inline SubmissionResult broken_checker() {
  return sample_submission("wrong/b.cpp", Verdict::kWa,
                           {sample_test("sample/1", Verdict::kJe, 0.25, "the checker hangs")});
}

inline SubmissionResult not_compiled(Verdict expected) {
  SubmissionResult result = accepted();
  result.source = "wrong/c.cpp";
  result.expected = {expected};
  result.verdict = Verdict::kCe;
  result.tests.clear();
  result.message = "does not compile\nc.cpp:1:1: error: <iostrem>\n";
  return result;
}

// A mistake that the data do not show.
inline SubmissionResult survivor() {
  SubmissionResult result = accepted();
  result.source = "wrong/d.cpp";
  result.expected = {Verdict::kWa, Verdict::kTle};
  return result;
}

inline RunReport sample_report(const std::vector<SubmissionResult>& results,
                               const std::vector<std::string>& errors = {}) {
  return {"pid namespace & more", results, errors, 0};
}

// How often `part` stands in `whole`.
inline int count_of(const std::string& part, const std::string& whole) {
  int count = 0;
  for (std::size_t at = whole.find(part); at != std::string::npos; at = whole.find(part, at + 1))
    ++count;
  return count;
}

}  // namespace judge
