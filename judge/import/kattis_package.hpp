// A Kattis or ICPC problem package: problem.yaml, data/sample, data/secret.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/import/foreign_package.hpp"

namespace judge {

// What problem.yaml says about judging.
struct KattisFacts {
  std::string version = "legacy";
  std::string validation;          // legacy: "default", "custom", "custom interactive", …
  std::vector<std::string> types;  // "pass-fail", "interactive", "multi-pass", "scoring", …
  std::optional<double> time_limit;
  std::optional<int> memory_limit;           // MiB
  std::vector<std::string> validator_flags;  // of the output validator
};

// Reads the text of problem.yaml; `name` is the file to blame. Throws UsageError if this is no YAML
// or a value is of a wrong kind; unknown keys are let be.
KattisFacts parse_problem_yaml(const std::string& text, const std::string& name);

// What a testdata.yaml or test_group.yaml gives to the output validator; nothing if it says nothing
// of it. Throws UsageError as above.
std::optional<std::vector<std::string>> parse_group_yaml(const std::string& text,
                                                         const std::string& name);

// Whether `folder` looks like such a package.
bool is_kattis_package(const fs::path& folder);

// Reads it. Throws UsageError as foreign_package.
ForeignPackage kattis_package(const fs::path& folder);

}  // namespace judge
