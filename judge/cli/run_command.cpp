// `judge run`: for each problem, its package, its data, its submissions; then the reports.
#include <fmt/format.h>
#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "judge/base/descriptor.hpp"
#include "judge/base/errors.hpp"
#include "judge/cli/commands.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/context.hpp"
#include "judge/compile/toolchain.hpp"
#include "judge/data/data.hpp"
#include "judge/import/foreign_package.hpp"
#include "judge/model/verdict.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/problem/layout.hpp"
#include "judge/report/report.hpp"
#include "judge/run/judge_submissions.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {
namespace {

void check_usage(const RunOptions& options) {
  if (options.source && options.ids.size() > 1) {
    throw UsageError("your own file is judged by one problem: name only that one");
  }
  const std::pair<const char*, bool> for_own_file[] = {{"--std DIALECT", !options.dialect.empty()},
                                                       {"--tests DIR", options.tests.has_value()},
                                                       {"--show TEST", !options.show.empty()},
                                                       {"--debug", options.debugs},
                                                       {"--watch", options.watch}};
  for (const auto& [option, is_given] : for_own_file) {
    if (options.source || !is_given) continue;
    throw UsageError(fmt::format("{0} is for a file of your own: judge run FILE {0}", option));
  }
  if (options.compare && !options.ids.empty()) {
    throw UsageError("--compare is for a folder alone: the problem says how it compares");
  }
  if (options.source) check_source(*options.source, options.dialect);
  if (options.debugs && !is_c_or_cpp(*options.source))
    throw UsageError("--debug is for files in C and C++");
  if (options.json) check_can_write("--json", *options.json);
  if (options.junit) check_can_write("--junit", *options.junit);
  if (options.html) check_can_write("--html", *options.html);
}

// The call that shows all of a test. The same options are given again where there is one file; of a
// problem's own submissions the file is named.
std::string show_command(const RunOptions& options, const SubmissionResult& result,
                         const TestResult& test) {
  std::vector<std::string> words = options.words;
  if (!options.source) {
    const fs::path file = fs::path("problems") / result.problem / result.source;
    words = {options.words.front(), "run", result.problem, file.string()};
  }
  words.insert(words.end(), {"--show", test.name});
  return shell_words(words);
}

TableStyle table_style(const RunOptions& options) {
  const char* no_colour = std::getenv("NO_COLOR");  // as no-color.org asks for it
  TableStyle style;
  style.colours = takes_codes(STDOUT_FILENO) && (!no_colour || !*no_colour);
  style.is_verbose = options.verbosity == Verbosity::kVerbose;
  style.lists_tests = options.all && options.source;
  style.is_whole = !options.show.empty();
  style.language = options.language;
  if (!style.is_whole) {
    style.show_command = [&options](const SubmissionResult& result, const TestResult& test) {
      return show_command(options, result, test);
    };
  }
  return style;
}

// --- any folder of test cases, or a package of somebody else's ---------------------------------

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

// What the folder says of a problem; of one that is no package that is its test cases. Says on
// standard error what was left out. Throws UsageError if there is no such folder or no test case in
// it, or the package is wrong.
ForeignPackage open_folder(Progress& progress, const fs::path& folder) {
  if (!fs::is_directory(folder)) {
    throw UsageError(fmt::format("--tests {}: there is no such folder{}", folder.string(),
                                 fs::exists(folder) ? "; unpack it first" : ""));
  }
  ForeignPackage opened;
  if (auto package = foreign_package(folder)) {
    opened = *std::move(package);
  } else {
    opened.files = plain_files(folder);
  }
  tell(progress, describe_left_out(opened.files.left_out));
  return opened;
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

// --- what is judged -----------------------------------------------------------------------------

// The command line's limits in place of those that are required otherwise. What --debug adds to a
// program takes time.
Requirements overridden(Requirements requirements, const RunOptions& options) {
  constexpr double kDebugging = 5;
  requirements.time_limit = options.time.value_or(requirements.time_limit) * options.time_factor *
                            (options.debugs ? kDebugging : 1);
  requirements.memory_limit = options.memory.value_or(requirements.memory_limit);
  return requirements;
}

// Leaves the test case that --show names.
void choose_test(const RunOptions& options, std::vector<TestCase>& tests) {
  if (options.show.empty()) return;
  tests.erase(std::remove_if(tests.begin(), tests.end(),
                             [&](const TestCase& test) { return test.name != options.show; }),
              tests.end());
  if (tests.empty())
    throw UsageError(
        fmt::format("--show {}: there is no such test case; --all lists them", options.show));
}

// The test cases and, of a package, its limits and its way to compare; a checker is compiled unless
// --compare is there, which counts in place of it. Throws JudgeError if it does not compile.
Target folder_target(Context& context, const RunOptions& options) {
  ForeignPackage package = open_folder(context.progress, *options.tests);
  if (!package.kind.empty()) context.progress.detail(package.kind);
  for (const std::string& remark : package.remarks)
    tell(context.progress, "warning: " + remark);
  Requirements requirements{package.time_limit, package.memory_limit, {}};
  if (options.compare) {
    requirements.check.mode = *options.compare;
  } else {
    requirements.check = compiled_check(context, package);
  }
  choose_test(options, package.files.tests);
  return {options.tests->string(),
          {own_submission(*options.source, options.dialect, "", options.debugs)},
          std::move(package.files.tests),
          overridden(std::move(requirements), options)};
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
  target.title = problem.config.title;
  target.url = problem.config.url;
  target.tests = options.tests ? open_folder(context.progress, *options.tests).files.tests
                               : make_data(context, problem, package);
  choose_test(options, target.tests);
  target.submissions = options.right ? right_submissions(problem) : problem.submissions;
  if (options.source) {
    target.submissions = {
        own_submission(*options.source, options.dialect, problem.config.dialect, options.debugs)};
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
            progress.print(table_report(report, table_style(options)));
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
  Context context(options.root, options.jobs, options.verbosity, stop,
                  options.isolation == "none" ? Isolation::kNone : Isolation::kBest);
  RunReport report;
  report.started = std::time(nullptr);
  report.isolation = context.workers.sandbox().isolation();
  const auto judge = [&](const Target& target) {
    for (SubmissionResult& result :
         judge_submissions(context, target, {options.force, options.all, !options.show.empty()}))
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

// --- again and again ----------------------------------------------------------------------------

// Waits until somebody saves a file.
class FileWatch {
 public:
  // Begins to watch. Editors often write another file and rename it, so the folder is what is
  // watched. Throws UsageError if the system does not let us.
  explicit FileWatch(const fs::path& file)
      : name_(file.filename().string()), events_(inotify_init1(IN_CLOEXEC | IN_NONBLOCK)) {
    const fs::path folder = fs::absolute(file).parent_path();
    if (inotify_add_watch(events_.get(), folder.c_str(), IN_CLOSE_WRITE | IN_MOVED_TO) >= 0) return;
    throw UsageError(
        fmt::format("{}: cannot be watched: {}", folder.string(), std::strerror(errno)));
  }

  // Returns once the file was written or replaced after the last call, or after the beginning.
  // Throws Interrupted when the stop is requested.
  void wait(const StopToken& stop) {
    do {
      pollfd both[] = {{events_.get(), POLLIN, 0}, {stop.descriptor(), POLLIN, 0}};
      poll(both, 2, -1);
      stop.check();
    } while (!was_saved());
    stop.wait_for(std::chrono::milliseconds(50));  // an editor may write more than once in a row
    was_saved();
  }

 private:
  // Takes the events that came, and looks for one about the file.
  bool was_saved() {
    alignas(inotify_event) char buffer[4096];
    bool saved = false;
    for (ssize_t size; (size = read(events_.get(), buffer, sizeof buffer)) > 0;) {
      for (ssize_t at = 0; at < size;) {
        const auto* event = reinterpret_cast<const inotify_event*>(buffer + at);
        saved = saved || (event->len > 0 && name_ == event->name);
        at += static_cast<ssize_t>(sizeof *event + event->len);
      }
    }
    return saved;
  }

  std::string name_;
  Descriptor events_;
};

[[noreturn]] void run_until_stopped(const RunOptions& options, const StopToken& stop) {
  FileWatch watch(*options.source);
  for (;;) {
    try {
      run_once(options, stop);
    } catch (const UsageError& error) {
      // What is wrong with the file, or with the problem, may be right the next time.
      fmt::print(stderr, "judge: {}\n", error.what());
    }
    watch.wait(stop);
    print("\n");
  }
}

}  // namespace

int run_command(RunOptions options, const StopToken& stop) {
  sort_words(options, options.source);
  check_usage(options);
  if (options.source && !options.tests && options.ids.empty()) {
    options.ids = {problem_of(options.root, *options.source)};
  }
  if (!options.watch) return run_once(options, stop);
  try {
    run_until_stopped(options, stop);
  } catch (const Interrupted&) {
    return kStopped;
  }
}

}  // namespace judge
