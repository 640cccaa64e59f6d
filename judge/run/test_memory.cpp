#include "judge/run/test_memory.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include "judge/base/errors.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/report.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {
namespace {

std::string build_of(const fs::path& binary) {
  struct stat status {};
  if (stat(binary.c_str(), &status) != 0) throw JudgeError("cannot see " + binary.string());
  return fmt::format("{} bytes of {}.{:09}", status.st_size, status.st_mtim.tv_sec,
                     status.st_mtim.tv_nsec);
}

std::string tolerance(const std::optional<double>& value) {
  return value ? fmt::format("{}", *value) : "none";
}

// The same for the same way to check an output.
std::string check_key(const OutputCheck& check) {
  std::vector<std::string> parts = {
      fmt::format("{} {} {}", static_cast<int>(check.mode), static_cast<int>(check.protocol),
                  check.rules.ignores_case),
      tolerance(check.rules.absolute_tolerance), tolerance(check.rules.relative_tolerance),
      check.checker ? check.checker->key : ""};
  parts.insert(parts.end(), check.arguments.begin(), check.arguments.end());
  return judge::key_of(parts);
}

}  // namespace

TestMemory::TestMemory(Workspace& workspace, std::string conditions)
    : workspace_(workspace), conditions_(std::move(conditions)) {}

std::string TestMemory::content_key(const TestCase& test) const {
  FileHashes& hashes = workspace_.hashes();
  return key_of({hashes.of(test.input.file), hashes.of(test.answer.file)});
}

TestResults TestMemory::recall(const std::string& program) const {
  const auto known = workspace_.cache().find("results", key_of({conditions_, program}));
  return known ? results_from_json(*known) : TestResults{};
}

void TestMemory::remember(const std::string& program, const TestResults& results) const {
  TestResults kept = results;
  for (auto result = kept.begin(); result != kept.end();)
    result = result->second.verdict == Verdict::kJe ? kept.erase(result) : std::next(result);
  workspace_.cache().put("results", key_of({conditions_, program}), results_to_json(kept));
}

std::string run_key(const std::string& content, const Requirements& requirements,
                    const Retries& retries) {
  return key_of(
      {content, check_key(requirements.check),
       fmt::format("{} {}", requirements.time_limit, requirements.memory_limit),
       requirements.streams.input, requirements.streams.output,
       fmt::format("{} {} {} {}", retries.from, retries.to, retries.tries, retries.doubts_late)});
}

std::string this_judge(Context& context) {
  return key_of({build_of("/proc/self/exe"), build_of(find_supervisor()),
                 context.workers.sandbox().isolation()});
}

}  // namespace judge
