#include "judge/data/make_test.hpp"

#include <fmt/format.h>

#include <vector>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/problem/helper_run.hpp"

namespace judge {
namespace {

[[noreturn]] void unknown_kind(const DataWork& work, Sandbox& sandbox, const GeneratedTest& test,
                               const Outcome& outcome) {
  const Outcome kinds = run_program(sandbox, work.package.generator, {"--kinds"}, {});
  std::vector<std::string> known;
  for (std::string_view line : split_lines(kinds.output))
    known.emplace_back(line.substr(0, line.find('\t')));
  throw UsageError(fmt::format(
      "{}:{}: {}: {}; the generator knows: {}", work.files.place("tests.txt"), test.line,
      escaped(join(test.arguments, " ")), one_line(outcome.error), escaped(join(known, ", "))));
}

void make_input(const DataWork& work, Sandbox& sandbox, const GeneratedTest& test,
                const std::string& input) {
  const Program& generator = work.package.generator;
  const std::string finding = fmt::format("made {} {} ", generator.key, key_of(test.arguments));
  const std::string present = work.files.hash(input);
  if (work.files.may_stay(input, present) && is_known(work, finding + present)) return;
  const Outcome outcome = run_program(sandbox, generator, test.arguments, {});
  if (has_exited(outcome, kUnknownKind)) unknown_kind(work, sandbox, test, outcome);
  if (!has_exited(outcome, 0)) broke(generator, join(test.arguments, " "), outcome);
  remember(work, finding + work.files.put(input, outcome.output, generator));
}

void make_answer(const DataWork& work, Sandbox& sandbox, const std::string& input,
                 const std::string& answer) {
  const Program& reference = work.package.reference;
  const std::string finding = fmt::format("answered {} {} ", reference.key, work.files.hash(input));
  const std::string present = work.files.hash(answer);
  if (work.files.may_stay(answer, present) && is_known(work, finding + present)) return;
  const std::string content = reference_answer(work, sandbox, input);
  remember(work, finding + work.files.put(answer, content, reference));
}

}  // namespace

void make_test(const DataWork& work, Sandbox& sandbox, const GeneratedTest& test) {
  const std::string input = "generated/" + test.name + ".in";
  const std::string answer = "generated/" + test.name + ".ans";
  try {
    make_input(work, sandbox, test, input);
    check_legal(work, sandbox, input);
    make_answer(work, sandbox, input, answer);
  } catch (const Interrupted&) {
    throw;
  } catch (...) {
    // An input that cannot be used has no answer, and an input without one is no test case.
    work.files.remove(input);
    work.files.remove(answer);
    throw;
  }
}

void check_legal(const DataWork& work, Sandbox& sandbox, const std::string& input) {
  const Program& validator = work.package.validator;
  const std::string finding = fmt::format("legal {} {}", validator.key, work.files.hash(input));
  if (is_known(work, finding)) return;
  const Outcome outcome = run_program(sandbox, validator, {}, work.files.path(input));
  if (has_exited(outcome, kIllegal)) {
    throw JudgeError(
        fmt::format("{}: not a legal input: {}", work.files.place(input), one_line(outcome.error)));
  }
  if (!has_exited(outcome, kLegal)) broke(validator, "on " + work.files.place(input), outcome);
  remember(work, finding);
}

std::string reference_answer(const DataWork& work, Sandbox& sandbox, const std::string& input) {
  const Program& reference = work.package.reference;
  Outcome outcome = run_program(sandbox, reference, {}, work.files.path(input));
  if (!has_exited(outcome, 0)) broke(reference, "on " + work.files.place(input), outcome);
  return std::move(outcome.output);
}

bool is_known(const DataWork& work, const std::string& finding) {
  return work.cache.find("finding", finding).has_value();
}

void remember(const DataWork& work, const std::string& finding) {
  work.cache.put("finding", finding, "");
}

}  // namespace judge
