#include "judge/mutate/try_faults.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "common/problem/records.hpp"
#include "judge/base/errors.hpp"
#include "judge/base/files.hpp"
#include "judge/base/text.hpp"
#include "judge/check/check.hpp"
#include "judge/problem/helper_run.hpp"

namespace mutate {
namespace {

constexpr std::uint64_t kRoom = 32u << 20;  // bytes of output in one run; the limit is twice that
constexpr const char* kCacheKind = "faults";

// The faulty programs of one kind that no test has rejected yet.
using Seeds = std::set<std::size_t>;

std::vector<problem::Record> outputs(judge::Sandbox& sandbox, const judge::Program& program,
                                     std::vector<std::string> arguments,
                                     const judge::TestCase& test) {
  const judge::Outcome outcome = judge::run_program(sandbox, program, arguments, test.input);
  if (!judge::has_exited(outcome, 0)) broke(program, "on " + test.name, outcome);
  std::istringstream stream(outcome.output);
  std::vector<problem::Record> records;
  for (problem::Record record; problem::read_record(stream, record);)
    records.push_back(record);
  return records;
}

// Takes the seeds out of `alive` that the test rejects. `chunk`: those of them to try in this run.
void try_chunk(Trial& trial, judge::Sandbox& sandbox, const judge::Program& program,
               const std::string& kind, const judge::TestCase& test,
               const std::vector<std::size_t>& chunk, Seeds& alive) {
  std::vector<std::string> arguments = {"--many", kind};
  for (const std::size_t seed : chunk)
    arguments.push_back(std::to_string(seed));
  for (const problem::Record& record : outputs(sandbox, program, arguments, test)) {
    const judge::Comparison comparison = judge::check_output(
        trial.requirements.check, sandbox, test, record.text, trial.context.workspace.scratch());
    if (comparison.match != judge::Match::kSame) alive.erase(record.first);
  }
}

void try_on_test(Trial& trial, judge::Sandbox& sandbox, const judge::Program& program,
                 const std::string& kind, const MeasuredTest& test, Seeds& alive) {
  const std::vector<std::size_t> seeds(alive.begin(), alive.end());
  const std::size_t most = seeds_in_a_run(test.bytes, judge::fs::file_size(test.test.answer.file));
  for (auto next = seeds.begin(); next != seeds.end();) {
    const auto taken = std::min<std::ptrdiff_t>(most, seeds.end() - next);
    try_chunk(trial, sandbox, program, kind, test.test, {next, next + taken}, alive);
    next += taken;
  }
}

// All that the result of a kind depends on.
std::string cache_key(const Trial& trial, const judge::Program& program, const FaultResult& fault) {
  std::vector<std::string> parts = {program.key, fault.kind, std::to_string(fault.tried),
                                    trial.ledger.conditions()};
  for (const MeasuredTest& test : trial.tests)
    parts.push_back(test.key);
  return judge::key_of(parts);
}

// An entry of the cache: the seeds that escaped, with blanks between.
std::vector<std::size_t> parse_seeds(const std::string& text) {
  std::istringstream words(text);
  std::vector<std::size_t> seeds;
  for (std::size_t seed; words >> seed;)
    seeds.push_back(seed);
  return seeds;
}

std::string words_of(const Seeds& seeds) {
  std::string text;
  for (const std::size_t seed : seeds)
    text += std::to_string(seed) + " ";
  return text;
}

void try_kind(Trial& trial, judge::Sandbox& sandbox, const judge::Program& program,
              FaultResult& fault) {
  Seeds alive;
  for (std::size_t seed = 1; seed <= fault.tried; ++seed)
    alive.insert(seed);
  for (const MeasuredTest& test : trial.tests) {
    trial.context.progress.step(
        fmt::format("{}: faults {} on {}", trial.problem.id, fault.kind, test.test.name));
    try_on_test(trial, sandbox, program, fault.kind, test, alive);
  }
  fault.escaped.assign(alive.begin(), alive.end());
  trial.context.workspace.cache().put(kCacheKind, cache_key(trial, program, fault),
                                      words_of(alive));
}

std::vector<FaultResult> kinds_of(judge::Sandbox& sandbox, const judge::Program& program) {
  const judge::Outcome outcome = judge::run_program(sandbox, program, {"--kinds"}, {});
  if (!judge::has_exited(outcome, 0)) broke(program, "--kinds", outcome);
  return parse_fault_kinds(outcome.output, program.name);
}

// Whether an earlier run tried the same; then `fault` is what it found.
bool is_known(const Trial& trial, const judge::Program& program, FaultResult& fault) {
  if (trial.context.forgets) return false;
  const auto known =
      trial.context.workspace.cache().find(kCacheKind, cache_key(trial, program, fault));
  if (known) fault.escaped = parse_seeds(*known);
  return known.has_value();
}

}  // namespace

std::vector<FaultResult> parse_fault_kinds(std::string_view text, const std::string& name) {
  std::vector<FaultResult> kinds;
  for (const std::string_view line : judge::split_lines(text)) {
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos || tab == 0) {
      throw judge::JudgeError(fmt::format("{} --kinds: not a line NAME, tab, what is wrong: {}",
                                          name, judge::excerpt(line)));
    }
    kinds.push_back({std::string(line.substr(0, tab)), std::string(line.substr(tab + 1)), 0, {}});
  }
  return kinds;
}

std::size_t seeds_in_a_run(std::uint64_t input_bytes, std::uint64_t answer_bytes) {
  return std::max<std::size_t>(1, kRoom / (std::max(input_bytes, answer_bytes) + 100));
}

std::vector<FaultResult> try_faults(Trial& trial, int seeds) {
  const judge::fs::path source = trial.problem.folder / "faults.cpp";
  if (seeds == 0 || !judge::fs::exists(source)) return {};
  judge::Sandbox& sandbox = trial.context.workers.sandbox();
  const judge::Program program = trial.compiler.from_checkout(sandbox, source);
  std::vector<FaultResult> faults = kinds_of(sandbox, program);
  std::vector<FaultResult*> unknown;
  for (FaultResult& fault : faults) {
    fault.tried = static_cast<std::size_t>(seeds);
    if (!is_known(trial, program, fault)) unknown.push_back(&fault);
  }
  trial.context.workers.each(unknown.size(), [&](judge::Sandbox& worker, std::size_t i) {
    try_kind(trial, worker, program, *unknown[i]);
  });
  return faults;
}

}  // namespace mutate
