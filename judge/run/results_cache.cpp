#include "judge/run/results_cache.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include "judge/base/errors.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/report.hpp"
#include "judge/sandbox/supervisor_process.hpp"

namespace judge {
namespace {

std::string build_of(const fs::path& binary) {
  struct stat status {};
  if (stat(binary.c_str(), &status) != 0) throw JudgeError("cannot see " + binary.string());
  return fmt::format("{} bytes of {}.{:09}", status.st_size, status.st_mtim.tv_sec,
                     status.st_mtim.tv_nsec);
}

// Names this build of the judge and its supervisor: a rebuilt one trusts no result of an older one.
std::string judge_version() {
  return build_of("/proc/self/exe") + ", " + build_of(find_supervisor());
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

ResultsCache::ResultsCache(Workspace& workspace, const std::string& isolation)
    : workspace_(workspace), base_(key_of({judge_version(), isolation})) {}

std::string ResultsCache::tests_key(const std::vector<TestCase>& tests) const {
  std::vector<std::string> parts;
  for (const TestCase& test : tests) {
    parts.push_back(test.name);
    parts.push_back(workspace_.hashes().of(test.input.file));
    parts.push_back(workspace_.hashes().of(test.answer.file));
  }
  return key_of(parts);
}

std::string ResultsCache::key(const Program& program, const std::string& tests,
                              const Requirements& requirements) const {
  return key_of({base_, program.key, tests, fmt::format("{}", requirements.time_limit),
                 fmt::format("{}", requirements.memory_limit), check_key(requirements.check)});
}

std::optional<SubmissionResult> ResultsCache::find(const std::string& key) const {
  const auto known = workspace_.cache().find("result", key);
  return known ? result_from_json(*known) : std::nullopt;
}

void ResultsCache::keep(const std::string& key, const SubmissionResult& result) const {
  if (result.verdict == Verdict::kJe) return;
  workspace_.cache().put("result", key, result_to_json(result));
}

}  // namespace judge
