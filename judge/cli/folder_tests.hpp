// Test cases in any folder of the user's, or in a problem package of somebody else's.
#pragma once

#include <vector>

#include "judge/base/files.hpp"
#include "judge/compile/context.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

// What a folder says of a problem.
struct FolderProblem {
  std::vector<TestCase> tests;
  Requirements requirements;  // the package's, or else 1 s, 256 MiB and tokens
};

// The test cases and, of a package, its limits and its way to compare; a checker is compiled unless
// `compare` is there, which counts in place of it. Says on standard error what was left out or is
// not honoured. Throws UsageError if there is no such folder or no test case in it, or the package
// is wrong; JudgeError if the checker does not compile.
FolderProblem folder_problem(Context& context, const fs::path& folder,
                             const std::optional<CompareMode>& compare);

// The test cases alone, for a problem that is known. Says and throws the same.
std::vector<TestCase> folder_tests(Progress& progress, const fs::path& folder);

}  // namespace judge
