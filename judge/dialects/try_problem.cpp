#include "judge/dialects/try_problem.hpp"

#include <fmt/format.h>

#include "judge/check/check.hpp"
#include "judge/data/data.hpp"
#include "judge/dialects/text_mode.hpp"
#include "judge/model/verdict.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/run/judging.hpp"
#include "judge/run/results_cache.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace dialects {
namespace {

using judge::Compiled;
using judge::Program;
using judge::Sandbox;
using judge::SubmissionResult;
using judge::TestCase;
using judge::TestResult;
using judge::Verdict;

// What all rows of a problem have in common.
struct Task {
  judge::Context& context;
  Wine& wine;
  const judge::Problem& problem;
  const std::vector<TestCase>& tests;
  const judge::Requirements& requirements;
};

// A row on its way.
struct Entry {
  judge::fs::path source;
  const Candidate* candidate;
  Row row;
  std::optional<Program> program{};  // of the problem's own dialect
};

bool is_right_by_name(const judge::Submission& submission) {
  return submission.name == "main.cpp" || submission.name == "textbook.cpp";
}

std::vector<Entry> entries_of(const judge::Problem& problem,
                              const std::vector<Candidate>& candidates) {
  std::vector<Entry> entries;
  for (const judge::Submission& submission : problem.submissions) {
    if (!is_right_by_name(submission)) continue;
    for (const Candidate& candidate : candidates) {
      Row row{problem.id + "/" + submission.name, name_of(*candidate.tool), candidate.tool->bits};
      entries.push_back({submission.source, &candidate, std::move(row)});
    }
  }
  return entries;
}

// A compiler names an option that it refuses; of a dialect that it knows it only names others.
bool is_unknown(const std::string& dialect, const Compiled& compiled) {
  return compiled.diagnostics.find("-std=" + dialect) != std::string::npos;
}

void leave_out(Row& row, const std::string& why) {
  row.left_out += (row.left_out.empty() ? "" : "; ") + why;
}

void note(Row& row, const std::string& dialect, const Compiled& compiled) {
  if (compiled.program) {
    row.dialects.push_back(dialect);
  } else if (is_unknown(dialect, compiled)) {
    leave_out(row, fmt::format("not tried: it does not know {}", dialect));
  } else {
    row.failures.push_back(
        fmt::format("{}: {}\n{}", dialect, compiled.reason, compiled.diagnostics));
  }
}

void compile(const Task& task, Sandbox& sandbox, Entry& entry) {
  entry.row.left_out = entry.candidate->cannot_compile;
  if (!entry.row.left_out.empty()) return;
  const std::string& own = task.problem.config.dialect;
  for (const std::string& dialect : dialects_from(own)) {
    const judge::Recipe recipe = recipe_of(*entry.candidate->tool, dialect, dialect == own);
    const Compiled compiled = task.context.compiler.by_recipe(sandbox, entry.source, recipe);
    note(entry.row, dialect, compiled);
    if (dialect == own) entry.program = compiled.program;
  }
}

void compare(const Task& task, Sandbox& sandbox, const TestCase& test, const std::string& output,
             TestResult& result) {
  const judge::Comparison comparison = judge::check_output(
      task.requirements.check, sandbox, test, output, task.context.workspace.scratch());
  result.verdict = comparison.verdict;
  result.message = comparison.message;
}

TestResult run_on_windows(const Task& task, Sandbox& sandbox, const Program& program,
                          const TestCase& test) {
  TestResult result;
  result.name = test.name;
  const WineRun run = task.wine.run(program.files.at("program.exe"),
                                    to_windows(judge::ContentBytes(test.input).bytes()));
  if (run.is_late) {
    result.verdict = Verdict::kTle;
    result.message = "killed: still running after 30 s under Wine";
  } else if (run.exit_code != 0) {
    result.verdict = Verdict::kRe;
    result.message = fmt::format("exit code {} (its last 8 bits)", run.exit_code);
  } else {
    compare(task, sandbox, test, from_windows(run.output), result);
  }
  return result;
}

TestResult run_on(const Task& task, Sandbox& sandbox, const Entry& entry, const TestCase& test) {
  if (entry.candidate->tool->system == System::kWindows)
    return run_on_windows(task, sandbox, *entry.program, test);
  const judge::JudgingContext context = {task.context.workspace.scratch(),
                                         task.context.workers.gate()};
  return judge::judge_test(context, sandbox, *entry.program, test, task.requirements);
}

// On every test case up to the first that is not right.
SubmissionResult run_all(const Task& task, Sandbox& sandbox, const Entry& entry) {
  SubmissionResult result;
  result.verdict = Verdict::kAc;
  for (const TestCase& test : task.tests) {
    task.context.workers.stop().check();
    task.context.progress.step(
        fmt::format("{}, {}: {}", entry.row.file, entry.row.compiler, test.name));
    result.tests.push_back(run_on(task, sandbox, entry, test));
    result.verdict = result.tests.back().verdict;
    if (result.verdict != Verdict::kAc) break;
  }
  return result;
}

std::string key_of(const Task& task, const judge::ResultsCache& cache, const std::string& tests,
                   const Entry& entry) {
  const std::string key = cache.key(*entry.program, tests, task.requirements);
  if (entry.candidate->tool->system == System::kLinux) return key;
  return judge::key_of({key, Wine::version(task.context.workspace.hashes())});
}

void run(const Task& task, Sandbox& sandbox, Entry& entry) {
  if (!entry.program) return;
  Row& row = entry.row;
  if (!entry.candidate->cannot_run.empty()) {
    leave_out(row, entry.candidate->cannot_run);
    return;
  }
  const judge::ResultsCache cache(task.context.workspace, sandbox.isolation());
  const std::string key = key_of(task, cache, cache.tests_key(task.tests), entry);
  auto result = cache.find(key);
  if (!result) {
    result = run_all(task, sandbox, entry);
    task.context.workers.stop().check();  // Ctrl-C ends Wine's programs too: that is no result
    if (result->verdict == Verdict::kAc) cache.keep(key, *result);
  }
  row.run = fmt::format("{} of {} test cases", result->tests.size(), task.tests.size());
  if (result->verdict == Verdict::kAc) return;
  row.failures.push_back(fmt::format("{} on {}: {}", judge::verdict_name(result->verdict),
                                     result->tests.back().name, result->tests.back().message));
}

}  // namespace

std::vector<Row> try_problem(judge::Context& context, Wine& wine,
                             const std::vector<Candidate>& candidates,
                             const judge::Problem& problem) {
  const judge::Helpers package = judge::compile_helpers(context.workers, context.compiler, problem);
  const std::vector<TestCase> tests = judge::make_data(context, problem, package);
  const judge::Requirements requirements = judge::requirements_of(problem, package);
  const Task task = {context, wine, problem, tests, requirements};
  std::vector<Entry> entries = entries_of(problem, candidates);
  context.workers.each(entries.size(), [&](Sandbox& sandbox, std::size_t i) {
    compile(task, sandbox, entries[i]);
    run(task, sandbox, entries[i]);
  });
  std::vector<Row> rows;
  for (Entry& entry : entries)
    rows.push_back(std::move(entry.row));
  return rows;
}

}  // namespace dialects
