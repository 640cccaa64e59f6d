#include "judge/sandbox/run_verdict.hpp"

#include <fmt/format.h>

#include "judge/base/language.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

constexpr std::size_t kShownBytes = 200;

// What stands in `line` between the two marks; empty if the first is not there.
std::string between(std::string_view line, std::string_view mark, std::string_view end) {
  const std::size_t at = line.find(mark);
  if (at == std::string_view::npos) return "";
  const std::string_view rest = line.substr(at + mark.size());
  return std::string(rest.substr(0, rest.find(end)));
}

// What a run-time library says of the program's mistake; empty if none that we know spoke.
std::string complaint(const std::vector<std::string_view>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = lines[i];
    if (starts_with(line, "Traceback (")) return std::string(lines.back());
    const std::string thrown = between(line, "throwing an instance of '", "'");
    const std::string what = i + 1 < lines.size() ? between(lines[i + 1], "what():  ", "\n") : "";
    if (!thrown.empty()) return "uncaught " + thrown + (what.empty() ? "" : ": " + what);
    for (const char* mark : {"ERROR: AddressSanitizer: ", "Error: "}) {
      if (const std::string words = between(line, mark, " on "); !words.empty()) return words;
    }
    // A failed assertion tells the source where it was compiled.
    if (const std::string words = between(line, "/src/", "\n");
        line.find(": Assertion `") != line.npos)
      return words.empty() ? std::string(line) : words;
    for (const char* mark : {": runtime error: ", "Exception in thread", "panicked at "}) {
      if (line.find(mark) != std::string_view::npos) return std::string(line);
    }
  }
  return "";
}

// The first line of the program's own source in a stack that a sanitizer shows: "a.cpp:7". Frames of
// libraries name a path.
std::string_view own_frame(const std::vector<std::string_view>& lines) {
  for (const std::string_view line : lines) {
    const std::string_view place = line.substr(line.rfind(' ') + 1);
    const bool is_frame = starts_with(line, "    #") && place.find('/') == std::string_view::npos;
    if (is_frame && place.find(':') != std::string_view::npos) return place;
  }
  return "";
}

// With what standard error tells.
std::string with_stderr(std::string words, const Outcome& outcome) {
  if (outcome.error.empty()) return words;
  const std::vector<std::string_view> lines = split_lines(outcome.error);
  const std::string said = complaint(lines);
  const std::string_view frame = own_frame(lines);
  if (said.empty()) return words + "; stderr: " + excerpt(outcome.error, kShownBytes);
  words += ": " + excerpt(said, kShownBytes);
  if (!frame.empty()) words += " at " + escaped(frame);
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
    return with_stderr(killed_by(outcome.signal, Say()), outcome);
  }
  return with_stderr(fmt::format("exit code {}", outcome.exit_code), outcome);
}

}  // namespace judge
