#include "judge/report/report.hpp"

#include <gtest/gtest.h>

#include "judge/model/comparison.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"

// What test_reports.py reads in a browser and with parsers of XML is not asked again here.

namespace judge {
namespace {

TestResult test(const std::string& name, Verdict verdict, double cpu_seconds) {
  TestResult result;
  result.name = name;
  result.verdict = verdict;
  result.cpu_seconds = cpu_seconds;
  if (verdict != Verdict::kAc) result.message = "line 1, token 1: wanted 1, got 2";
  if (verdict == Verdict::kWa) result.difference = Difference{1, 1, 1, "1", "2", {"", " 5"}, {}};
  return result;
}

// How often `part` stands in `whole`.
int count_of(const std::string& part, const std::string& whole) {
  int count = 0;
  for (std::size_t at = whole.find(part); at != std::string::npos; at = whole.find(part, at + 1))
    ++count;
  return count;
}

SubmissionResult wrong_submission() {
  SubmissionResult result;
  result.problem = "SOME";
  result.source = "wrong/float.cpp";
  result.expected = {Verdict::kWa, Verdict::kTle};
  result.verdict = Verdict::kWa;
  result.tests = {test("sample/1", Verdict::kAc, 0.5), test("hand/odd", Verdict::kWa, 0.25)};
  result.time_limit = 1;
  result.memory_limit = 32;
  result.tests_in_all = 7;
  return result;
}

TEST(ResultAsJson, ComesBackTheSame) {
  std::vector<TestResult> tests = wrong_submission().tests;
  tests[1].output = {1, {"2 5"}, 1};
  tests[1].error = {1, {"first"}, 9};
  tests[1].signal = 6;
  const TestResults before = {{"first", tests[0]}, {"second", tests[1]}};
  const TestResults after = results_from_json(results_to_json(before));
  EXPECT_EQ(results_to_json(after), results_to_json(before));
  ASSERT_EQ(after.size(), 2u);
  const TestResult& wrong = after.at("second");
  EXPECT_EQ(wrong.verdict, Verdict::kWa);
  ASSERT_TRUE(wrong.difference.has_value());
  EXPECT_EQ(wrong.difference->got, "2");
  EXPECT_EQ(wrong.difference->around_wanted.after, " 5");
  EXPECT_EQ(wrong.output.shown, (std::vector<std::string>{"2 5"}));
  EXPECT_EQ(wrong.error.in_all, 9u);
  EXPECT_EQ(wrong.signal, 6);
}

TEST(ResultAsJson, AnythingElseIsNothing) {
  for (const char* text : {"", "{}", "[]", "{\"key\": 1}", "nul"})
    EXPECT_TRUE(results_from_json(text).empty()) << text;
}

TEST(TableReport, NamesTheIsolationIfItIsAskedForOrWeakerThanUsual) {
  const std::string usual = "user, pid, net, ipc, mount namespaces; memory of the tree looked at";
  EXPECT_EQ(table_report({usual, {}, {}}, {}).find("isolation"), std::string::npos);
  TableStyle verbose;
  verbose.is_verbose = true;
  EXPECT_EQ(table_report({usual, {}, {}}, verbose).find("isolation: user, pid"), 0u);
  for (const char* weak :
       {"no namespaces: files, network and other processes in reach",
        "pid namespaces; network in reach", "cgroup v2, which programs can change"})
    EXPECT_EQ(table_report({weak, {}, {}}, {}).find("isolation: "), 0u) << weak;
}

// Of the lines 3 to 5 of a longer output, which parts from the answer in line 4.
SubmissionResult with_evidence() {
  SubmissionResult result = wrong_submission();
  result.expected = {Verdict::kAc};
  TestResult& failed = result.tests.back();
  failed.difference = Difference{4, 4, 2, "b", "", {"a ", " c"}, {"a", ""}};
  failed.output = {3, {"same", "a"}, 4};
  failed.error = {1, {"n = 5"}, 9};
  Evidence evidence;
  evidence.reason = "An odd number.";
  evidence.input = "testdata/SOME/hand/odd.in";
  evidence.answer = "testdata/SOME/hand/odd.ans";
  evidence.input_lines = {1, {"5"}, 1};
  evidence.answer_lines = {3, {"same", "a b c", "last"}, 5};
  result.evidence = evidence;
  return result;
}

// The part of the table behind the line of the submission, without the last line.
std::string failure_of(const SubmissionResult& result, const TableStyle& style) {
  const std::string table = table_report({"", {result}, {}}, style);
  const std::size_t begin = table.find("\nhand/odd") + 1;
  return table.substr(begin, table.rfind('\n', table.size() - 2) - begin);
}

TEST(Failure, ShowsBothOutputsSideBySide) {
  EXPECT_EQ(failure_of(with_evidence(), {}),
            "hand/odd: An odd number.\n"
            "  input  testdata/SOME/hand/odd.in\n"
            "    1  5\n"
            "  expected output                      │   output of the program\n"
            "    3  same                            │     3  same\n"
            "    4  a b c                           │     4  a(end)\n"
            "         ^                             │         ^^^^^\n"
            "    5  last                            │\n"
            "  standard error\n"
            "    1  n = 5\n"
            "       … 8 more lines\n");
}

TEST(Failure, ShowsOneBelowTheOtherWhatIsTooWide) {
  SubmissionResult result = with_evidence();
  const std::string wide(90, 's');
  result.evidence->answer_lines.shown[0] = wide;
  EXPECT_NE(failure_of(result, {})
                .find("  expected output  testdata/SOME/hand/odd.ans\n    3  " + wide +
                      "\n    4> a b c\n    5  last\n  output of the program\n"),
            std::string::npos);
}

TEST(Failure, IsShownOfTheFirstSubmissionAlone) {
  TableStyle style;
  style.show_command = [](const auto&, const TestResult& test) { return "show " + test.name; };
  const std::string table = table_report({"", {with_evidence(), with_evidence()}, {}}, style);
  EXPECT_EQ(count_of("\n  all of it: show hand/odd\n", table), 1);
}

TEST(TableReport, SpeaksChinese) {
  TableStyle style;
  style.language = "zh";
  style.lists_tests = true;
  SubmissionResult result = with_evidence();
  result.tests.push_back(test("hand/crash", Verdict::kRe, 0.1));
  result.tests.back().signal = 8;
  result.tests.push_back(test("hand/slow", Verdict::kTle, 1.5));
  const std::string table = table_report({"", {result}, {}}, style);
  for (const char* words :
       {"7 个测试点", "应为 AC", "hand/odd：第 4 行第 2 个：应为 b，输出为 （结束）",
        "被信号 SIGFPE 终止（除以零", "CPU 时间 1.50 秒，共 0.0 秒，限制 1.00 秒",
        "7 个测试点中通过 1 个", "正确的输出", "标准错误输出", "1 份提交中 0 份符合预期"})
    EXPECT_NE(table.find(words), std::string::npos) << words << " in\n" << table;
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

TEST(HtmlReport, ShowsWhatTheFailingTestIsThereForAndGave) {
  const std::string page = page_of({with_evidence()});
  for (const char* part : {"hand/odd: An odd number.", "Input: testdata/SOME/hand/odd.in",
                           "    1  5\n", "    4  a <mark>b</mark> c\n", "       … 8 more lines\n"})
    EXPECT_EQ(count_of(part, page), 1) << part;
}

TEST(HtmlReport, OfManyTestsOnlyThoseThatSomebodyFailedHaveAColumn) {
  SubmissionResult result = accepted();
  result.tests.assign(100, test("hand/right", Verdict::kAc, 0.1));
  result.tests[70] = test("hand/failed", Verdict::kWa, 0.1);
  const std::string page = page_of({result});
  EXPECT_EQ(count_of("class=\"test\"", page), 1);
  EXPECT_EQ(count_of(">99 tests that nobody failed<", page), 1);
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

TEST(TimePlot, IsLeftOutWhereNothingRanOrAllTakeTheSame) {
  EXPECT_EQ(count_of("<svg", page_of({not_compiled()})), 0);
  SubmissionResult quick = accepted();
  for (TestResult& test : quick.tests)
    test.cpu_seconds = 0.001;
  EXPECT_EQ(count_of("<svg", page_of({quick})), 0);
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

TEST(JunitReport, ANewlineInAnAttributeStays) {
  SubmissionResult result = accepted();
  result.source = "\"\n<.cpp";
  const std::string xml = junit_report({"", {result}, {}});
  EXPECT_EQ(count_of("name=\"SOME &quot;&#10;&lt;.cpp\"", xml), 1);
}

}  // namespace
}  // namespace judge
