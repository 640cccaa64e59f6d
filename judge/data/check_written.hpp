// The files of testdata/<ID>/ that people wrote: samples, test cases by hand, illegal inputs.
#pragma once

#include <string>

#include "judge/data/make_test.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

// The test case's input is legal, and the reference agrees with its answer; else throws JudgeError.
// `scratch` is a folder for the checker's files.
void check_written(const DataWork& work, Sandbox& sandbox, const TestCase& test,
                   const fs::path& scratch);

// The validator rejects invalid/NAME.in, and for the reason in NAME.desc; else throws JudgeError.
void check_rejected(const DataWork& work, Sandbox& sandbox, const std::string& name);

}  // namespace judge
