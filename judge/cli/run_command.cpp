// `judge run`: for each problem, its package, its data, its submissions; then the reports.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>

#include "judge/base/errors.hpp"
#include "judge/cli/commands.hpp"
#include "judge/cli/file_watch.hpp"
#include "judge/cli/output.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/context.hpp"
#include "judge/data/data.hpp"
#include "judge/import/foreign_package.hpp"
#include "judge/model/verdict.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/problem/layout.hpp"
#include "judge/report/report.hpp"
#include "judge/run/judge_submissions.hpp"

namespace judge {
namespace {

void check_usage(const RunOptions& options) {
  if (options.source && options.ids.size() > 1) {
    throw UsageError("your own file is judged by one problem: name only that one");
  }
  if (!options.source && !options.dialect.empty()) {
    throw UsageError("--std is for a file of your own: judge run FILE --std DIALECT");
  }
  if (options.tests && !options.source) {
    throw UsageError("--tests is for a file of your own: judge run FILE --tests DIR");
  }
  if (options.watch && !options.source) {
    throw UsageError("--watch is for a file of your own: judge run FILE --watch");
  }
  if (options.compare && !options.ids.empty()) {
    throw UsageError("--compare is for a folder alone: the problem says how it compares");
  }
  if (options.source) check_source(*options.source, options.dialect);
  if (options.json) check_can_write("--json", *options.json);
  if (options.junit) check_can_write("--junit", *options.junit);
  if (options.html) check_can_write("--html", *options.html);
}

// As no-color.org asks for it.
bool shows_colours() {
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  return isatty(STDOUT_FILENO) != 0 && (!no_colour || !*no_colour) &&
         (!terminal || std::string_view(terminal) != "dumb");
}

// --- any folder of test cases, or a package of somebody else's ---------------------------------

void check_folder(const fs::path& folder) {
  if (fs::is_directory(folder)) return;
  throw UsageError(fmt::format("--tests {}: there is no such folder{}", folder.string(),
                               fs::exists(folder) ? "; unpack it first" : ""));
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

// What a folder says of a problem.
struct FolderProblem {
  std::vector<TestCase> tests;
  Requirements requirements{};  // the package's, or else 1 s, 256 MiB and tokens
};

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

// The test cases and, of a package, its limits and its way to compare; a checker is compiled unless
// `compare` is there, which counts in place of it. Says on standard error what was left out or is
// not honoured. Throws UsageError if there is no such folder or no test case in it, or the package
// is wrong; JudgeError if the checker does not compile.
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

// The test cases alone, for a problem that is known. Says and throws the same.
std::vector<TestCase> folder_tests(Progress& progress, const fs::path& folder) {
  check_folder(folder);
  auto package = foreign_package(folder);
  return told(progress, package ? std::move(package->files) : plain_files(folder));
}

// --- what is judged -----------------------------------------------------------------------------

// The command line's limits in place of those that are required otherwise.
Requirements overridden(Requirements requirements, const RunOptions& options) {
  requirements.time_limit = options.time.value_or(requirements.time_limit) * options.time_factor;
  requirements.memory_limit = options.memory.value_or(requirements.memory_limit);
  return requirements;
}

Target folder_target(Context& context, const RunOptions& options) {
  FolderProblem problem = folder_problem(context, *options.tests, options.compare);
  return {options.tests->string(),
          {own_submission(*options.source, options.dialect)},
          std::move(problem.tests),
          overridden(std::move(problem.requirements), options)};
}

std::vector<Submission> right_submissions(const Problem& problem) {
  std::vector<Submission> right;
  for (const Submission& submission : problem.submissions) {
    if (submission.expected == std::set<Verdict>{Verdict::kAc}) right.push_back(submission);
  }
  return right;
}

Target problem_target(Context& context, const RunOptions& options, const Problem& problem) {
  context.progress.step(problem.id);
  const Helpers package = compile_helpers(context.workers, context.compiler, problem);
  Target target;
  target.name = problem.id;
  target.tests = options.tests ? folder_tests(context.progress, *options.tests)
                               : make_data(context, problem, package);
  target.submissions = options.right ? right_submissions(problem) : problem.submissions;
  if (options.source) {
    target.submissions = {own_submission(*options.source, options.dialect, problem)};
  }
  target.requirements = overridden(requirements_of(problem, package), options);
  return target;
}

// The table comes even if a file cannot be written, and the reverse.
void write_reports(const RunOptions& options, Progress& progress, const RunReport& report) {
  const auto write = [&report](const std::optional<fs::path>& path, auto text_of) {
    if (path) write_file(fs::absolute(*path), text_of(report));
  };
  do_all({[&] {
            progress.print(table_report(report, shows_colours()));
            if (options.right)
              print("left out: what is wrong on purpose; make judge-all judges it\n");
          },
          [&] { write(options.json, json_report); }, [&] { write(options.junit, junit_report); },
          [&] { write(options.html, html_report); }});
}

// What a maintainer would write next.
void tell_next_steps(const fs::path& root, const std::vector<std::string>& ids) {
  for (const std::string& id : ids) {
    if (const auto step = next_step(root, id)) print(fmt::format("{}: next: {}\n", id, *step));
  }
}

int status_of(const std::vector<SubmissionResult>& results) {
  int status = kAllHeld;
  for (const SubmissionResult& result : results) {
    if (!result.is_as_expected()) status = std::max(status, kOneFailed);
    if (result.verdict == Verdict::kJe) status = kJudgeBroke;
  }
  return status;
}

int run_once(const RunOptions& options, const StopToken& stop) {
  Context context(options.root, options.jobs, options.verbosity, stop, options.isolation);
  RunReport report;
  report.started = std::time(nullptr);
  report.isolation = context.workers.sandbox().isolation();
  const auto judge = [&](const Target& target) {
    for (SubmissionResult& result :
         judge_submissions(context, target, {options.force, options.all}))
      report.results.push_back(std::move(result));
  };
  int status = kAllHeld;
  if (options.tests && options.ids.empty()) {
    judge(folder_target(context, options));
  } else {
    status = each_problem(options, report.errors, [&](const Problem& problem) {
      judge(problem_target(context, options, problem));
    });
  }
  write_reports(options, context.progress, report);
  if (!options.source) tell_next_steps(context.workspace.root(), chosen_ids(options));
  return std::max(status, status_of(report.results));
}

// What is wrong with the file, or with the problem, may be right the next time.
void run_and_tell(const RunOptions& options, const StopToken& stop) {
  try {
    run_once(options, stop);
  } catch (const UsageError& error) {
    fmt::print(stderr, "judge: {}\n", error.what());
  }
}

int run_until_stopped(const RunOptions& options, const StopToken& stop) {
  FileWatch watch(*options.source);
  try {
    for (;;) {
      run_and_tell(options, stop);
      watch.wait(stop);
      print("\n");
    }
  } catch (const Interrupted&) {
    return kStopped;
  }
}

}  // namespace

int run_command(RunOptions options, const StopToken& stop) {
  sort_words(options, options.source);
  check_usage(options);
  if (options.source && !options.tests && options.ids.empty()) {
    options.ids = {problem_of(options.root, *options.source)};
  }
  return options.watch ? run_until_stopped(options, stop) : run_once(options, stop);
}

}  // namespace judge
