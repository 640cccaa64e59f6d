// What users bring: test cases, packages and checkers to judge by, and the files of a class.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "judge/cli/commands.hpp"
#include "judge/compile/context.hpp"
#include "judge/import/foreign_package.hpp"

namespace judge {

struct OwnTests {
  ForeignPackage package;
  std::shared_ptr<const TemporaryFolder> unpacked;  // of a zip: as long as it lives the files do
};

// What `tests` says of a problem: a folder of files, a package, a zip of either, or one input, whose
// answer is `answer` or lies beside it. Says on standard error what was left out or is not
// honoured. Throws UsageError if there is no test case, or the package is wrong.
OwnTests open_tests(Context& context, const fs::path& tests, const std::optional<fs::path>& answer);

// The user's own programs, which help to test others, compiled at the same time: with testlib each
// takes seconds. Throws JudgeError if one does not compile.
std::vector<Program> helper_programs(Context& context, const std::vector<fs::path>& sources);

// How outputs are checked where the user says so: by `checker`, compiled from options.checker, or
// by the tolerance.
OutputCheck own_check(const OwnJudging& options, const std::optional<Program>& checker);

// The same where the package says so. Throws JudgeError if its checker does not compile.
OutputCheck package_check(Context& context, const ForeignPackage& package);

// Throws UsageError if there is no such checker, or what it is told of files cannot be.
void check_own_judging(const OwnJudging& options);

// --- a class or a contest: whose the files are, and what they are judged by ---

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
