// `judge run`: for each problem, its package, its data, its submissions; then the reports.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <ctime>

#include "judge/base/errors.hpp"
#include "judge/base/file_watch.hpp"
#include "judge/cli/commands.hpp"
#include "judge/cli/context.hpp"
#include "judge/cli/each_problem.hpp"
#include "judge/cli/folder_tests.hpp"
#include "judge/cli/selection.hpp"
#include "judge/data/data.hpp"
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
}

// These limits, unless the command line says otherwise.
Requirements requirements(const RunOptions& options, double time_limit, int memory_limit,
                          OutputCheck check) {
  return {options.time.value_or(time_limit) * options.time_factor,
          options.memory.value_or(memory_limit), std::move(check)};
}

std::optional<CompareMode> compare_mode(const RunOptions& options) {
  if (!options.compare) return std::nullopt;
  if (options.compare == "lines") return CompareMode::kLines;
  if (options.compare == "trimmed-lines") return CompareMode::kTrimmedLines;
  return CompareMode::kTokens;
}

Target folder_target(Context& context, const RunOptions& options) {
  FolderProblem problem = folder_problem(context, *options.tests, compare_mode(options));
  const auto& [time_limit, memory_limit, check] = problem.requirements;
  return {options.tests->string(),
          {own_submission(*options.source, options.dialect)},
          std::move(problem.tests),
          requirements(options, time_limit, memory_limit, check)};
}

Target problem_target(Context& context, const RunOptions& options, const Problem& problem) {
  context.progress.step(problem.id);
  const Helpers package = compile_helpers(context.workers, context.compiler, problem);
  Target target;
  target.name = problem.id;
  target.tests = options.tests ? folder_tests(context.progress, *options.tests)
                               : make_data({context.workspace, context.workers, context.progress},
                                           problem, package);
  target.submissions = problem.submissions;
  if (options.source) {
    target.submissions = {own_submission(*options.source, options.dialect, problem)};
  }
  target.requirements =
      requirements(options, problem.config.time_limit, problem.config.memory_limit,
                   {problem.config.compare, package.checker});
  return target;
}

void write_reports(const RunOptions& options, const RunReport& report) {
  if (options.json) write_file(fs::absolute(*options.json), json_report(report));
  if (options.junit) write_file(fs::absolute(*options.junit), junit_report(report));
  if (options.html) write_file(fs::absolute(*options.html), html_report(report));
  fmt::print("{}", table_report(report, isatty(STDOUT_FILENO) != 0));
}

// What a maintainer would write next.
void tell_next_steps(const fs::path& root, const std::vector<std::string>& ids) {
  for (const std::string& id : ids) {
    if (const auto step = next_step(root, id)) fmt::print("{}: next: {}\n", id, *step);
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
  Context context(options, stop, options.isolation);
  RunReport report;
  report.started = std::time(nullptr);
  report.isolation = context.workers.sandbox().isolation();
  const ResultsCache cache(context.workspace, report.isolation);
  const auto judge = [&](const Target& target) {
    const SubmissionContext with = {context.workspace, context.workers, context.progress,
                                    context.compiler, cache};
    for (SubmissionResult& result : judge_submissions(with, target, {options.force, options.all}))
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
  write_reports(options, report);
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
  std::fflush(stdout);
}

int run_until_stopped(const RunOptions& options, const StopToken& stop) {
  FileWatch watch(*options.source);
  try {
    for (;;) {
      run_and_tell(options, stop);
      watch.wait(stop);
      fmt::print("\n");
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
