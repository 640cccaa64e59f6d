#include "judge/check/check.hpp"

#include "judge/check/checker.hpp"
#include "judge/check/compare.hpp"

namespace judge {

Comparison check_output(const OutputCheck& check, Sandbox& sandbox, const TestCase& test,
                        const std::string& output, const fs::path& scratch) {
  if (!check.checker) return compare(ContentBytes(test.answer).bytes(), output, check.mode);
  if (check.kind == CheckerKind::kTestlib) {
    return run_testlib_checker(sandbox, *check.checker, test, output, scratch);
  }
  return run_checker(sandbox, *check.checker, test.input, test.answer, output, scratch);
}

}  // namespace judge
