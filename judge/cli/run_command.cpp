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
#include "judge/cli/own_tests.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/context.hpp"
#include "judge/compile/toolchain.hpp"
#include "judge/data/data.hpp"
#include "judge/model/verdict.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/problem/layout.hpp"
#include "judge/report/report.hpp"
#include "judge/run/judge_submissions.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {
namespace {

// What the judge is to write, and what it is to judge by.
void check_options(const RunOptions& options, bool is_by_a_problem) {
  const bool says_how = options.compare || options.checker || options.tolerance;
  if (says_how && is_by_a_problem) {
    throw UsageError(
        "--compare, --checker and --tolerance are for --tests DIR alone: a problem says how it "
        "compares");
  }
  check_own_judging(options);
  if (options.json) check_can_write("--json", *options.json);
  if (options.junit) check_can_write("--junit", *options.junit);
  if (options.html) check_can_write("--html", *options.html);
  if (options.csv) check_can_write("--csv", *options.csv);
}

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
  if (options.source) check_source(*options.source, options.dialect);
  if (options.debugs && !is_c_or_cpp(*options.source))
    throw UsageError("--debug is for files in C and C++");
  check_options(options, !options.tests || !options.ids.empty());
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
  TableStyle style;
  style.colours = shows_colours();
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

// --- what is judged -----------------------------------------------------------------------------

// The command line's limits in place of those that are required otherwise. What --debug adds to a
// program takes time.
Requirements overridden(Requirements requirements, const RunOptions& options) {
  constexpr double kDebugging = 5;
  requirements.time_limit = options.time.value_or(requirements.time_limit) * options.time_factor *
                            (options.debugs ? kDebugging : 1);
  requirements.memory_limit = options.memory.value_or(requirements.memory_limit);
  const bool names_files = !options.streams.input.empty() || !options.streams.output.empty();
  if (names_files) requirements.streams = options.streams;
  requirements.streams.only = true;
  return requirements;
}

OutputCheck folder_check(Context& context, const RunOptions& options,
                         const ForeignPackage& package) {
  OutputCheck check;
  if (options.checker)
    return own_check(options, helper_programs(context, {*options.checker}).front());
  if (options.tolerance) return own_check(options, std::nullopt);
  if (!options.compare) return package_check(context, package);
  check.mode = *options.compare;
  return check;
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
// an option counts in place of it. Throws JudgeError if it does not compile.
Target folder_target(Context& context, const RunOptions& options) {
  auto [package, unpacked] = open_tests(context, *options.tests, options.answer);
  for (const std::string& remark : package.remarks)
    context.progress.line("judge: warning: " + remark);
  Requirements requirements{package.time_limit, package.memory_limit,
                            folder_check(context, options, package), package.streams};
  choose_test(options, package.files.tests);
  Target target{options.tests->string(),
                {},
                std::move(package.files.tests),
                overridden(std::move(requirements), options),
                unpacked};
  if (options.source)
    target.submissions = {own_submission(*options.source, options.dialect, "", options.debugs)};
  return target;
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
  if (options.tests) {
    OwnTests own = open_tests(context, *options.tests, options.answer);
    target.tests = std::move(own.package.files.tests);
    target.unpacked = std::move(own.unpacked);
  } else {
    target.tests = make_data(context, problem, package);
  }
  choose_test(options, target.tests);
  target.submissions = options.right ? right_submissions(problem) : problem.submissions;
  if (options.source) {
    target.submissions = {
        own_submission(*options.source, options.dialect, problem.config.dialect, options.debugs)};
  }
  target.requirements = overridden(requirements_of(problem, package), options);
  return target;
}

// --- a class --------------------------------------------------------------------------------------

constexpr std::size_t kPatience = 10;  // test cases

SubmissionResult not_judged(const ClassTask& task, const ClassFile& file, const std::string& why) {
  SubmissionResult result;
  result.problem = task.name;
  result.source = file.source.string();
  result.expected = {Verdict::kAc};
  result.verdict = Verdict::kCe;
  result.message = why;
  result.person = file.person;
  return result;
}

// Judges the files on all test cases, for points. A file that cannot be judged is told of in its
// result, and stops nobody.
void judge_class(Context& context, const RunOptions& options, const ClassTask& task, Target target,
                 std::vector<SubmissionResult>& results) {
  target.submissions.clear();
  std::vector<std::string> persons;
  target.name = task.name;
  for (const ClassFile& file : task.files) {
    try {
      check_source(file.source, options.dialect);
      const MappedFile can_be_read(file.source);
      target.submissions.push_back(own_submission(file.source, options.dialect));
      persons.push_back(file.person);
    } catch (const std::exception& error) {
      results.push_back(not_judged(task, file, error.what()));
    }
  }
  auto judged = judge_submissions(context, target, {options.force, true, kPatience});
  for (std::size_t i = 0; i < judged.size(); ++i) {
    judged[i].person = persons[i];
    results.push_back(std::move(judged[i]));
  }
}

int judge_classes(Context& context, RunOptions options, const ClassFiles& files,
                  RunReport& report) {
  if (!files.left_out.empty())
    context.progress.line(fmt::format("judge: left out, as for none of the problems: {}",
                                      join(files.left_out, ", ")));
  int status = kAllHeld;
  for (const ClassTask& task : files.tasks) {
    options.tests = task.tests;
    options.ids = {task.name};
    const auto judge = [&](const Target& target) {
      judge_class(context, options, task, target, report.results);
    };
    status = std::max(
        status, task.tests ? guarded(report.errors, [&] { judge(folder_target(context, options)); })
                           : each_problem(options, report.errors, [&](const Problem& problem) {
                               judge(problem_target(context, options, problem));
                             }));
  }
  return status;
}

// --- the whole ------------------------------------------------------------------------------------

// The table comes even if a file cannot be written, and the reverse.
void write_reports(const RunOptions& options, Progress& progress, const RunReport& report) {
  const auto write = [&report](const std::optional<fs::path>& path, auto text_of) {
    if (path) write_file(fs::absolute(*path), text_of(report));
  };
  do_all({[&] {
            const auto table = report.is_of_class() ? class_table : table_report;
            progress.print(table(report, table_style(options)));
            if (options.right)
              print("left out: what is wrong on purpose; make judge-all judges it\n");
          },
          [&] { write(options.json, json_report); }, [&] { write(options.junit, junit_report); },
          [&] { write(options.html, html_report); }, [&] { write(options.csv, class_csv); }});
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

int run_once(const RunOptions& options, const ClassFiles& files, const StopToken& stop) {
  Context context(options.root, options.jobs, options.verbosity, stop,
                  options.isolation == "none" ? Isolation::kNone : Isolation::kBest);
  RunReport report;
  report.started = std::time(nullptr);
  report.isolation = context.workers.sandbox().isolation();
  const auto judge = [&](const Target& target) {
    for (SubmissionResult& result :
         judge_submissions(context, target, {options.force, options.all, 0, !options.show.empty()}))
      report.results.push_back(std::move(result));
  };
  int status = kAllHeld;
  if (!files.tasks.empty()) {
    status = judge_classes(context, options, files, report);
  } else if (options.tests && options.ids.empty()) {
    judge(folder_target(context, options));
  } else {
    status = each_problem(options, report.errors, [&](const Problem& problem) {
      judge(problem_target(context, options, problem));
    });
  }
  write_reports(options, context.progress, report);
  if (!options.source && files.tasks.empty())
    tell_next_steps(context.workspace.root(), chosen_ids(options));
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
      run_once(options, {}, stop);
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
  if (const ClassFiles files = class_files(options); !files.tasks.empty()) {
    if (options.watch) throw UsageError("--watch is for one file of your own");
    check_options(options, !options.tests);
    return run_once(options, files, stop);
  }
  if (options.csv) throw UsageError("--csv is for several files: judge run ID FILE FILE…");
  sort_words(options, options.source);
  check_usage(options);
  if (options.source && !options.tests && options.ids.empty()) {
    options.ids = {problem_of(options.root, *options.source)};
  }
  if (!options.watch) return run_once(options, {}, stop);
  try {
    run_until_stopped(options, stop);
  } catch (const Interrupted&) {
    return kStopped;
  }
}

}  // namespace judge
