// Test cases in any folder of the user's.
#pragma once

#include <vector>

#include "judge/base/files.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

// One test case for each NAME.in, whose answer is NAME.ans or NAME.out; in the order of their
// names. Throws UsageError if there is no such folder, nothing in it, or an input without an
// answer.
std::vector<TestCase> folder_tests(const fs::path& folder);

}  // namespace judge
