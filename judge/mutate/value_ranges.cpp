#include "judge/mutate/value_ranges.hpp"

#include <algorithm>
#include <sstream>

#include "judge/base/text.hpp"
#include "judge/problem/helpers.hpp"

namespace mutate {
namespace {

std::vector<std::string> validator_outputs(judge::Workers& workers, const judge::Program& validator,
                                           const std::vector<MeasuredTest>& tests) {
  std::vector<std::string> outputs(tests.size());
  workers.each(tests.size(), [&](judge::Sandbox& sandbox, std::size_t i) {
    judge::Command command;
    command.argv = validator.argv;
    command.files = validator.files;
    command.input = tests[i].test.input;
    command.limits = judge::helper_limits();
    outputs[i] = sandbox.run(command).output;
  });
  return outputs;
}

}  // namespace

std::optional<ValueRange> parse_value_range(std::string_view line) {
  std::istringstream words{std::string(line)};
  ValueRange range;
  words >> range.name >> range.allowed_least >> range.allowed_greatest >> range.least >>
      range.greatest;
  if (!words) return std::nullopt;
  return range;
}

void merge(std::vector<ValueRange>& ranges, const ValueRange& found) {
  const auto known = std::find_if(ranges.begin(), ranges.end(), [&](const ValueRange& range) {
    return range.name == found.name;
  });
  if (known == ranges.end()) {
    ranges.push_back(found);
    return;
  }
  known->allowed_least = std::min(known->allowed_least, found.allowed_least);
  known->allowed_greatest = std::max(known->allowed_greatest, found.allowed_greatest);
  known->least = std::min(known->least, found.least);
  known->greatest = std::max(known->greatest, found.greatest);
}

std::vector<ValueRange> value_ranges(judge::Workers& workers, const judge::Program& validator,
                                     const std::vector<MeasuredTest>& tests) {
  std::vector<ValueRange> ranges;
  for (const std::string& output : validator_outputs(workers, validator, tests)) {
    for (const std::string_view line : judge::split_lines(output)) {
      if (const auto found = parse_value_range(line)) merge(ranges, *found);
    }
  }
  return ranges;
}

}  // namespace mutate
