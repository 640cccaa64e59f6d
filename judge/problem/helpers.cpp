#include "judge/problem/helpers.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace judge {
namespace {

// Makes `link` lead to the program; other processes see the old link or the new one.
void publish(const Program& program, const fs::path& link) {
  const fs::path fresh = link.string() + "." + std::to_string(getpid());
  fs::remove(fresh);
  fs::create_symlink(program.files.begin()->second, fresh);
  fs::rename(fresh, link);
}

}  // namespace

Helpers compile_helpers(Workers& workers, Compiler& compiler, const Problem& problem) {
  std::vector<std::string> names = {"generator", "validator", "reference"};
  if (problem.config.compare == CompareMode::kChecker) names.emplace_back("checker");
  std::vector<Program> programs(names.size());
  workers.each(names.size(), [&](Sandbox& sandbox, std::size_t i) {
    programs[i] = compiler.from_checkout(sandbox, problem.folder / (names[i] + ".cpp"));
  });
  Helpers helpers{programs[0], programs[1], programs[2], std::nullopt};
  if (programs.size() > 3) helpers.checker = programs[3];
  return helpers;
}

Requirements requirements_of(const Problem& problem, const Helpers& helpers) {
  const ProblemConfig& config = problem.config;
  return {config.time_limit, config.memory_limit, {config.compare, helpers.checker}};
}

void publish_helpers(const Helpers& helpers, const fs::path& folder) {
  fs::create_directories(folder);
  publish(helpers.generator, folder / "generator");
  publish(helpers.validator, folder / "validator");
  publish(helpers.reference, folder / "reference");
  if (helpers.checker) publish(*helpers.checker, folder / "checker");
}

Limits helper_limits() {
  Limits limits;
  limits.cpu_seconds = 20;
  limits.wall_seconds = 60;
  limits.memory_bytes = 1024u << 20;
  limits.output_bytes = 64u << 20;
  return limits;
}

Outcome run_program(Sandbox& sandbox, const Program& program,
                    const std::vector<std::string>& arguments, const Content& input,
                    const Limits& limits) {
  Command command;
  command.argv = program.argv;
  command.argv.insert(command.argv.end(), arguments.begin(), arguments.end());
  command.files = program.files;
  command.input = input;
  command.limits = limits;
  return sandbox.run(command);
}

bool has_exited(const Outcome& outcome, int code) {
  return outcome.end == End::kExited && outcome.exit_code == code;
}

void broke(const Program& program, const std::string& words, const Outcome& outcome) {
  const Limits limits = helper_limits();
  throw JudgeError(fmt::format("{} {}: {}", program.name, words,
                               describe_end(outcome, limits, limits.cpu_seconds)));
}

std::string one_line(std::string_view words) {
  std::vector<std::string> lines;
  for (std::string_view line : split_lines(words))
    lines.push_back(escaped(line));
  return excerpt(join(lines, "; "), 500);
}

}  // namespace judge
