// What the ledger knows about one program on all tests.
#pragma once

#include <string>
#include <vector>

#include "judge/mutate/ledger.hpp"
#include "judge/mutate/measured_test.hpp"
#include "judge/mutate/problem_result.hpp"

namespace mutate {

// Whether a program needs no further test after this outcome. With `all_tests` only a kill by time
// is enough: it costs the most and says the least.
bool is_enough(const TestOutcome& outcome, bool all_tests);

// Whether nothing is left to find out: an outcome is enough, or all are known.
bool is_decided(const Ledger& ledger, const std::vector<MeasuredTest>& tests,
                const std::string& program, bool all_tests);

// The tests that are known to reject the program, in the order of `tests`.
std::vector<Rejection> known_rejections(const Ledger& ledger,
                                        const std::vector<MeasuredTest>& tests,
                                        const std::string& program);

}  // namespace mutate
