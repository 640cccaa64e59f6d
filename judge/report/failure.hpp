// What a failing test shows at a terminal.
#pragma once

#include <string>

#include "judge/model/result.hpp"
#include "judge/report/report.hpp"

namespace judge {

// Why the test is there, its input, both outputs side by side around the first difference, and
// standard error; `test` decided about `result`.
std::string failure_report(const SubmissionResult& result, const TestResult& test,
                           const TableStyle& style);

}  // namespace judge
