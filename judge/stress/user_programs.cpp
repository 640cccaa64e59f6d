#include "judge/stress/user_programs.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "judge/base/text.hpp"
#include "judge/model/verdict.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/run/judging.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace judge {
namespace {

constexpr double kHelperSeconds = 10;  // of CPU time: generator and validator
constexpr int kHelperMemory = 1024;    // MiB: also the slow program

// How a run of a helper ended.
struct HelperRun {
  Outcome outcome;
  std::optional<Verdict> verdict;  // nothing: well
  std::string end;                 // in words
};

HelperRun run_helper(Sandbox& sandbox, const Program& program,
                     const std::vector<std::string>& arguments, const std::string& input,
                     double seconds) {
  const Requirements ample{seconds, kHelperMemory, {}};
  Command command = test_command(program, Content::in_memory(input), ample);
  command.argv.insert(command.argv.end(), arguments.begin(), arguments.end());
  HelperRun run;
  run.outcome = sandbox.run(command);
  run.verdict = verdict_of_run(run.outcome, seconds);
  run.end = describe_end(run.outcome, command.limits, seconds);
  return run;
}

// What the helper wrote, if all went well.
std::string output_of(HelperRun run, const Program& program, const char* role) {
  if (!run.verdict) return std::move(run.outcome.output);
  const std::string name = fmt::format("{} ({})", program.name, role);
  if (*run.verdict == Verdict::kJe) throw JudgeError(name + ": " + run.end);
  if (*run.verdict == Verdict::kRe) throw JudgeError(name + " crashed: " + run.end);
  if (*run.verdict == Verdict::kTle) throw TooLarge(name + " is too slow: " + run.end);
  throw TooLarge(name + " needs too much: " + run.end);
}

// By ICPC's exit statuses or testlib's.
bool says_legal(const HelperRun& run) {
  return has_exited(run.outcome, kLegal) || has_exited(run.outcome, 0);
}

}  // namespace

bool UserPrograms::has_size() const {
  return std::count(arguments.begin(), arguments.end(), "SIZE") > 0;
}

std::vector<std::string> UserRunner::arguments(const UserCall& call) const {
  std::vector<std::string> words = programs_.arguments;
  std::replace(words.begin(), words.end(), std::string("SIZE"), std::to_string(call.size));
  std::replace(words.begin(), words.end(), std::string("SEED"), std::to_string(call.seed));
  return words;
}

std::string UserRunner::words(const UserCall& call) const {
  return programs_.generator.name + " " + join(arguments(call), " ");
}

std::string UserRunner::make(Sandbox& sandbox, const UserCall& call) const {
  const Program& generator = programs_.generator;
  HelperRun run = run_helper(sandbox, generator, arguments(call), "", kHelperSeconds);
  return output_of(std::move(run), generator, "the generator");
}

void UserRunner::check_legal(Sandbox& sandbox, const std::string& input) const {
  if (!programs_.validator) return;
  const Program& validator = *programs_.validator;
  const HelperRun run = run_helper(sandbox, validator, {}, input, kHelperSeconds);
  if (says_legal(run)) return;
  if (run.outcome.end != End::kExited)
    throw JudgeError(fmt::format("{} (the validator) broke: {}", validator.name, run.end));
  throw JudgeError(
      fmt::format("the generator's input is not legal, says {}: {}", validator.name, run.end));
}

std::string UserRunner::answer_to(Sandbox& sandbox, const std::string& input) const {
  const Program& against = programs_.against;
  return output_of(run_helper(sandbox, against, {}, input, programs_.slow_limit), against,
                   "--against");
}

std::optional<std::string> UserRunner::answer_if_legal(Sandbox& sandbox,
                                                       const std::string& input) const {
  if (!programs_.validator) return std::nullopt;
  if (!says_legal(run_helper(sandbox, *programs_.validator, {}, input, kHelperSeconds)))
    return std::nullopt;
  HelperRun run = run_helper(sandbox, programs_.against, {}, input, programs_.slow_limit);
  if (run.verdict) return std::nullopt;
  return std::move(run.outcome.output);
}

}  // namespace judge
