// Which files of a folder are inputs, and which are their answers: by the names that are in use.
#pragma once

#include <string>
#include <vector>

#include "judge/base/files.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

// A file that belongs to no test case.
struct LeftOut {
  enum class Kind { kInput, kAnswer, kOther };
  Kind kind;         // an input without an answer, an answer without an input, or neither
  std::string file;  // from the folder on
  std::string why;
};

struct TestFiles {
  std::vector<TestCase> tests;    // by name, as people sort
  std::vector<LeftOut> left_out;  // in the order of Kind, then as people sort
};

// The names of inputs and answers that are recognized, in words.
std::string supported_names();

// The files in `folder` and the folders in it, as paths from there, sorted as people sort. Hidden
// ones are left out, and links to folders are not followed. Throws JudgeError if it cannot be read.
std::vector<std::string> files_below(const fs::path& folder);

// Makes test cases out of these files of `folder`. The name of a test case is `prefix` and the path
// of the input without its ending; of two with one name, the second has its ending too.
TestFiles pair_files(const fs::path& folder, const std::vector<std::string>& files,
                     const std::string& prefix = "");

// The files that were left out and why, in one line that is cut after some; empty if there are
// none.
std::string describe_left_out(const std::vector<LeftOut>& files);

}  // namespace judge
