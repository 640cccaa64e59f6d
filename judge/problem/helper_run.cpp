#include "judge/problem/helper_run.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace judge {

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
