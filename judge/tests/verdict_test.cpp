#include "judge/model/verdict.hpp"

#include <gtest/gtest.h>

#include "judge/sandbox/run_verdict.hpp"

namespace judge {

namespace {

Outcome exited(int code, double cpu_seconds = 0.1) {
  Outcome outcome;
  outcome.end = End::kExited;
  outcome.exit_code = code;
  outcome.cpu_seconds = cpu_seconds;
  return outcome;
}

TEST(VerdictName, GoesThereAndBack) {
  for (const char* name : {"AC", "WA", "PE", "TLE", "MLE", "OLE", "RE", "CE", "JE"}) {
    const auto verdict = verdict_of(name);
    ASSERT_TRUE(verdict.has_value()) << name;
    EXPECT_EQ(verdict_name(*verdict), name);
  }
  EXPECT_FALSE(verdict_of("ac").has_value());
  EXPECT_FALSE(verdict_of("").has_value());
}

TEST(VerdictOfRun, EndingByItselfButLateIsLate) {
  EXPECT_EQ(verdict_of_run(exited(0, 1.01), 1), Verdict::kTle);
  EXPECT_EQ(verdict_of_run(exited(1, 1.01), 1), Verdict::kTle);
  EXPECT_EQ(verdict_of_run(exited(0, 1.0), 1), std::nullopt) << "the limit itself is allowed";
}

TEST(DescribeEnd, SaysHowLateItWas) {
  EXPECT_EQ(describe_end(exited(0, 1.25), Limits{}, 1), "1.25 s of CPU time, more than 1.00 s");
}

}  // namespace
}  // namespace judge
