#include "judge/check/checker.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/package/package_program.hpp"
#include "judge/sandbox/run_verdict.hpp"

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

// The content's own file, or else `place`, made to hold it.
fs::path as_file(const Content& content, const fs::path& place) {
  if (!content.file.empty()) return content.file;
  write_file(place, content.bytes);
  return place;
}

// What testlib's quitf wrote, on one line.
std::string testlib_reason(const Outcome& outcome) {
  return outcome.error.empty() ? "the checker rejects it" : one_line(outcome.error);
}

std::string name_of(const Content& input) {
  return input.file.empty() ? "a made input" : input.file.filename().string();
}

[[noreturn]] void did_not_answer(const Program& checker, const Content& input,
                                 const Outcome& outcome) {
  const Limits limits = package_limits();
  throw JudgeError(fmt::format("{} on {}: {}", checker.name, name_of(input),
                               describe_end(outcome, limits, limits.cpu_seconds)));
}

}  // namespace

Comparison run_checker(Sandbox& sandbox, const Program& checker, const Content& input,
                       const Content& answer, const std::string& output, const fs::path& scratch) {
  TemporaryFolder folder(scratch);
  const fs::path feedback = folder.path() / "feedback";
  fs::create_directory(feedback);
  Command command;
  command.argv = checker.argv;
  command.files = checker.files;
  command.input = Content::in_memory(output);
  command.writable = feedback;
  command.limits = package_limits();
  command.files["input"] = as_file(input, folder.path() / "input");
  command.files["answer"] = as_file(answer, folder.path() / "answer");
  for (const std::string& word : {std::string("input"), std::string("answer"), feedback.string()}) {
    command.argv.push_back(word);
  }
  const Outcome outcome = sandbox.run(command);
  if (has_exited(outcome, kLegal)) return {};
  if (has_exited(outcome, kIllegal)) {
    return {Match::kDifferent, reason_in(feedback), std::nullopt};
  }
  did_not_answer(checker, input, outcome);
}

Comparison run_testlib_checker(Sandbox& sandbox, const Program& checker, const TestCase& test,
                               const std::string& output, const fs::path& scratch) {
  TemporaryFolder folder(scratch);
  Command command;
  command.argv = checker.argv;
  command.argv.insert(command.argv.end(), {"input", "output", "answer"});
  command.files = checker.files;
  command.files["input"] = as_file(test.input, folder.path() / "input");
  command.files["output"] = as_file(Content::in_memory(output), folder.path() / "output");
  command.files["answer"] = as_file(test.answer, folder.path() / "answer");
  command.limits = package_limits();
  const Outcome outcome = sandbox.run(command);
  if (has_exited(outcome, 0)) return {};
  for (const int wrong : {1, 2, 4, 8}) {
    if (has_exited(outcome, wrong))
      return {Match::kDifferent, testlib_reason(outcome), std::nullopt};
  }
  did_not_answer(checker, test.input, outcome);
}

}  // namespace judge
