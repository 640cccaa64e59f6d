#include <gtest/gtest.h>

#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/report.hpp"
#include "judge/tests/report_sample.hpp"

namespace judge {
namespace {

std::string junit_of(const SubmissionResult& result) {
  return junit_report(sample_report({result}));
}

void expect_counts(const std::string& xml, int tests, int failures, int errors) {
  EXPECT_EQ(count_of("<testcase ", xml), tests);
  EXPECT_EQ(count_of("<failure ", xml), failures);
  EXPECT_EQ(count_of("<error ", xml), errors);
  EXPECT_EQ(count_of("tests=\"" + std::to_string(tests) + "\"", xml), 1);
  EXPECT_EQ(count_of("failures=\"" + std::to_string(failures) + "\"", xml), 1);
  EXPECT_EQ(count_of("errors=\"" + std::to_string(errors) + "\"", xml), 1);
}

TEST(JunitReport, AcceptedIsACaseATest) {
  const std::string xml = junit_of(accepted());
  expect_counts(xml, 3, 0, 0);
  EXPECT_EQ(
      count_of("<testcase classname=\"SOME.main_cpp\" name=\"hand/odd\" time=\"0.500\">", xml), 1);
  EXPECT_EQ(count_of(" time=\"0.875\"", xml), 1) << "of the suite: the sum";
}

TEST(JunitReport, TheMistakeThatWasExpectedPasses) {
  expect_counts(junit_of(wrong_answer(Verdict::kWa)), 2, 0, 0);
  expect_counts(junit_of(not_compiled(Verdict::kCe)), 1, 0, 0);
}

TEST(JunitReport, AnUnexpectedVerdictFailsItsTest) {
  const std::string xml = junit_of(wrong_answer(Verdict::kAc));
  expect_counts(xml, 2, 1, 0);
  EXPECT_EQ(count_of("<failure type=\"WA\" message=\"wanted 5, got &lt;&amp;&gt;\">", xml), 1);
  EXPECT_EQ(count_of("line 3, token 2\nexpected: 5\ngiven:    &lt;&amp;&gt;\n", xml), 1);
}

TEST(JunitReport, OfSeveralTestsOnlyTheUnexpectedFail) {
  SubmissionResult result = wrong_answer(Verdict::kTle);
  result.tests.push_back(sample_test("hand/zero", Verdict::kTle, 2, "too slow"));
  expect_counts(junit_of(result), 3, 1, 0);
}

TEST(JunitReport, WhatNoTestSaysIsACaseOfItsOwn) {
  const std::string uncompiled = junit_of(not_compiled(Verdict::kAc));
  expect_counts(uncompiled, 1, 1, 0);
  EXPECT_EQ(count_of("c.cpp:1:1: error: &lt;iostrem&gt;\n</failure>", uncompiled), 1);
  const std::string survived = junit_of(survivor());
  expect_counts(survived, 4, 1, 0);
  EXPECT_EQ(count_of("message=\"AC on 3 tests, expected WA TLE\"", survived), 1);
}

TEST(JunitReport, WhatBrokeIsAnErrorAndNoFailure) {
  expect_counts(junit_of(broken_checker()), 1, 0, 1);
  expect_counts(junit_report(sample_report({}, {"generator: \x01 exit code 7"})), 1, 0, 1);
}

TEST(JunitReport, NamesIsolationAndLimits) {
  const std::string xml = junit_of(accepted());
  for (const char* property :
       {"name=\"isolation\" value=\"pid namespace &amp; more\"",
        "name=\"time_limit_s\" value=\"1.5\"", "name=\"memory_limit_mib\" value=\"32\"",
        "name=\"expected\" value=\"AC\"", "name=\"verdict\" value=\"AC\""}) {
    EXPECT_EQ(count_of(property, xml), 1) << property;
  }
  EXPECT_EQ(count_of("timestamp=\"1970-01-01T00:00:00\"", xml), 1);
}

}  // namespace
}  // namespace judge
