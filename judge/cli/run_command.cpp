// `judge run`: for each problem, its package, its data, its submissions; then the reports.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/interrupt.hpp"
#include "judge/base/text.hpp"
#include "judge/cli/commands.hpp"
#include "judge/data/data.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"
#include "judge/model/verdict.hpp"
#include "judge/package/problem_folder.hpp"
#include "judge/report/report.hpp"
#include "judge/run/results_cache.hpp"

namespace judge {
namespace {

// A problem, or a folder of tests, ready to judge submissions on.
struct Case {
  std::string name;
  std::vector<Submission> submissions;
  std::vector<TestCase> tests;
  Requirements requirements;
  std::string dialect;
};

std::vector<TestCase> folder_tests(const Options& options);
Case folder_case(const Options& options);

class Run {
 public:
  explicit Run(const Options& options)
      : options_(options),
        workspace_(options.root),
        workers_(options.jobs, options.isolation),
        progress_(options.verbosity),
        compiler_(workspace_),
        cache_(workspace_, workers_.sandbox().isolation()) {
    report_.started = std::time(nullptr);
    report_.isolation = workers_.sandbox().isolation();
  }

  int run() {
    if (options_.tests && options_.ids.empty()) {
      judge(folder_case(options_));
    } else {
      judge_problems();
    }
    workspace_.hashes().save();
    write_reports();
    return status();
  }

 private:
  void judge_problems() {
    // All folders are read before anything is run: a mistake in one is told at once.
    std::vector<Problem> problems;
    for (const std::string& id : chosen_ids(options_)) {
      problems.push_back(load_problem(workspace_.root(), id));
    }
    for (const Problem& problem : problems) {
      try {
        judge(problem_case(problem));
      } catch (const UsageError& error) {
        note_error(error.what(), kWrongUsage);
      } catch (const JudgeError& error) {
        check_interrupt();
        note_error(error.what(), kJudgeBroke);
      }
    }
  }

  void note_error(const std::string& words, int status) {
    report_.errors.push_back(words);
    worst_error_ = std::max(worst_error_, status);
  }

  Case problem_case(const Problem& problem) {
    progress_.step(problem.id);
    const Package package = compile_package(workers_, compiler_, problem);
    Case result;
    result.name = problem.id;
    result.tests = options_.tests ? folder_tests(options_)
                                  : make_data({workspace_, workers_, progress_}, problem, package);
    result.submissions = problem.submissions;
    if (options_.source) result.submissions = {{*options_.source, options_.source->string()}};
    result.requirements = {options_.time.value_or(problem.config.time_limit) * options_.time_factor,
                           options_.memory.value_or(problem.config.memory_limit),
                           problem.config.compare, package.checker};
    result.dialect = dialect_for(options_, problem);
    return result;
  }

  // --- judging the submissions of one case ---

  void judge(const Case& c) {
    const std::vector<Compiled> compiled = compile(c);
    std::vector<SubmissionResult> results;
    std::vector<std::string> keys;
    std::vector<JudgingJob> trials;
    std::vector<std::size_t> tried;
    for (std::size_t i = 0; i < compiled.size(); ++i) {
      keys.push_back(compiled[i].program
                         ? cache_.key(*compiled[i].program, c.tests, c.requirements) +
                               (options_.all ? "-all" : "")
                         : "");
      results.push_back(start(c, c.submissions[i], compiled[i], keys.back()));
      if (results.back().is_remembered || !compiled[i].program) continue;
      trials.push_back({*compiled[i].program, &c.tests, &c.requirements});
      tried.push_back(i);
    }
    judge_trials(c, trials, tried, keys, results);
    for (const SubmissionResult& result : results)
      tell(result);
    report_.results.insert(report_.results.end(), results.begin(), results.end());
  }

  std::vector<Compiled> compile(const Case& c) {
    std::vector<Compiled> compiled(c.submissions.size());
    workers_.each(compiled.size(), [&](Sandbox& sandbox, std::size_t i) {
      progress_.step(fmt::format("{}: compiling {}", c.name, c.submissions[i].name));
      compiled[i] = compiler_.submission(sandbox, c.submissions[i].source, c.dialect,
                                         c.requirements.memory_limit);
    });
    return compiled;
  }

  // What is known before anything is run.
  SubmissionResult start(const Case& c, const Submission& submission, const Compiled& compiled,
                         const std::string& key) const {
    SubmissionResult result;
    if (compiled.program && !options_.force) {
      if (auto known = cache_.find(key)) {
        result = *std::move(known);
        result.is_remembered = true;
      }
    }
    result.problem = c.name;
    result.source = submission.name;
    result.expected = submission.expected;
    result.time_limit = c.requirements.time_limit;
    result.memory_limit = c.requirements.memory_limit;
    result.tests_in_all = static_cast<int>(c.tests.size());
    if (!compiled.program) {
      result.verdict = Verdict::kCe;
      result.message = compiled.reason + "\n" + compiled.diagnostics;
    }
    return result;
  }

  void judge_trials(const Case& c, const std::vector<JudgingJob>& trials,
                    const std::vector<std::size_t>& tried, const std::vector<std::string>& keys,
                    std::vector<SubmissionResult>& results) {
    if (trials.empty()) return;
    progress_.line(fmt::format("{}: judging {} of {} submissions, {} tests", c.name, trials.size(),
                               c.submissions.size(), c.tests.size()));
    const auto watch = [&](std::size_t i, const TestCase& test) {
      progress_.step(fmt::format("{}: {}/{} {} {}", c.name, i + 1, trials.size(),
                                 c.submissions[tried[i]].name, test.name));
    };
    auto outcomes = judge_all(workspace_, workers_, trials, options_.all, watch);
    for (std::size_t i = 0; i < tried.size(); ++i) {
      SubmissionResult& result = results[tried[i]];
      result.tests = std::move(outcomes[i]);
      const TestResult* deciding = result.deciding_test();
      result.verdict = deciding ? deciding->verdict : Verdict::kAc;
      cache_.keep(keys[tried[i]], result);
    }
  }

  void tell(const SubmissionResult& result) {
    progress_.detail(fmt::format("{} {}: {}{}", result.problem, result.source,
                                 verdict_name(result.verdict),
                                 result.is_remembered ? " (unchanged, not run again)" : ""));
  }

  // --- the end ---

  void write_reports() const {
    if (options_.json) write_file(fs::absolute(*options_.json), json_report(report_));
    if (options_.junit) write_file(fs::absolute(*options_.junit), junit_report(report_));
    if (options_.html) write_file(fs::absolute(*options_.html), html_report(report_));
    fmt::print("{}", table_report(report_, isatty(STDOUT_FILENO) != 0));
  }

  int status() const {
    int status = worst_error_;
    for (const SubmissionResult& result : report_.results) {
      if (result.verdict == Verdict::kJe) status = kJudgeBroke;
      if (!result.is_as_expected()) status = std::max(status, kOneFailed);
    }
    return status;
  }

  const Options& options_;
  Workspace workspace_;
  Workers workers_;
  Progress progress_;
  Compiler compiler_;
  ResultsCache cache_;
  RunReport report_;
  int worst_error_ = 0;
};

// --- a folder of tests ---

fs::path answer_for(const fs::path& input) {
  for (const char* ending : {".ans", ".out"}) {
    fs::path answer = input;
    answer.replace_extension(ending);
    if (fs::is_regular_file(answer)) return answer;
  }
  throw UsageError(fmt::format("{}: no answer beside it; add {}.ans or {}.out", input.string(),
                               input.stem().string(), input.stem().string()));
}

std::vector<TestCase> folder_tests(const Options& options) {
  const fs::path folder = fs::absolute(*options.tests);
  if (!fs::is_directory(folder)) {
    throw UsageError(fmt::format("--tests {}: there is no such folder", options.tests->string()));
  }
  std::vector<TestCase> tests;
  for (const std::string& name : list_folder(folder)) {
    if (!ends_with(name, ".in")) continue;
    const fs::path input = folder / name;
    tests.push_back({input.stem().string(), input, answer_for(input)});
  }
  if (tests.empty()) {
    throw UsageError(fmt::format("--tests {}: no NAME.in in it", options.tests->string()));
  }
  return tests;
}

Case folder_case(const Options& options) {
  Case result;
  result.name = options.tests->string();
  result.submissions = {{*options.source, options.source->string()}};
  result.tests = folder_tests(options);
  const bool by_lines = options.compare == "lines";
  result.requirements = {options.time.value_or(1) * options.time_factor,
                         options.memory.value_or(256),
                         by_lines ? CompareMode::kLines : CompareMode::kTokens, std::nullopt};
  result.dialect = options.dialect;
  return result;
}

void check_usage(const Options& options) {
  if (options.source && !options.tests && options.ids.size() != 1) {
    throw UsageError("--source judges by one problem: name it, or give a folder with --tests");
  }
  if (options.compare && !options.ids.empty()) {
    throw UsageError("--compare is for a folder alone: the problem says how it compares");
  }
  if (options.source) check_source(options);
}

}  // namespace

void check_source(const Options& options) {
  if (!fs::is_regular_file(*options.source)) {
    throw UsageError(fmt::format("{}: there is no such file", options.source->string()));
  }
  submission_recipe(*options.source, "", options.dialect, 1);
}

std::string dialect_for(const Options& options, const Problem& problem) {
  if (!options.dialect.empty()) return options.dialect;
  const bool is_cpp = !options.source || language_of(*options.source) == Language::kCpp;
  return is_cpp ? problem.config.dialect : "";
}

int run_command(const Options& options) {
  check_usage(options);
  return Run(options).run();
}

}  // namespace judge
