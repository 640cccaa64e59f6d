// Problem packages of others: Kattis and ICPC (legacy, 2025-09), Polygon. Only what judging needs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/base/files.hpp"
#include "judge/import/test_files.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

// The limits that a package may have, as on our command line.
inline constexpr double kLeastSeconds = 0.01, kMostSeconds = 600;
inline constexpr int kMostMebibytes = 65536;

// A checker that is still to be compiled.
struct CheckerSource {
  fs::path source;                // C++
  std::vector<fs::path> headers;  // what else than those beside it it may include, by name alone
  CheckerProtocol protocol = CheckerProtocol::kKattis;
  std::vector<std::string> arguments;  // as in OutputCheck
};

struct ForeignPackage {
  std::string kind;  // in words, for messages
  TestFiles files;
  double time_limit = 1;   // seconds of CPU time
  int memory_limit = 256;  // MiB
  std::optional<CheckerSource> checker;
  TokenRules rules;                  // where there is no checker
  std::vector<std::string> remarks;  // what is not honoured, each in one line
};

// What readers of packages share. `text` as a number of seconds; throws UsageError that blames
// `name`.
double parse_seconds(const std::string& text, const std::string& name);
// The C++ files in `folder`.
std::vector<fs::path> cpp_files_in(const fs::path& folder);
// The C++ headers in `folder`; none if there is no such folder.
std::vector<fs::path> headers_in(const fs::path& folder);

// Reads the package in `folder`; nothing if it is none. Throws UsageError if a file of the package
// is wrong or the judge cannot judge such a problem: the message names file and repair.
std::optional<ForeignPackage> foreign_package(const fs::path& folder);

}  // namespace judge
