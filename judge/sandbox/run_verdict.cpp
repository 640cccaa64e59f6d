#include "judge/sandbox/run_verdict.hpp"

#include <fmt/format.h>

#include "judge/base/language.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

using Texts = std::vector<std::string_view>;

// `line` behind the mark; empty if that is not in it.
std::string_view behind(std::string_view line, std::string_view mark) {
  const std::size_t at = line.find(mark);
  return at == std::string_view::npos ? "" : line.substr(at + mark.size());
}

// What a run-time library or a sanitizer complains of; empty if it is none that we know.
std::string complaint(const Texts& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = lines[i], next = i + 1 < lines.size() ? lines[i + 1] : "";
    if (starts_with(line, "Traceback (")) return std::string(lines.back());
    if (const auto thrown = behind(line, "throwing an instance of "); !thrown.empty())
      return fmt::format("uncaught {} {}", thrown, behind(next, "what():  "));
    for (const char* mark : {"ERROR: AddressSanitizer: ", "Error: "}) {
      const std::string_view words = behind(line, mark);
      if (!words.empty()) return std::string(words.substr(0, words.find(" on ")));
    }
    for (const char* mark :
         {": runtime error: ", ": Assertion `", "Exception in thread", "panicked at "}) {
      if (line.find(mark) != line.npos) return std::string(line.substr(line.rfind("/src/") + 1));
    }
  }
  return "";
}

// The first line of the program's own source in a stack that a sanitizer shows: " at a.cpp:7". Frames
// of libraries name a path.
std::string own_frame(const Texts& lines) {
  for (const std::string_view line : lines) {
    const std::string_view place = line.substr(line.rfind(' ') + 1);
    const bool is_own = place.find('/') == place.npos && place.find(".c") != place.npos;
    if (is_own && starts_with(line, "    #")) return " at " + escaped(place);
  }
  return "";
}

std::string with_stderr(const std::string& words, const Outcome& outcome) {
  if (outcome.error.empty()) return words;
  const Texts lines = split_lines(outcome.error);
  const std::string said = complaint(lines);
  if (said.empty()) return words + "; stderr: " + excerpt(outcome.error, 200);
  return words + ": " + excerpt(said, 200) + own_frame(lines);
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
    return with_stderr(killed_by(outcome.signal, Say()), outcome);
  }
  return with_stderr(fmt::format("exit code {}", outcome.exit_code), outcome);
}

}  // namespace judge
