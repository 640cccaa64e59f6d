#include "judge/cli/folder_tests.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/import/foreign_package.hpp"

namespace judge {
namespace {

void check_folder(const fs::path& folder) {
  if (fs::is_directory(folder)) return;
  throw UsageError(fmt::format("--tests {}: there is no such folder", folder.string()));
}

void tell(Progress& progress, const std::string& words) {
  if (!words.empty()) progress.line("judge: " + words);
}

// The test cases of a folder that is no package.
TestFiles plain_files(const fs::path& folder) {
  TestFiles files = pair_files(folder, files_below(folder));
  if (!files.tests.empty()) return files;
  const std::string left_out = describe_left_out(files.left_out);
  throw UsageError(fmt::format("--tests {}: no test case in it; the known pairs of names are {}{}",
                               folder.string(), supported_names(),
                               left_out.empty() ? "" : "; " + left_out));
}

std::vector<TestCase> told(Progress& progress, TestFiles files) {
  tell(progress, describe_left_out(files.left_out));
  return std::move(files.tests);
}

OutputCheck compiled_check(Context& context, const ForeignPackage& package) {
  OutputCheck check;
  check.rules = package.rules;
  if (!package.checker) return check;
  const CheckerSource& checker = *package.checker;
  context.progress.step(fmt::format("compiling {}", checker.source.filename().string()));
  check.mode = CompareMode::kChecker;
  check.checker =
      context.compiler.foreign_checker(context.workers.sandbox(), checker.source, checker.headers);
  check.protocol = checker.protocol;
  check.arguments = checker.arguments;
  return check;
}

FolderProblem package_problem(Context& context, ForeignPackage package,
                              const std::optional<CompareMode>& compare) {
  context.progress.detail(package.kind);
  for (const std::string& remark : package.remarks)
    tell(context.progress, "warning: " + remark);
  FolderProblem problem;
  problem.tests = told(context.progress, std::move(package.files));
  problem.requirements = {package.time_limit, package.memory_limit, {}};
  if (compare) {
    problem.requirements.check.mode = *compare;
  } else {
    problem.requirements.check = compiled_check(context, package);
  }
  return problem;
}

}  // namespace

FolderProblem folder_problem(Context& context, const fs::path& folder,
                             const std::optional<CompareMode>& compare) {
  check_folder(folder);
  if (auto package = foreign_package(folder)) {
    return package_problem(context, *std::move(package), compare);
  }
  FolderProblem problem;
  problem.tests = told(context.progress, plain_files(folder));
  problem.requirements.check.mode = compare.value_or(CompareMode::kTokens);
  return problem;
}

std::vector<TestCase> folder_tests(Progress& progress, const fs::path& folder) {
  check_folder(folder);
  auto package = foreign_package(folder);
  return told(progress, package ? std::move(package->files) : plain_files(folder));
}

}  // namespace judge
