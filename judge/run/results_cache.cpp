#include "judge/run/results_cache.hpp"

#include <fmt/format.h>

#include "judge/model/verdict.hpp"
#include "judge/report/report.hpp"

namespace judge {

ResultsCache::ResultsCache(Workspace& workspace, const std::string& isolation)
    : workspace_(workspace), base_(key_of({judge_version(), isolation})) {}

std::string ResultsCache::key(const Program& program, const std::vector<TestCase>& tests,
                              const Requirements& requirements) const {
  std::vector<std::string> parts = {base_,
                                    program.key,
                                    fmt::format("{}", requirements.time_limit),
                                    fmt::format("{}", requirements.memory_limit),
                                    fmt::format("{}", static_cast<int>(requirements.compare)),
                                    requirements.checker ? requirements.checker->key : ""};
  for (const TestCase& test : tests) {
    parts.push_back(test.name);
    parts.push_back(workspace_.hashes().of(test.input.file));
    parts.push_back(workspace_.hashes().of(test.answer.file));
  }
  return key_of(parts);
}

fs::path ResultsCache::file(const std::string& key) const {
  return workspace_.cache() / "results" / key;
}

std::optional<SubmissionResult> ResultsCache::find(const std::string& key) const {
  if (!fs::exists(file(key))) return std::nullopt;
  return result_from_json(read_file(file(key)));
}

void ResultsCache::keep(const std::string& key, const SubmissionResult& result) const {
  if (result.verdict != Verdict::kJe) write_file(file(key), result_to_json(result));
}

}  // namespace judge
