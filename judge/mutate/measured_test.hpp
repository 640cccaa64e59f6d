// A test case with what the mutation tester knows about it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "judge/base/cache.hpp"
#include "judge/model/test_case.hpp"

namespace mutate {

struct MeasuredTest {
  judge::TestCase test;
  std::string key;          // in the ledger: another one when the input or the answer changes
  std::uint64_t bytes = 0;  // of the input
  double seconds = 0;       // of CPU time, by the submission; set by try_submission
};

// The tests, which are files, from small to large: a small one rejects most mutants as well as a
// large one, in less time.
std::vector<MeasuredTest> measured_tests(const std::vector<judge::TestCase>& tests,
                                         judge::FileHashes& hashes);

}  // namespace mutate
