#include "judge/run/judge_submissions.hpp"

#include <fmt/format.h>

#include "judge/model/verdict.hpp"
#include "judge/run/judging.hpp"

namespace judge {
namespace {

// A submission on its way to a result.
struct Entry {
  const Submission& submission;
  Compiled compiled;
  std::string warning;
  std::string key;  // in the cache; empty if there is no program
  SubmissionResult result{};

  bool is_to_run() const { return compiled.program && !result.is_remembered; }
};

void compile_all(const SubmissionContext& context, const Target& target,
                 std::vector<Entry>& entries) {
  const int memory = target.requirements.memory_limit;
  context.workers.each(entries.size(), [&](Sandbox& sandbox, std::size_t i) {
    const Submission& submission = entries[i].submission;
    context.progress.step(fmt::format("{}: compiling {}", target.name, submission.name));
    entries[i].compiled =
        context.compiler.submission(sandbox, submission.source, submission.dialect, memory);
    if (!entries[i].compiled.program) return;
    entries[i].warning = dialect_warning(context.compiler, sandbox, submission, memory);
  });
}

std::string key_of(const ResultsCache& cache, const Program& program, const std::string& tests,
                   const Target& target, const SubmissionOptions& options) {
  return cache.key(program, tests, target.requirements) + (options.all ? "-all" : "");
}

SubmissionResult remembered(const ResultsCache& cache, const std::string& key) {
  auto known = cache.find(key);
  if (!known) return {};
  known->is_remembered = true;
  return *std::move(known);
}

// What is known before anything is run.
void start(Entry& entry, const Target& target) {
  SubmissionResult& result = entry.result;
  result.problem = target.name;
  result.source = entry.submission.name;
  result.expected = entry.submission.expected;
  result.time_limit = target.requirements.time_limit;
  result.memory_limit = target.requirements.memory_limit;
  result.tests_in_all = static_cast<int>(target.tests.size());
  result.warning = entry.warning;
  if (entry.compiled.program) return;
  result.verdict = Verdict::kCe;
  result.message = entry.compiled.reason + "\n" + entry.compiled.diagnostics;
}

std::vector<Entry> start_all(const SubmissionContext& context, const Target& target,
                             const SubmissionOptions& options) {
  std::vector<Entry> entries;
  for (const Submission& submission : target.submissions)
    entries.push_back({submission, {}, "", ""});
  compile_all(context, target, entries);
  const std::string tests = context.cache.tests_key(target.tests);
  for (Entry& entry : entries) {
    if (entry.compiled.program) {
      entry.key = key_of(context.cache, *entry.compiled.program, tests, target, options);
      if (!options.force) entry.result = remembered(context.cache, entry.key);
    }
    start(entry, target);
  }
  return entries;
}

void run_entries(const SubmissionContext& context, const Target& target,
                 const std::vector<Entry*>& entries, bool all) {
  std::vector<JudgingJob> jobs;
  for (const Entry* entry : entries)
    jobs.push_back({*entry->compiled.program, &target.tests, &target.requirements});
  const auto watch = [&](std::size_t job, const TestCase& test) {
    context.progress.step(fmt::format("{}: {}/{} {} {}", target.name, job + 1, jobs.size(),
                                      entries[job]->submission.name, test.name));
  };
  auto results = judge_all(context.workspace, context.workers, jobs, all, watch);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    SubmissionResult& result = entries[i]->result;
    result.tests = std::move(results[i]);
    const TestResult* deciding = result.deciding_test();
    result.verdict = deciding ? deciding->verdict : Verdict::kAc;
    context.cache.keep(entries[i]->key, result);
  }
}

void show(Progress& progress, const SubmissionResult& result) {
  progress.detail(fmt::format("{} {}: {}{}", result.problem, result.source,
                              verdict_name(result.verdict),
                              result.is_remembered ? " (unchanged, not run again)" : ""));
}

}  // namespace

std::vector<SubmissionResult> judge_submissions(const SubmissionContext& context,
                                                const Target& target,
                                                const SubmissionOptions& options) {
  std::vector<Entry> entries = start_all(context, target, options);
  std::vector<Entry*> to_run;
  for (Entry& entry : entries) {
    if (entry.is_to_run()) to_run.push_back(&entry);
  }
  if (!to_run.empty()) {
    context.progress.line(fmt::format("{}: judging {} of {} submissions, {} test cases",
                                      target.name, to_run.size(), entries.size(),
                                      target.tests.size()));
    run_entries(context, target, to_run, options.all);
  }
  std::vector<SubmissionResult> results;
  for (Entry& entry : entries) {
    show(context.progress, entry.result);
    results.push_back(std::move(entry.result));
  }
  return results;
}

}  // namespace judge
