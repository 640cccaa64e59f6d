#include "judge/check/check.hpp"

#include "judge/check/checker.hpp"
#include "judge/check/compare.hpp"

namespace judge {

Comparison check_output(const OutputCheck& check, Sandbox& sandbox, const TestCase& test,
                        const std::string& output, const fs::path& scratch) {
  if (check.checker) return run_checker(sandbox, check, test, output, scratch);
  return compare(ContentBytes(test.answer).bytes(), output, check.mode, check.rules);
}

}  // namespace judge
