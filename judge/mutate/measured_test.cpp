#include "judge/mutate/measured_test.hpp"

#include <algorithm>
#include <tuple>

#include "judge/base/files.hpp"
#include "judge/mutate/ledger_keys.hpp"

namespace mutate {

std::vector<MeasuredTest> measured_tests(const std::vector<judge::TestCase>& tests,
                                         judge::FileHashes& hashes) {
  std::vector<MeasuredTest> measured;
  for (const judge::TestCase& test : tests) {
    measured.push_back({test, test_key(test, hashes), judge::fs::file_size(test.input.file), 0});
  }
  std::sort(measured.begin(), measured.end(), [](const MeasuredTest& a, const MeasuredTest& b) {
    return std::tie(a.bytes, a.test.name) < std::tie(b.bytes, b.test.name);
  });
  return measured;
}

}  // namespace mutate
