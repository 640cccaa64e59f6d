#include "judge/run/judge_submissions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <deque>
#include <mutex>
#include <optional>
#include <set>

#include "judge/base/text.hpp"
#include "judge/model/verdict.hpp"
#include "judge/run/judging.hpp"
#include "judge/run/test_memory.hpp"

namespace judge {
namespace {

// What all submissions have in common.
struct Task {
  Context& context;
  const Target& target;
  const SubmissionOptions& options;
  TestMemory memory;
  std::vector<std::string> keys;  // of the runs, in the order of target.tests
};

// A submission on its way to a result. Several threads run its test cases.
struct Entry {
  Entry(const Submission& submission, std::size_t count)
      : submission(submission), tests(count), first_failure(count) {}

  bool is_to_run(std::size_t test) const { return !tests[test] && test < first_failure; }

  const Submission& submission;
  Compiled compiled{};
  TestResults known{};  // of earlier runs, also on other test cases
  std::vector<std::optional<TestResult>> tests;
  std::atomic<std::size_t> first_failure;
  std::set<std::size_t> late{};  // test cases that are TLE
  std::mutex late_mutex{};
  bool has_run = false;
};

void compile_all(const Task& task, std::deque<Entry>& entries) {
  const int memory = task.target.requirements.memory_limit;
  Compiler& compiler = task.context.compiler;
  task.context.workers.each(entries.size(), [&](Sandbox& sandbox, std::size_t i) {
    const Submission& submission = entries[i].submission;
    task.context.progress.step(fmt::format("{}: compiling {}", task.target.name, submission.name));
    entries[i].compiled = compiler.submission(sandbox, submission, memory);
  });
}

// Takes note that `test` is TLE. The last one of the first row of `length` that are all TLE and of
// which it is one; the number of tests if there is none.
std::size_t last_of_late_row(Entry& entry, std::size_t test, std::size_t length) {
  const std::lock_guard lock(entry.late_mutex);
  entry.late.insert(test);
  std::size_t first = test, end = test + 1;
  while (first > 0 && entry.late.count(first - 1) > 0)
    --first;
  while (entry.late.count(end) > 0)
    ++end;
  return end - first >= length ? first + length - 1 : entry.tests.size();
}

// The user is told which files stand for the standard streams.
void tell_files(const Task& task, const Entry& entry) {
  if (!entry.compiled.program) return;
  const std::string words = describe_streams(*entry.compiled.program, task.target.requirements);
  if (!words.empty())
    task.context.progress.line(fmt::format("judge: {} {}", entry.submission.name, words));
}

void take(const Task& task, Entry& entry, std::size_t test, TestResult result) {
  if (result.verdict != Verdict::kAc && !task.options.all) lower(entry.first_failure, test);
  if (result.verdict == Verdict::kTle && task.options.patience > 0)
    lower(entry.first_failure, last_of_late_row(entry, test, task.options.patience));
  entry.tests[test] = std::move(result);
}

void recall(const Task& task, Entry& entry) {
  if (task.options.whole) return;
  entry.known = task.memory.recall(entry.compiled.program->key);
  if (task.options.force) return;
  for (std::size_t i = 0; i < task.keys.size(); ++i) {
    const auto known = entry.known.find(task.keys[i]);
    if (known == entry.known.end()) continue;
    take(task, entry, i, known->second);
    entry.tests[i]->name = task.target.tests[i].name;  // the key is of the content alone
  }
}

void remember(const Task& task, Entry& entry) {
  if (task.options.whole) return;
  for (std::size_t i = 0; i < task.keys.size(); ++i) {
    if (entry.tests[i]) entry.known[task.keys[i]] = *entry.tests[i];
  }
  task.memory.remember(entry.compiled.program->key, entry.known);
}

ShownSize shown_size(const Task& task) {
  return task.options.whole ? kWhole : ShownSize();
}

struct Run {
  std::size_t entry, test;
};

// All runs, an entry for each worker side by side: a second run of the same entry would be for
// nothing where the first one fails.
std::vector<Run> in_order(const Task& task, const std::vector<Entry*>& entries) {
  const std::size_t workers = task.context.workers.count();
  std::vector<Run> runs;
  for (std::size_t first = 0; first < entries.size(); first += workers) {
    const std::size_t end = std::min(first + workers, entries.size());
    for (std::size_t test = 0; test < task.keys.size(); ++test) {
      for (std::size_t entry = first; entry < end; ++entry) {
        if (entries[entry]->is_to_run(test)) runs.push_back({entry, test});
      }
    }
  }
  return runs;
}

void run_all(const Task& task, const std::vector<Entry*>& entries) {
  const Target& target = task.target;
  task.context.progress.line(fmt::format("{}: judging {} of {} submissions, {} test cases",
                                         target.name, entries.size(), target.submissions.size(),
                                         target.tests.size()));
  const std::vector<Run> runs = in_order(task, entries);
  task.context.workers.each(runs.size(), [&](Sandbox& sandbox, std::size_t i) {
    Entry& entry = *entries[runs[i].entry];
    const TestCase& test = task.target.tests[runs[i].test];
    if (!entry.is_to_run(runs[i].test)) return;
    task.context.progress.step(fmt::format("{}: {}/{} {} {}", task.target.name, runs[i].entry + 1,
                                           entries.size(), entry.submission.name, test.name));
    take(task, entry, runs[i].test,
         judge_test(task.context, sandbox, *entry.compiled.program, test, task.target.requirements,
                    kUsualRetries, shown_size(task)));
  });
  for (Entry* entry : entries) {
    entry->has_run = true;
    remember(task, *entry);
  }
}

// What a file NAME.desc beside the input says, as packages have it.
std::string reason_of(const TestCase& test) {
  const fs::path file = fs::path(test.input.file).replace_extension(".desc");
  return fs::exists(file) ? excerpt(replaced(read_file(file), "\n", " "), 400) : test.origin;
}

Evidence evidence_of(const Task& task, const TestResult& result) {
  const auto test = std::find_if(task.target.tests.begin(), task.target.tests.end(),
                                 [&](const TestCase& test) { return test.name == result.name; });
  const std::size_t focus = result.difference ? result.difference->wanted_line : 0;
  const auto lines = [&](const Content& content, std::size_t around) {
    return lines_around(ContentBytes(content).bytes(), around, shown_size(task));
  };
  const auto name = [&](const Content& content) {
    const std::string near = fs::proximate(content.file).string();
    return starts_with(near, "..") ? content.file.string() : near;
  };
  return {reason_of(*test), name(test->input), name(test->answer), lines(test->input, 0),
          lines(test->answer, focus)};
}

// Which test cases ran beyond the first failure depends on chance; they are left out.
void add_tests(const Task& task, const Entry& entry, SubmissionResult& result) {
  const std::size_t end = std::min(entry.tests.size(), entry.first_failure + 1);
  for (std::size_t i = 0; i < end; ++i)
    result.tests.push_back(*entry.tests[i]);
  const TestResult* deciding = result.deciding_test();
  result.verdict = deciding ? deciding->verdict : Verdict::kAc;
  if (deciding) result.evidence = evidence_of(task, *deciding);
  result.is_remembered = !entry.has_run;
}

SubmissionResult result_of(const Task& task, const Entry& entry) {
  SubmissionResult result;
  result.problem = task.target.name;
  result.source = entry.submission.name;
  result.expected = entry.submission.expected;
  result.time_limit = task.target.requirements.time_limit;
  result.memory_limit = task.target.requirements.memory_limit;
  result.tests_in_all = static_cast<int>(task.target.tests.size());
  result.title = task.target.title;
  result.url = task.target.url;
  result.warning = entry.compiled.warning;
  if (entry.compiled.program) {
    add_tests(task, entry, result);
    result.diagnostics = entry.compiled.diagnostics;
  } else {
    result.verdict = Verdict::kCe;
    result.message = entry.compiled.reason + "\n" + entry.compiled.diagnostics;
  }
  task.context.progress.detail(
      fmt::format("{} {}: {}{}", result.problem, result.source, verdict_name(result.verdict),
                  result.is_remembered ? " (unchanged, not run again)" : ""));
  return result;
}

}  // namespace

std::vector<SubmissionResult> judge_submissions(Context& context, const Target& target,
                                                const SubmissionOptions& options) {
  Task task{context, target, options, {context.workspace, this_judge(context)}, {}};
  for (const TestCase& test : target.tests)
    task.keys.push_back(run_key(task.memory.content_key(test), target.requirements, kUsualRetries));
  std::deque<Entry> entries;
  for (const Submission& submission : target.submissions)
    entries.emplace_back(submission, target.tests.size());
  compile_all(task, entries);
  if (entries.size() == 1) tell_files(task, entries.front());
  std::vector<Entry*> to_run;
  for (Entry& entry : entries) {
    if (!entry.compiled.program) continue;
    recall(task, entry);
    for (std::size_t i = 0; i < target.tests.size(); ++i) {
      if (!entry.is_to_run(i)) continue;
      to_run.push_back(&entry);
      break;
    }
  }
  if (!to_run.empty()) run_all(task, to_run);
  std::vector<SubmissionResult> results;
  for (const Entry& entry : entries)
    results.push_back(result_of(task, entry));
  return results;
}

}  // namespace judge
