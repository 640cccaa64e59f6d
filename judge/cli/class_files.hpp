// The files of a class or a contest: whose they are, and what they are judged by.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/cli/commands.hpp"

namespace judge {

struct ClassFile {
  fs::path source;
  std::string person;
};

// All files for one problem.
struct ClassTask {
  std::string name;               // of the problem, or of the folder of its test cases
  std::optional<fs::path> tests;  // else the problem's own
  std::vector<ClassFile> files;   // by path
};

struct ClassFiles {
  std::vector<ClassTask> tasks;       // none: the words name no class
  std::vector<std::string> left_out;  // files that are for none of the problems
};

// What is to be judged if the command line names several files, or a folder of files: the person is
// the first folder below the named one, or else the name of the file; of files that are called like
// their problem, the folder around them. A file is for the problem that its name or an address in
// it tells, or for the only one that is named beside it. With options.tests it is for the folder
// there that is called like it, or else for all of the test cases. Throws UsageError for a word
// that is nothing, and where no file is left.
ClassFiles class_files(const RunOptions& options);

}  // namespace judge
