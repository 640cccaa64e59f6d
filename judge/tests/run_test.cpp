// What a run says by itself, when it is repeated, and which results of earlier runs count.
#include <gtest/gtest.h>

#include "judge/model/verdict.hpp"
#include "judge/run/test_memory.hpp"
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

TEST(Retries, AreMadeNearTheLimit) {
  Outcome outcome;
  outcome.end = End::kExited;
  const auto unclear_at = [&](double seconds, const Retries& retries) {
    outcome.cpu_seconds = seconds;
    return is_unclear(outcome, 2, retries);
  };
  EXPECT_FALSE(unclear_at(1.5, kUsualRetries));
  EXPECT_TRUE(unclear_at(1.7, kUsualRetries));
  EXPECT_TRUE(unclear_at(2.3, kUsualRetries));
  EXPECT_FALSE(unclear_at(2.5, kUsualRetries));
  EXPECT_FALSE(unclear_at(0.9, kMutantRetries));
  EXPECT_TRUE(unclear_at(1.1, kMutantRetries));
  EXPECT_TRUE(unclear_at(3.9, kMutantRetries));
  EXPECT_FALSE(unclear_at(4.1, kMutantRetries));
}

TEST(Retries, DependOnHowARunWasEnded) {
  Outcome outcome;
  outcome.cpu_seconds = 1.2;
  outcome.end = End::kCpuLimit;
  EXPECT_FALSE(is_unclear(outcome, 1, kUsualRetries));
  EXPECT_TRUE(is_unclear(outcome, 1, kStressRetries));
  outcome.end = End::kWallLimit;
  EXPECT_TRUE(is_unclear(outcome, 1, kUsualRetries)) << "it was at work";
  outcome.cpu_seconds = 0.1;
  EXPECT_FALSE(is_unclear(outcome, 1, kUsualRetries)) << "it slept";
  outcome.end = End::kBroken;
  EXPECT_FALSE(is_unclear(outcome, 1, kStressRetries));
}

TEST(Retries, LetAProgramGoOnPastItsLimit) {
  const auto limits = [](const Retries& retries) {
    return test_command({"", "", {}, {}, false}, {}, {2, 64, {}}, retries).limits;
  };
  EXPECT_DOUBLE_EQ(limits(kUsualRetries).cpu_seconds, 2.4);
  EXPECT_DOUBLE_EQ(limits(kUsualRetries).wall_seconds, 6.5);
  EXPECT_DOUBLE_EQ(limits(kMutantRetries).cpu_seconds, 4);
}

class TestMemoryTest : public testing::Test {
 protected:
  static TestResults results(Verdict verdict) {
    TestResult result;
    result.verdict = verdict;
    return {{"key", result}};
  }

  TemporaryFolder folder_{testing::TempDir()};
  const bool is_checkout_ = fs::create_directories(folder_.path() / "problems");
  Workspace workspace_{folder_.path()};
};

TEST(RunKey, IsAnotherForOtherRetries) {
  const Requirements usual{1, 256, {CompareMode::kTokens, std::nullopt}};
  EXPECT_NE(run_key("test", usual, kUsualRetries), run_key("test", usual, kMutantRetries));
}

TEST_F(TestMemoryTest, KeepsResultsOfAProgramUnderTheirConditions) {
  TestMemory(workspace_, "here").remember("program", results(Verdict::kWa));
  const TestResults known = TestMemory(workspace_, "here").recall("program");
  ASSERT_EQ(known.size(), 1u);
  EXPECT_EQ(known.at("key").verdict, Verdict::kWa);
  EXPECT_TRUE(TestMemory(workspace_, "here").recall("other").empty());
  EXPECT_TRUE(TestMemory(workspace_, "elsewhere").recall("program").empty());
}

TEST_F(TestMemoryTest, DoesNotKeepTheJudgesOwnFailures) {
  const TestMemory memory(workspace_, "here");
  memory.remember("program", results(Verdict::kJe));
  EXPECT_TRUE(memory.recall("program").empty());
}

}  // namespace
}  // namespace judge
