// The YAML files of packages. Apart from the writers because yaml-cpp is heavy to compile.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "judge/package/export_problem.hpp"

namespace judge {

// problem.yaml of the formats "legacy" and "2025-09".
std::string legacy_problem_yaml(const ExportProblem& problem);
std::string icpc_2025_problem_yaml(const ExportProblem& problem);

// An entry of submissions.yaml.
struct SubmissionRule {
  std::string path;                // of a file or folder, from submissions/ on
  std::set<std::string> required;  // verdicts of which at least one test case has one
  bool is_model = false;
};
// What is required is AC alone: then no other verdict is permitted. Otherwise every one is, for
// `// expect:` speaks of the first test case that fails, and later ones may fail in other ways.
std::string submissions_yaml(const std::vector<SubmissionRule>& rules);

// NAME.yaml of a test case: the reason why it is there.
std::string test_yaml(const std::string& description);

// init.yml: the checker is "identical", or the file `checker.cpp` that speaks testlib's protocol.
std::string dmoj_init_yaml(const ExportProblem& problem);

// The checker's file in Hydro's testdata/. Hydro takes the language from what follows the name's
// first dot; cc.cc17o2 is its C++17 with -O2, while a plain .cpp is C++14 there.
inline constexpr const char* kHydroChecker = "checker.cc.cc17o2";

// problem.yaml and testdata/config.yaml of Hydro.
std::string hydro_problem_yaml(const ExportProblem& problem);
std::string hydro_config_yaml(const ExportProblem& problem);

}  // namespace judge
