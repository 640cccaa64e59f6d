#include <gtest/gtest.h>

#include "judge/model/comparison.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/html.hpp"
#include "judge/report/report.hpp"
#include "judge/tests/report_sample.hpp"

namespace judge {
namespace {

ProblemResults problem_of(const std::vector<SubmissionResult>& results) {
  ProblemResults problem{"problem-1", {}};
  for (const SubmissionResult& result : results)
    problem.submissions.push_back(&result);
  return problem;
}

std::string matrix_of(const std::vector<SubmissionResult>& results) {
  return verdict_matrix(problem_of(results)).source();
}

std::string plot_of(const std::vector<SubmissionResult>& results) {
  return time_plot(problem_of(results)).source();
}

TEST(VerdictMatrix, HasACellForEverySubmissionAndTest) {
  const std::string matrix =
      matrix_of({accepted(), wrong_answer(Verdict::kWa), not_compiled(Verdict::kCe)});
  EXPECT_EQ(count_of("<th scope=\"row\">", matrix), 3);
  EXPECT_EQ(count_of("class=\"test\"", matrix), 3);
  EXPECT_EQ(count_of("<td class=\"ac\"", matrix), 3 + 1);
  EXPECT_EQ(count_of("<td class=\"fail\"", matrix), 1);
  EXPECT_EQ(count_of("<td class=\"none\"", matrix), 1 + 3) << "not run";
}

TEST(VerdictMatrix, GroupsTestsByTheirFolder) {
  const std::string matrix = matrix_of({accepted()});
  EXPECT_EQ(count_of("colspan=\"1\">sample<", matrix), 1);
  EXPECT_EQ(count_of("colspan=\"2\">hand<", matrix), 1);
}

TEST(VerdictMatrix, SaysInWordsWhatIsUnexpected) {
  const std::string matrix = matrix_of({wrong_answer(Verdict::kAc)});
  EXPECT_EQ(count_of("✗ expected AC", matrix), 1);
  EXPECT_EQ(count_of("<td class=\"bad\"", matrix), 1);
}

TEST(TimePlot, HasAMarkForEveryRun) {
  SubmissionResult slow = accepted();
  slow.source = "wrong/slow.cpp";
  slow.expected = {Verdict::kTle};
  slow.tests[2] = sample_test("hand/zero", Verdict::kTle, 2.25);
  const std::string plot = plot_of({accepted(), slow});
  EXPECT_EQ(count_of("<title>", plot), 6);
  EXPECT_EQ(count_of("<path class=\"late\"", plot), 1 + 1) << "one run, and the legend";
  EXPECT_EQ(count_of("<title>main.cpp, hand/odd: 0.500 s AC</title>", plot), 1);
}

// 1 ms stands at 2 %, the axis ends at twice the limit, at 98 %: here three decades.
TEST(TimePlot, IsLogarithmic) {
  SubmissionResult result = accepted();
  result.time_limit = 0.5;
  result.tests[0].cpu_seconds = 0;
  result.tests[1].cpu_seconds = 0.01;
  result.tests[2].cpu_seconds = 0.1;
  const std::string plot = plot_of({result});
  EXPECT_EQ(count_of("<svg x=\"2.00%\"", plot), 1);
  EXPECT_EQ(count_of("<svg x=\"34.00%\"", plot), 1);
  EXPECT_EQ(count_of("<svg x=\"66.00%\"", plot), 1);
  EXPECT_EQ(count_of("class=\"limit\" x1=\"88.37%\"", plot), 1) << "2 + 32 lg 500";
}

TEST(TimePlot, OfManyTestsTheSlowestHaveARow) {
  SubmissionResult result = accepted();
  result.tests.clear();
  for (int i = 0; i < 100; ++i)
    result.tests.push_back(sample_test("hand/" + std::to_string(i), Verdict::kAc, 0.002));
  result.tests[57].cpu_seconds = 0.5;
  const std::string plot = plot_of({result});
  EXPECT_EQ(count_of("of the 24 slowest of 100 tests", plot), 1);
  EXPECT_EQ(count_of("<title>", plot), 24);
  EXPECT_EQ(count_of("<title>main.cpp, hand/57: 0.500 s AC</title>", plot), 1);
}

TEST(TimePlot, IsLeftOutWhereNothingRan) {
  EXPECT_EQ(plot_of({not_compiled(Verdict::kAc)}), "");
}

TEST(SubmissionDetails, ShowsTheDifferenceSideBySide) {
  const std::string details = submission_details(wrong_answer(Verdict::kAc), "x").source();
  EXPECT_EQ(count_of("<details id=\"x\" open=\"\">", details), 1);
  EXPECT_EQ(count_of("First difference in hand/odd: line 3, token 2", details), 1);
  EXPECT_EQ(count_of("<code>4 <mark>5</mark> 6</code>", details), 1);
  EXPECT_EQ(count_of("<code>4 <mark>&lt;&amp;&gt;</mark> 6</code>", details), 1);
  EXPECT_EQ(count_of("1 of 3 tests were not run", details), 1);
}

TEST(SubmissionDetails, SaysWhereAnOutputEnds) {
  SubmissionResult result = wrong_answer(Verdict::kAc);
  result.tests.back().difference = Difference{3, 2, "5", "", {"4 ", ""}, {}};
  EXPECT_EQ(count_of("the output ends here", submission_details(result, "x").source()), 1);
}

TEST(SubmissionDetails, ShowsTheCompilersWords) {
  const std::string details = submission_details(not_compiled(Verdict::kAc), "x").source();
  EXPECT_EQ(count_of("c.cpp:1:1: error: &lt;iostrem&gt;\n</pre>", details), 1);
}

TEST(SubmissionDetails, AreClosedWhereAllIsAsExpected) {
  EXPECT_EQ(count_of("open=", submission_details(accepted(), "x").source()), 0);
}

TEST(HtmlReport, IsOnePageThatNeedsNothingElse) {
  const std::string page = html_report(sample_report({accepted()}));
  EXPECT_EQ(count_of("<script", page), 0);
  EXPECT_EQ(count_of("<link", page), 0);
  EXPECT_EQ(count_of("src=", page), 0);
  EXPECT_EQ(count_of("url(", page), 0);
  EXPECT_EQ(count_of("://", page), 0);
}

TEST(HtmlReport, HasTotalsIsolationAndUnexpectedResults) {
  const std::string page =
      html_report(sample_report({accepted(), wrong_answer(Verdict::kAc)}, {"<checker> broke"}));
  EXPECT_EQ(count_of("✗ 1 of 2 as expected", page), 2) << "of the page, and of the problem";
  EXPECT_EQ(count_of("pid namespace &amp; more", page), 1);
  EXPECT_EQ(count_of("AC 1, WA 1", page), 1);
  EXPECT_EQ(count_of("WA in place of AC. hand/odd: wanted 5", page), 1);
  EXPECT_EQ(count_of("&lt;checker&gt; broke", page), 1);
}

TEST(HtmlReport, HasASectionForEachProblem) {
  SubmissionResult other = accepted();
  other.problem = "OTHER";
  const std::string page = html_report(sample_report({accepted(), survivor(), other}));
  EXPECT_EQ(count_of("<section class=\"problem\"", page), 2);
  EXPECT_EQ(count_of("<details ", page), 3);
  EXPECT_EQ(count_of("href=\"#problem-1-2\"", page), 2)
      << "from the matrix and the list of unexpected results";
}

TEST(HtmlReport, NothingWasJudged) {
  const std::string page = html_report(sample_report({}));
  EXPECT_EQ(count_of("0 of 0 as expected", page), 1);
  EXPECT_EQ(count_of("<section", page), 0);
}

}  // namespace
}  // namespace judge
