// How far the tests go: which values a problem allows in its input, and which ones the tests have.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/model/program.hpp"
#include "judge/mutate/measured_test.hpp"
#include "judge/sandbox/workers.hpp"

namespace mutate {

// One quantity that the validator knows, over some tests.
struct ValueRange {
  std::string name;
  long long allowed_least = 0, allowed_greatest = 0;  // the widest that any of the tests is allowed
  long long least = 0, greatest = 0;                  // of the tests' values
};

// A line NAME ALLOWED_LEAST ALLOWED_GREATEST LEAST GREATEST of a validator's output; nothing for
// any other line.
std::optional<ValueRange> parse_value_range(std::string_view line);

// Takes one test's range into those of all tests: the range of that name becomes as wide as both,
// or it is added behind the others.
void merge(std::vector<ValueRange>& ranges, const ValueRange& found);

// The ranges over all the tests, in the order in which they first appear. Runs the validator on
// each test. Throws judge::Interrupted.
std::vector<ValueRange> value_ranges(judge::Workers& workers, const judge::Program& validator,
                                     const std::vector<MeasuredTest>& tests);

}  // namespace mutate
