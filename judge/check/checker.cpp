#include "judge/check/checker.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace judge {
namespace {

constexpr std::size_t kShownBytes = 300;  // of a checker's reason

// What its exit codes mean.
struct ExitCodes {
  int right;
  std::vector<int> wrong;
};

ExitCodes exit_codes(CheckerProtocol protocol) {
  if (protocol == CheckerProtocol::kKattis) return {kLegal, {kIllegal}};
  // Wrong answer, presentation error, and the two that say that something followed or was missing.
  return {0, {1, 2, 4, 8}};
}

std::string shortened(std::string words) {
  while (!words.empty() && words.back() == '\n')
    words.pop_back();
  return words.empty() ? "the checker rejects it" : excerpt(words, kShownBytes);
}

std::string reason_in(const fs::path& feedback) {
  const fs::path file = feedback / "judgemessage.txt";
  return shortened(fs::is_regular_file(fs::symlink_status(file)) ? read_file(file) : "");
}

// The content's own file, or else `place`, made to hold it.
fs::path as_file(const Content& content, const fs::path& place) {
  if (!content.file.empty()) return content.file;
  write_file(place, content.bytes);
  return place;
}

std::string name_of(const Content& input) {
  return input.file.empty() ? "a made input" : input.file.filename().string();
}

// The call, with `folder` for what it reads and `feedback` for what it writes.
Command command_for(const OutputCheck& check, const TestCase& test, const std::string& output,
                    const fs::path& folder, const fs::path& feedback) {
  Command command;
  command.argv = check.checker->argv;
  command.files = check.checker->files;
  command.limits = helper_limits();
  command.files["input"] = as_file(test.input, folder / "input");
  command.files["answer"] = as_file(test.answer, folder / "answer");
  std::vector<std::string> words = {"input", "output", "answer"};
  if (check.protocol == CheckerProtocol::kTestlib) {
    command.files["output"] = as_file(Content::in_memory(output), folder / "output");
  } else {
    command.input = Content::in_memory(output);
    command.writable = feedback;
    // Checkers may put a file's name right behind it, so it ends in a slash.
    words = {"input", "answer", feedback.string() + "/"};
  }
  command.argv.insert(command.argv.end(), words.begin(), words.end());
  command.argv.insert(command.argv.end(), check.arguments.begin(), check.arguments.end());
  return command;
}

}  // namespace

Comparison run_checker(Sandbox& sandbox, const OutputCheck& check, const TestCase& test,
                       const std::string& output, const fs::path& scratch) {
  TemporaryFolder folder(scratch);
  const fs::path feedback = folder.path() / "feedback";
  fs::create_directory(feedback);
  const Command command = command_for(check, test, output, folder.path(), feedback);
  const Outcome outcome = sandbox.run(command);
  const ExitCodes codes = exit_codes(check.protocol);
  if (has_exited(outcome, codes.right)) return {};
  if (outcome.end == End::kExited &&
      std::count(codes.wrong.begin(), codes.wrong.end(), outcome.exit_code) > 0) {
    const bool is_on_stderr = check.protocol == CheckerProtocol::kTestlib;
    return {Match::kDifferent, is_on_stderr ? shortened(outcome.error) : reason_in(feedback),
            std::nullopt};
  }
  throw JudgeError(fmt::format("{} on {}: {}", check.checker->name, name_of(test.input),
                               describe_end(outcome, command.limits, command.limits.cpu_seconds)));
}

}  // namespace judge
