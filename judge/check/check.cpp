#include "judge/check/check.hpp"

#include <fmt/format.h>

#include <optional>
#include <set>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace judge {
namespace {

constexpr std::size_t kShownBytes = 300;  // of a checker's reason

// What the exit code of a checker says; nothing if that is no answer.
std::optional<Verdict> verdict_of_code(CheckerProtocol protocol, int code) {
  // Of testlib wrong answer, presentation error, and that something followed or was missing.
  const std::set<int> wrong =
      protocol == CheckerProtocol::kKattis ? std::set{kIllegal} : std::set{1, 2, 4, 8};
  if (code == (protocol == CheckerProtocol::kKattis ? kLegal : 0)) return Verdict::kAc;
  if (wrong.count(code) > 0) return Verdict::kWa;
  return std::nullopt;
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

// Asks `check.checker`, which is there.
Comparison run_checker(Sandbox& sandbox, const OutputCheck& check, const TestCase& test,
                       const std::string& output, const fs::path& scratch) {
  TemporaryFolder folder(scratch);
  const fs::path feedback = folder.path() / "feedback";
  fs::create_directory(feedback);
  const Command command = command_for(check, test, output, folder.path(), feedback);
  const Outcome outcome = sandbox.run(command);
  std::optional<Verdict> verdict;
  if (outcome.end == End::kExited) verdict = verdict_of_code(check.protocol, outcome.exit_code);
  if (!verdict) {
    throw JudgeError(
        fmt::format("{} on {}: {}", check.checker->name, name_of(test.input),
                    describe_end(outcome, command.limits, command.limits.cpu_seconds)));
  }
  if (verdict == Verdict::kAc) return {};
  const bool is_on_stderr = check.protocol == CheckerProtocol::kTestlib;
  return {*verdict, is_on_stderr ? shortened(outcome.error) : reason_in(feedback)};
}

}  // namespace

Comparison check_output(const OutputCheck& check, Sandbox& sandbox, const TestCase& test,
                        const std::string& output, const fs::path& scratch) {
  if (check.checker) return run_checker(sandbox, check, test, output, scratch);
  return compare(ContentBytes(test.answer).bytes(), output, check.mode, check.rules);
}

}  // namespace judge
