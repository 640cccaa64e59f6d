#include "judge/run/judging.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/check/check.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/verdict.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace judge {
namespace {

constexpr double kWaiting = 2.5;  // by the clock, times the CPU time that is allowed
constexpr double kAtWork = 0.2;   // of the limit: who took less by the clock's end did not compute

// A virtual machine needs room and threads of its own before the program has any.
constexpr std::uint64_t kHeavyBytes = 256u << 20;
constexpr int kHeavyProcesses = 128;

Limits run_limits(const Program& program, const Requirements& requirements,
                  const Retries& retries) {
  Limits limits;
  limits.cpu_seconds = requirements.time_limit * retries.to;
  limits.wall_seconds = limits.cpu_seconds * kWaiting + 0.5;
  limits.memory_bytes = static_cast<std::uint64_t>(requirements.memory_limit) << 20;
  if (program.is_heavy) {
    limits.memory_bytes += kHeavyBytes;
    limits.processes = kHeavyProcesses;
  }
  return limits;
}

// One run, and what it says by itself.
struct Measurement {
  Outcome outcome;
  TestResult result;
};

Measurement measure(Sandbox& sandbox, const Program& program, const TestCase& test,
                    const Requirements& requirements, const Retries& retries) {
  const Command command = test_command(program, test.input, requirements, retries);
  Measurement run;
  run.outcome = sandbox.run(command);
  run.result.name = test.name;
  run.result.cpu_seconds = run.outcome.cpu_seconds;
  run.result.wall_seconds = run.outcome.wall_seconds;
  run.result.memory_bytes = run.outcome.memory_bytes;
  if (const auto verdict = verdict_of_run(run.outcome, requirements.time_limit)) {
    run.result.verdict = *verdict;
    run.result.signal = run.outcome.signal;
    run.result.message = describe_end(run.outcome, command.limits, requirements.time_limit);
  }
  return run;
}

bool is_better(const TestResult& a, const TestResult& b) {
  const bool a_is_late = a.verdict == Verdict::kTle, b_is_late = b.verdict == Verdict::kTle;
  if (a_is_late != b_is_late) return b_is_late;
  return a.cpu_seconds < b.cpu_seconds;
}

// The best of as many runs as it takes.
Measurement measure_well(Context& context, Sandbox& sandbox, const Program& program,
                         const TestCase& test, const Requirements& requirements,
                         const Retries& retries) {
  Measurement best, other;
  const auto run = [&] { return measure(sandbox, program, test, requirements, retries); };
  context.workers.gate().together([&] { best = run(); });
  for (int tries = 1; tries < retries.tries; ++tries) {
    if (!is_unclear(best.outcome, requirements.time_limit, retries)) break;
    context.workers.gate().alone([&] { other = run(); });
    if (is_better(other.result, best.result)) best = std::move(other);
  }
  return best;
}

void keep_what_it_wrote(const Outcome& outcome, ShownSize size, TestResult& result) {
  const std::size_t focus = result.difference ? result.difference->line : 0;
  result.output = lines_around(outcome.output, focus, size);
  result.error = lines_around(outcome.error, 0, size);
}

}  // namespace

bool is_unclear(const Outcome& outcome, double time_limit, const Retries& retries) {
  const double cpu = outcome.cpu_seconds;
  if (outcome.end == End::kBroken) return false;
  if (outcome.end == End::kCpuLimit) return retries.doubts_late;
  if (outcome.end == End::kWallLimit) return retries.doubts_late || cpu > kAtWork * time_limit;
  return cpu >= retries.from * time_limit && cpu <= retries.to * time_limit;
}

FileStreams streams_of(const Program& program, const Requirements& requirements) {
  const bool is_required =
      !requirements.streams.input.empty() || !requirements.streams.output.empty();
  FileStreams streams = is_required ? requirements.streams : program.streams;
  for (std::string* name : {&streams.input, &streams.output})
    if (program.files.count(*name) > 0) name->clear();
  return streams;
}

std::string describe_streams(const Program& program, const Requirements& requirements) {
  const FileStreams streams = streams_of(program, requirements);
  std::vector<std::string> words;
  if (!streams.input.empty()) words.push_back("reads " + escaped(streams.input));
  if (!streams.output.empty()) words.push_back("writes " + escaped(streams.output));
  return join(words, " and ");
}

Command test_command(const Program& program, const Content& input, const Requirements& requirements,
                     const Retries& retries) {
  Command command;
  command.argv = program.argv;
  command.files = program.files;
  command.input = input;
  command.streams = streams_of(program, requirements);
  command.limits = run_limits(program, requirements, retries);
  return command;
}

void judge_output(Context& context, Sandbox& sandbox, const TestCase& test,
                  const std::string& output, const OutputCheck& check, TestResult& result) {
  try {
    Comparison found = check_output(check, sandbox, test, output, context.workspace.scratch());
    result.verdict = found.verdict;
    result.message = std::move(found.message);
    result.difference = std::move(found.difference);
  } catch (const JudgeError& error) {
    result.verdict = Verdict::kJe;
    result.message = error.what();
  }
}

// The same of a program that has to write a file: none is a wrong answer.
void judge_what_it_wrote(Context& context, Sandbox& sandbox, const Program& program,
                         const TestCase& test, const Outcome& outcome,
                         const Requirements& requirements, TestResult& result) {
  const FileStreams streams = streams_of(program, requirements);
  if (streams.only && !streams.output.empty() && !outcome.wrote_file) {
    result.verdict = Verdict::kWa;
    result.message = fmt::format("it made no file {} for its output", streams.output);
  } else {
    judge_output(context, sandbox, test, outcome.output, requirements.check, result);
  }
}

TestResult judge_test(Context& context, Sandbox& sandbox, const Program& program,
                      const TestCase& test, const Requirements& requirements,
                      const Retries& retries, ShownSize shown) {
  auto [outcome, result] = measure_well(context, sandbox, program, test, requirements, retries);
  if (!verdict_of_run(outcome, requirements.time_limit))
    judge_what_it_wrote(context, sandbox, program, test, outcome, requirements, result);
  if (result.verdict != Verdict::kAc) {
    keep_what_it_wrote(outcome, shown, result);
  } else if (outcome.left_processes && result.message.empty())
    result.message = "warning: it left processes behind";
  return result;
}

}  // namespace judge
