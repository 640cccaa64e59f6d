#include "judge/data/check_written.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/check/check.hpp"
#include "judge/problem/helper_run.hpp"

namespace judge {

void check_written(const DataWork& work, Sandbox& sandbox, const TestCase& test,
                   const fs::path& scratch) {
  const std::string input = test.name + ".in", answer = test.name + ".ans";
  check_legal(work, sandbox, input);
  const Program& reference = work.package.reference;
  const CompareMode mode = work.problem.config.compare;
  const std::string finding = fmt::format(
      "agreed {} {} {} {} {}", reference.key, work.files.hash(input), work.files.hash(answer),
      static_cast<int>(mode), work.package.checker ? work.package.checker->key : "-");
  if (is_known(work, finding)) return;
  const std::string output = reference_answer(work, sandbox, input);
  const Comparison comparison =
      check_output({mode, work.package.checker}, sandbox, test, output, scratch);
  if (comparison.verdict != Verdict::kAc) {
    throw JudgeError(fmt::format("{}: {} answers otherwise: {}", work.files.place(answer),
                                 reference.name, comparison.message));
  }
  remember(work, finding);
}

void check_rejected(const DataWork& work, Sandbox& sandbox, const std::string& name) {
  const std::string input = "invalid/" + name + ".in", reason = "invalid/" + name + ".desc";
  const Program& validator = work.package.validator;
  const std::string finding = fmt::format("rejected {} {} {}", validator.key,
                                          work.files.hash(input), work.files.hash(reason));
  if (is_known(work, finding)) return;
  const Outcome outcome = run_program(sandbox, validator, {}, work.files.path(input));
  const std::string place = work.files.place(input);
  if (has_exited(outcome, kLegal)) {
    throw JudgeError(fmt::format("{}: {} finds it legal", place, validator.name));
  }
  if (!has_exited(outcome, kIllegal)) broke(validator, "on " + place, outcome);
  const std::string wanted = one_line(read_file(work.files.path(reason)));
  if (one_line(outcome.error) != wanted) {
    throw JudgeError(fmt::format("{}: {} rejects it with: {}; {} says: {}", place, validator.name,
                                 one_line(outcome.error), reason, wanted));
  }
  remember(work, finding);
}

}  // namespace judge
