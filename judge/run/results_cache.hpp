// Results of earlier runs: what did not change is not run again.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/base/workspace.hpp"
#include "judge/model/program.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

class ResultsCache {
 public:
  // Results found under another isolation, or by another build of the judge, do not count.
  ResultsCache(Workspace& workspace, const std::string& isolation);

  // The key of the contents of all these test cases, which lie in files.
  std::string tests_key(const std::vector<TestCase>& tests) const;

  // The key of all that a result depends on; `tests` is the key of the test cases.
  std::string key(const Program& program, const std::string& tests,
                  const Requirements& requirements) const;

  std::optional<SubmissionResult> find(const std::string& key) const;

  // A result with verdict JE is not kept: the judge may do better next time.
  void keep(const std::string& key, const SubmissionResult& result) const;

 private:
  Workspace& workspace_;
  std::string base_;
};

}  // namespace judge
