#include "judge/model/verdict.hpp"

#include <gtest/gtest.h>

#include <csignal>

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

Outcome ended(End end, int signal = 0) {
  Outcome outcome;
  outcome.end = end;
  outcome.signal = signal;
  outcome.cpu_seconds = 0.1;
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

TEST(VerdictOfRun, LeavesAGoodRunToItsOutput) {
  EXPECT_EQ(verdict_of_run(exited(0), 1), std::nullopt);
}

TEST(VerdictOfRun, ExitCodesAndSignalsAreRuntimeErrors) {
  EXPECT_EQ(verdict_of_run(exited(1), 1), Verdict::kRe);
  EXPECT_EQ(verdict_of_run(ended(End::kSignaled, SIGSEGV), 1), Verdict::kRe);
}

TEST(VerdictOfRun, ASignalOfALimitIsNotThatLimit) {
  for (int signal : {SIGXCPU, SIGKILL, SIGXFSZ}) {
    EXPECT_EQ(verdict_of_run(ended(End::kSignaled, signal), 1), Verdict::kRe) << signal;
  }
}

TEST(VerdictOfRun, LimitsCountWhereTheyWereMeasured) {
  EXPECT_EQ(verdict_of_run(ended(End::kCpuLimit), 1), Verdict::kTle);
  EXPECT_EQ(verdict_of_run(ended(End::kWallLimit), 1), Verdict::kTle);
  EXPECT_EQ(verdict_of_run(ended(End::kMemoryLimit), 1), Verdict::kMle);
  EXPECT_EQ(verdict_of_run(ended(End::kOutputLimit), 1), Verdict::kOle);
  EXPECT_EQ(verdict_of_run(ended(End::kBroken), 1), Verdict::kJe);
}

TEST(VerdictOfRun, EndingByItselfButLateIsLate) {
  EXPECT_EQ(verdict_of_run(exited(0, 1.01), 1), Verdict::kTle);
  EXPECT_EQ(verdict_of_run(exited(1, 1.01), 1), Verdict::kTle);
  EXPECT_EQ(verdict_of_run(exited(0, 1.0), 1), std::nullopt) << "the limit itself is allowed";
}

TEST(DescribeEnd, SaysHow) {
  Limits limits;
  limits.memory_bytes = 32u << 20;
  EXPECT_EQ(describe_end(exited(3), limits, 1), "exit code 3");
  EXPECT_EQ(describe_end(ended(End::kSignaled, SIGUSR1), limits, 1), "killed by SIGUSR1");
  EXPECT_EQ(describe_end(ended(End::kSignaled, SIGFPE), limits, 1),
            "killed by SIGFPE (division by zero, or the least integer divided by -1)");
  EXPECT_EQ(describe_end(ended(End::kMemoryLimit), limits, 1), "more than 32 MiB of memory");
  EXPECT_EQ(describe_end(exited(0, 1.25), limits, 1), "1.25 s of CPU time, more than 1.00 s");
}

TEST(DescribeEnd, ShowsStandardErrorHarmless) {
  Outcome outcome = exited(1);
  outcome.error = "bad\x1b[2J\n";
  EXPECT_EQ(describe_end(outcome, Limits{}, 1), "exit code 1; stderr: bad\\x1b[2J\\n");
}

// What the library or a sanitizer complains of, and the place in the program's own source.
TEST(DescribeEnd, TakesTheReasonOutOfStandardError) {
  const std::pair<const char*, const char*> cases[] = {
      {"a\nTraceback (most recent call last):\n  File\nValueError: no\n", "ValueError: no"},
      {"terminate called after throwing an instance of 'std::bad_alloc'\n  what():  more\n",
       "uncaught 'std::bad_alloc' more"},
      {"program: /tmp/x/src/main.cpp:3: int main(): Assertion `a' failed.\n",
       "src/main.cpp:3: int main(): Assertion `a' failed."},
      {"a.cpp:7:3: runtime error: division by zero\n",
       "a.cpp:7:3: runtime error: division by zero"},
      {"==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x1\n"
       "    #0 0x1 in abort /usr/lib/abort.c:7\n    #1 0x2 in main a.cpp:9\n",
       "heap-use-after-free at a.cpp:9"},
  };
  for (const auto& [error, words] : cases) {
    Outcome outcome = exited(1);
    outcome.error = error;
    EXPECT_EQ(describe_end(outcome, Limits{}, 1), std::string("exit code 1: ") + words);
  }
}

}  // namespace
}  // namespace judge
