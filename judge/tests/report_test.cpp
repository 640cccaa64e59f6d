#include "judge/report/report.hpp"

#include <gtest/gtest.h>

#include "judge/model/comparison.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"

namespace judge {
namespace {

TestResult test(const std::string& name, Verdict verdict, double cpu_seconds, std::uint64_t bytes) {
  TestResult result;
  result.name = name;
  result.verdict = verdict;
  result.cpu_seconds = cpu_seconds;
  result.memory_bytes = bytes;
  if (verdict != Verdict::kAc) result.message = "line 1, token 1: wanted 1, got 2";
  if (verdict == Verdict::kWa) result.difference = Difference{1, 1, "1", "2", {"", " 5"}, {}};
  return result;
}

SubmissionResult wrong_submission() {
  SubmissionResult result;
  result.problem = "SOME";
  result.source = "wrong/float.cpp";
  result.expected = {Verdict::kWa, Verdict::kTle};
  result.verdict = Verdict::kWa;
  result.tests = {test("sample/1", Verdict::kAc, 0.5, 3 << 20),
                  test("hand/odd", Verdict::kWa, 0.25, 5 << 20)};
  result.time_limit = 1;
  result.memory_limit = 32;
  result.tests_in_all = 7;
  return result;
}

TEST(SubmissionResult, KnowsWhatDecided) {
  const SubmissionResult result = wrong_submission();
  ASSERT_NE(result.deciding_test(), nullptr);
  EXPECT_EQ(result.deciding_test()->name, "hand/odd");
  EXPECT_DOUBLE_EQ(result.slowest_seconds(), 0.5);
  EXPECT_EQ(result.peak_memory_bytes(), 5u << 20);
  EXPECT_TRUE(result.is_as_expected());
}

TEST(ResultAsJson, ComesBackTheSame) {
  const std::vector<TestResult> tests = wrong_submission().tests;
  const TestResults before = {{"first", tests[0]}, {"second", tests[1]}};
  const TestResults after = results_from_json(results_to_json(before));
  EXPECT_EQ(results_to_json(after), results_to_json(before));
  ASSERT_EQ(after.size(), 2u);
  const TestResult& wrong = after.at("second");
  EXPECT_EQ(wrong.verdict, Verdict::kWa);
  ASSERT_TRUE(wrong.difference.has_value());
  EXPECT_EQ(wrong.difference->got, "2");
  EXPECT_EQ(wrong.difference->around_wanted.after, " 5");
}

TEST(ResultAsJson, AnythingElseIsNothing) {
  for (const char* text : {"", "{}", "[]", "{\"key\": 1}", "nul"})
    EXPECT_TRUE(results_from_json(text).empty()) << text;
}

TEST(TableReport, HasNoColoursWhereNobodySeesThem) {
  const RunReport report{"none", {wrong_submission()}, {}};
  EXPECT_EQ(table_report(report, false).find('\x1b'), std::string::npos);
  EXPECT_NE(table_report(report, true).find('\x1b'), std::string::npos);
}

TEST(TableReport, NamesTheTestTheReasonAndTheIsolation) {
  const std::string table = table_report({"pid namespace", {wrong_submission()}, {}}, false);
  EXPECT_NE(table.find("hand/odd: line 1, token 1: wanted 1, got 2"), std::string::npos);
  EXPECT_NE(table.find("0.500 s"), std::string::npos);
  EXPECT_NE(table.find("5.0 MiB"), std::string::npos);
  EXPECT_NE(table.find("isolation: pid namespace"), std::string::npos);
  EXPECT_NE(table.find("1 of 1 submissions as expected"), std::string::npos);
}

TEST(TableReport, SaysWhenTheDataAcceptAWrongSubmission) {
  SubmissionResult result = wrong_submission();
  result.verdict = Verdict::kAc;
  result.tests.pop_back();
  const std::string table = table_report({"", {result}, {}}, false);
  EXPECT_NE(table.find("AC  expected WA TLE"), std::string::npos);
  EXPECT_NE(table.find("all 7 test cases accept it"), std::string::npos);
  EXPECT_NE(table.find("0 of 1 submissions as expected"), std::string::npos);
}

}  // namespace
}  // namespace judge
