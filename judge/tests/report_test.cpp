#include "judge/report/report.hpp"

#include <gtest/gtest.h>

#include "judge/model/comparison.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"

// What test_reports.py reads in a browser and with parsers of XML is not asked again here.

namespace judge {
namespace {

TestResult test(const std::string& name, Verdict verdict, double cpu_seconds,
                std::uint64_t bytes = 3 << 20) {
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

// How often `part` stands in `whole`.
int count_of(const std::string& part, const std::string& whole) {
  int count = 0;
  for (std::size_t at = whole.find(part); at != std::string::npos; at = whole.find(part, at + 1))
    ++count;
  return count;
}

SubmissionResult accepted() {
  SubmissionResult result;
  result.problem = "SOME";
  result.source = "main.cpp";
  result.expected = {Verdict::kAc};
  result.verdict = Verdict::kAc;
  result.tests = {test("sample/1", Verdict::kAc, 0.25), test("hand/odd", Verdict::kAc, 0.5),
                  test("hand/zero", Verdict::kAc, 0.125)};
  result.time_limit = 1.5;
  result.memory_limit = 32;
  result.tests_in_all = 3;
  return result;
}

SubmissionResult not_compiled() {
  SubmissionResult result = accepted();
  result.verdict = Verdict::kCe;
  result.tests.clear();
  result.message = "does not compile\nc.cpp:1:1: error: <iostrem>\n";
  return result;
}

std::string page_of(const std::vector<SubmissionResult>& results) {
  return html_report({"pid namespace & more", results, {"<checker> broke"}});
}

TEST(HtmlReport, GroupsTestsByTheirFolder) {
  const std::string page = page_of({accepted()});
  EXPECT_EQ(count_of("colspan=\"1\">sample<", page), 1);
  EXPECT_EQ(count_of("colspan=\"2\">hand<", page), 1);
}

TEST(HtmlReport, HasTotalsIsolationAndUnexpectedResults) {
  SubmissionResult wrong = wrong_submission();
  wrong.expected = {Verdict::kAc};
  const std::string page = page_of({accepted(), wrong});
  EXPECT_EQ(count_of("✗ 1 of 2 as expected", page), 2) << "of the page, and of the problem";
  EXPECT_EQ(count_of("✗ expected AC", page), 2) << "in the matrix, and where all is told";
  EXPECT_EQ(count_of("<td class=\"bad\"", page), 2);
  EXPECT_EQ(count_of("pid namespace &amp; more", page), 1);
  EXPECT_EQ(count_of("AC 1, WA 1", page), 1);
  EXPECT_EQ(count_of("WA in place of AC. hand/odd: line 1", page), 1);
  EXPECT_EQ(count_of("&lt;checker&gt; broke", page), 1);
  EXPECT_EQ(count_of("href=\"#problem-1-2\"", page), 2) << "from the matrix and from the top";
}

TEST(HtmlReport, IsOnePageThatNeedsNothingElse) {
  for (const char* part : {"<script", "<link", "src=", "url(", "://"})
    EXPECT_EQ(count_of(part, page_of({accepted()})), 0) << part;
}

TEST(HtmlReport, NothingWasJudged) {
  const std::string page = html_report({"", {}, {}});
  EXPECT_EQ(count_of("0 of 0 as expected", page), 1);
  EXPECT_EQ(count_of("<section", page), 0);
}

// 1 ms stands at 2 %, the axis ends at twice the limit, at 98 %: here three decades.
TEST(TimePlot, IsLogarithmic) {
  SubmissionResult result = accepted();
  result.time_limit = 0.5;
  result.tests[0].cpu_seconds = 0;
  result.tests[1].cpu_seconds = 0.01;
  result.tests[2].cpu_seconds = 0.1;
  const std::string page = page_of({result});
  for (const char* x : {"<svg x=\"2.00%\"", "<svg x=\"34.00%\"", "<svg x=\"66.00%\""})
    EXPECT_EQ(count_of(x, page), 1) << x;
  EXPECT_EQ(count_of("class=\"limit\" x1=\"88.37%\"", page), 1) << "2 + 32 lg 500";
}

TEST(TimePlot, OfManyTestsTheSlowestHaveARow) {
  SubmissionResult result = accepted();
  result.tests.clear();
  for (int i = 0; i < 100; ++i)
    result.tests.push_back(test("hand/" + std::to_string(i), Verdict::kAc, 0.002));
  result.tests[57].cpu_seconds = 0.5;
  const std::string page = page_of({result});
  EXPECT_EQ(count_of("of the 24 slowest of 100 tests", page), 1);
  EXPECT_EQ(count_of("<title>main.cpp, ", page), 24);
  EXPECT_EQ(count_of("<title>main.cpp, hand/57: 0.500 s AC</title>", page), 1);
}

TEST(TimePlot, CrossesOutWhatIsTooSlow) {
  SubmissionResult late = accepted();
  EXPECT_EQ(count_of("<path class=\"late\"", page_of({late})), 0);
  late.tests[2].verdict = Verdict::kTle;
  EXPECT_EQ(count_of("<path class=\"late\"", page_of({late})), 1);
}

TEST(HtmlReport, SaysHowManyTestsWereNotRun) {
  SubmissionResult result = accepted();
  EXPECT_EQ(count_of("were not run", page_of({result})), 0);
  result.tests.pop_back();
  EXPECT_EQ(count_of("1 of 3 tests were not run.", page_of({result})), 1);
}

TEST(TimePlot, IsLeftOutWhereNothingRan) {
  EXPECT_EQ(count_of("<svg", page_of({not_compiled()})), 0);
}

TEST(JunitReport, CountsAndTimesTheTests) {
  const std::string xml = junit_report({"", {accepted()}, {}});
  EXPECT_EQ(count_of("tests=\"3\" failures=\"0\" errors=\"0\" time=\"0.875\"", xml), 1);
  EXPECT_EQ(count_of("name=\"hand/odd\" time=\"0.500\"", xml), 1);
  EXPECT_EQ(count_of("timestamp=\"1970-01-01T00:00:00\"", xml), 1);
}

TEST(JunitReport, OfSeveralTestsOnlyTheUnexpectedFail) {
  SubmissionResult result = wrong_submission();
  result.expected = {Verdict::kTle};
  result.tests.push_back(test("hand/zero", Verdict::kTle, 2));
  const std::string xml = junit_report({"", {result}, {}});
  EXPECT_EQ(count_of("<failure ", xml), 1);
  EXPECT_EQ(count_of("line 1, token 1\nexpected: 1\ngiven:    2\n", xml), 1);
}

TEST(JunitReport, WhatWasNotCompiledFailsAsACaseOfItsOwn) {
  const std::string xml = junit_report({"", {not_compiled()}, {}});
  EXPECT_EQ(count_of("tests=\"1\" failures=\"1\" errors=\"0\"", xml), 1);
  EXPECT_EQ(count_of("c.cpp:1:1: error: &lt;iostrem&gt;\n</failure>", xml), 1);
}

TEST(JunitReport, WhatBrokeIsAnErrorInASuiteOfItsOwn) {
  const std::string xml = junit_report({"", {accepted()}, {"SOME: no main.cpp\nlook"}});
  const std::string suite = xml.substr(xml.find("<testsuite id=\"1\" name=\"judge\""));
  EXPECT_EQ(count_of("tests=\"1\" failures=\"0\" errors=\"1\"", suite), 1);
  EXPECT_EQ(count_of("<error type=\"JE\" message=\"SOME: no main.cpp\"", suite), 1);
}

TEST(JunitReport, HasExpectedAndGivenVerdictAmongTheProperties) {
  const std::string xml = junit_report({"", {wrong_submission()}, {}});
  EXPECT_EQ(count_of("<property name=\"expected\" value=\"WA TLE\"", xml), 1);
  EXPECT_EQ(count_of("<property name=\"verdict\" value=\"WA\"", xml), 1);
}

TEST(JunitReport, ANewlineInAnAttributeStays) {
  SubmissionResult result = accepted();
  result.source = "\"\n<.cpp";
  const std::string xml = junit_report({"", {result}, {}});
  EXPECT_EQ(count_of("name=\"SOME &quot;&#10;&lt;.cpp\"", xml), 1);
}

}  // namespace
}  // namespace judge
