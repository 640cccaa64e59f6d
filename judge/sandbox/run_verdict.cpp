#include "judge/sandbox/run_verdict.hpp"

#include <fmt/format.h>

#include "judge/base/text.hpp"

namespace judge {
namespace {

std::string with_stderr(std::string words, const Outcome& outcome) {
  if (!outcome.error.empty()) words += "; stderr: " + excerpt(outcome.error, 200);
  return words;
}

}  // namespace

std::optional<Verdict> verdict_of_run(const Outcome& outcome, double cpu_seconds) {
  switch (outcome.end) {
    case End::kBroken:
      return Verdict::kJe;
    case End::kMemoryLimit:
      return Verdict::kMle;
    case End::kOutputLimit:
      return Verdict::kOle;
    case End::kCpuLimit:
    case End::kWallLimit:
      return Verdict::kTle;
    case End::kExited:
    case End::kSignaled:
      break;
  }
  if (outcome.cpu_seconds > cpu_seconds) return Verdict::kTle;
  if (outcome.end == End::kSignaled || outcome.exit_code != 0) return Verdict::kRe;
  return std::nullopt;
}

std::string describe_end(const Outcome& outcome, const Limits& limits, double cpu_seconds) {
  switch (outcome.end) {
    case End::kBroken:
      return "the sandbox failed: " + outcome.message;
    case End::kMemoryLimit:
      return fmt::format("more than {} MiB of memory", limits.memory_bytes >> 20);
    case End::kOutputLimit:
      return fmt::format("more than {} KiB of output", limits.output_bytes >> 10);
    case End::kCpuLimit:
      return fmt::format("more than {:.2f} s of CPU time", cpu_seconds);
    case End::kWallLimit:
      return fmt::format("still running after {:.1f} s, with {:.2f} s of CPU time",
                         limits.wall_seconds, outcome.cpu_seconds);
    case End::kExited:
    case End::kSignaled:
      break;
  }
  if (outcome.cpu_seconds > cpu_seconds) {
    return fmt::format("{:.2f} s of CPU time, more than {:.2f} s", outcome.cpu_seconds,
                       cpu_seconds);
  }
  if (outcome.end == End::kSignaled) {
    return with_stderr("killed by " + signal_name(outcome.signal), outcome);
  }
  return with_stderr(fmt::format("exit code {}", outcome.exit_code), outcome);
}

}  // namespace judge
