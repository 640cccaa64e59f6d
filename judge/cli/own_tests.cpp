#include "judge/cli/own_tests.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/toolchain.hpp"

namespace judge {
namespace {

constexpr int kHelperMemory = 1024;  // MiB

// The test case whose input this is.
TestCase single_test(const fs::path& input, const std::optional<fs::path>& answer) {
  if (answer) {
    if (!fs::is_regular_file(*answer))
      throw UsageError(fmt::format("--answer {}: there is no such file", answer->string()));
    return {input.filename().string(), fs::absolute(input), fs::absolute(*answer)};
  }
  const fs::path folder = fs::absolute(input).parent_path();
  const TestFiles files = pair_files(folder, list_folder(folder));
  for (const TestCase& test : files.tests)
    if (test.input.file.filename() == input.filename()) return test;
  throw UsageError(fmt::format(
      "--tests {}: no answer beside it; --answer FILE names one, for a zip its name must end in .zip",
      input.string()));
}

void check_streams(const FileStreams& streams, const std::string& where) {
  const auto& [input, output, only] = streams;
  for (const std::string& name : {input, output}) {
    if (name.empty() || (is_file_name(name) && input != output)) continue;
    throw UsageError(
        fmt::format("{}: {}: input and output have two names without folders, like p.in and p.out",
                    where, escaped(name)));
  }
}

ForeignPackage folder_or_package(const fs::path& folder) {
  if (auto package = foreign_package(folder)) {
    check_streams(package->streams, folder.string());
    return *std::move(package);
  }
  ForeignPackage plain;
  plain.files = pair_folder(folder);
  return plain;
}

// A zip often holds one folder with all that matters.
fs::path innermost(const fs::path& folder) {
  const std::vector<std::string> entries = list_folder(folder);
  const bool is_wrapped = entries.size() == 1 && fs::is_directory(folder / entries.front());
  return is_wrapped ? folder / entries.front() : folder;
}

// What is wrong is told of the zip, not of where it was unpacked.
OwnTests open_zip(Context& context, const fs::path& zip) {
  const auto folder = std::make_shared<const TemporaryFolder>(context.workspace.scratch());
  try {
    unpack_zip(zip, folder->path());
    return {folder_or_package(innermost(folder->path())), folder};
  } catch (const UsageError& error) {
    std::string words = error.what();
    const std::string place = folder->path().string();
    for (std::size_t at; (at = words.find(place)) != std::string::npos;)
      words.replace(at, place.size(), zip.string());
    throw UsageError(words);
  }
}

std::string testlib_hint(const fs::path& source) {
  if (!uses_testlib(source) || fs::exists(source.parent_path() / kTestlib)) return "";
  return fmt::format("\nIf {} is missing: copy it into the folder of {}", kTestlib,
                     source.string());
}

}  // namespace

OwnTests open_tests(Context& context, const fs::path& tests,
                    const std::optional<fs::path>& answer) {
  if (!fs::exists(tests))
    throw UsageError(fmt::format("--tests {}: there is no such folder", tests.string()));
  if (answer && fs::is_directory(tests))
    throw UsageError(
        fmt::format("--answer {}: {} is a folder, no input", answer->string(), tests.string()));
  OwnTests opened;
  if (ends_with(tests.string(), ".zip")) {
    opened = open_zip(context, tests);
  } else if (fs::is_directory(tests)) {
    opened.package = folder_or_package(tests);
  } else {
    opened.package.files.tests = {single_test(tests, answer)};
  }
  if (!opened.package.kind.empty()) context.progress.detail(opened.package.kind);
  const std::string left_out = describe_left_out(opened.package.files.left_out);
  if (!left_out.empty()) context.progress.line("judge: " + left_out);
  return opened;
}

std::vector<Program> helper_programs(Context& context, const std::vector<fs::path>& sources) {
  context.progress.step("compiling your programs");
  std::vector<Program> programs(sources.size());
  context.workers.each(sources.size(), [&](Sandbox& sandbox, std::size_t i) {
    const fs::path& source = sources[i];
    Compiled compiled = context.compiler.helper(sandbox, source, kHelperMemory);
    if (!compiled.program) {
      throw JudgeError(fmt::format("{}: {}\n{}{}", source.string(), compiled.reason,
                                   compiled.diagnostics, testlib_hint(source)));
    }
    programs[i] = *std::move(compiled.program);
  });
  return programs;
}

OutputCheck own_check(const OwnJudging& options, const std::optional<Program>& checker) {
  OutputCheck check;
  check.rules.absolute_tolerance = check.rules.relative_tolerance = options.tolerance;
  if (!checker) return check;
  check.mode = CompareMode::kChecker;
  check.checker = checker;
  check.protocol =
      uses_testlib(*options.checker) ? CheckerProtocol::kTestlib : CheckerProtocol::kKattis;
  return check;
}

OutputCheck package_check(Context& context, const ForeignPackage& package) {
  OutputCheck check;
  check.mode = package.mode;
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

void check_own_judging(const OwnJudging& options) {
  if (options.checker) check_source(*options.checker, "");
  check_streams(options.streams, "--input-file, --output-file");
}

}  // namespace judge
