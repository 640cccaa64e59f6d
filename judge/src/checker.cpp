#include "judge/src/checker.hpp"

#include <fmt/format.h>

#include "judge/src/errors.hpp"
#include "judge/src/package_program.hpp"
#include "judge/src/text.hpp"
#include "judge/src/verdict.hpp"

namespace judge {
namespace {

std::string reason_in(const fs::path& feedback) {
  const fs::path file = feedback / "judgemessage.txt";
  if (!fs::is_regular_file(fs::symlink_status(file))) return "the checker rejects it";
  std::string words = read_file(file);
  while (!words.empty() && words.back() == '\n')
    words.pop_back();
  return excerpt(words, 300);
}

}  // namespace

Comparison run_checker(Sandbox& sandbox, const Program& checker, const fs::path& input,
                       const fs::path& answer, const std::string& output, const fs::path& scratch) {
  TemporaryFolder folder(scratch);
  const fs::path feedback = folder.path() / "feedback";
  fs::create_directory(feedback);
  write_file(folder.path() / "output", output);
  Command command;
  command.argv = checker.argv;
  command.files = checker.files;
  command.input = folder.path() / "output";
  command.writable = feedback;
  command.limits = package_limits();
  command.files["input"] = input;
  command.files["answer"] = answer;
  for (const std::string& word : {std::string("input"), std::string("answer"), feedback.string()}) {
    command.argv.push_back(word);
  }
  const Outcome outcome = sandbox.run(command);
  const bool has_exited = outcome.end == End::kExited;
  if (has_exited && outcome.exit_code == kLegal) return {};
  if (has_exited && outcome.exit_code == kIllegal) {
    return {Match::kDifferent, reason_in(feedback), std::nullopt};
  }
  throw JudgeError(fmt::format("{} on {}: {}", checker.name, input.filename().string(),
                               describe_end(outcome, command.limits, command.limits.cpu_seconds)));
}

}  // namespace judge
