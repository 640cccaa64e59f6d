#include "judge/mutate/clear_run.hpp"

#include <fmt/format.h>

#include "judge/model/verdict.hpp"

namespace mutate {
namespace {

constexpr double kWide = 2;  // times the limit, and a part of it: between these a run is unclear
constexpr int kMoreRuns = 2;

bool is_late(const judge::TestResult& result) {
  return result.verdict == judge::Verdict::kTle;
}

// The one that ended, or else the one that took less CPU time.
judge::TestResult quicker(judge::TestResult a, judge::TestResult b) {
  if (is_late(a) != is_late(b)) return is_late(a) ? b : a;
  return b.cpu_seconds < a.cpu_seconds ? b : a;
}

// The gate of `context` is closed meanwhile, so the run itself goes through a gate of its own.
judge::TestResult run_alone(const judge::JudgingContext& context, judge::Sandbox& sandbox,
                            const judge::Program& program, const judge::TestCase& test,
                            const judge::Requirements& requirements) {
  judge::TestResult result;
  judge::QuietGate open;
  context.gate.alone([&] {
    result = judge::judge_test({context.scratch, open}, sandbox, program, test, requirements);
  });
  return result;
}

}  // namespace

bool is_unclear(double cpu_seconds, double limit) {
  return cpu_seconds > limit / kWide && cpu_seconds < limit * kWide;
}

judge::TestResult clear_run(const judge::JudgingContext& context, judge::Sandbox& sandbox,
                            const judge::Program& program, const judge::TestCase& test,
                            const judge::Requirements& requirements) {
  const double limit = requirements.time_limit;
  judge::Requirements wide = requirements;
  wide.time_limit = kWide * limit;
  judge::TestResult best = judge::judge_test(context, sandbox, program, test, wide);
  for (int more = kMoreRuns; more > 0 && is_unclear(best.cpu_seconds, limit); --more)
    best = quicker(std::move(best), run_alone(context, sandbox, program, test, wide));
  if (best.verdict != judge::Verdict::kJe && best.cpu_seconds > limit) {
    best.verdict = judge::Verdict::kTle;
    best.message = fmt::format("{:.2f} s of CPU time, more than {:.2f} s", best.cpu_seconds, limit);
  }
  return best;
}

}  // namespace mutate
