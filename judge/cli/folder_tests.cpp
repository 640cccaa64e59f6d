#include "judge/cli/folder_tests.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

fs::path answer_for(const fs::path& input) {
  for (const char* ending : {".ans", ".out"}) {
    fs::path answer = input;
    answer.replace_extension(ending);
    if (fs::is_regular_file(answer)) return answer;
  }
  throw UsageError(fmt::format("{}: no answer beside it; add {}.ans or {}.out", input.string(),
                               input.stem().string(), input.stem().string()));
}

}  // namespace

std::vector<TestCase> folder_tests(const fs::path& folder) {
  if (!fs::is_directory(folder)) {
    throw UsageError(fmt::format("--tests {}: there is no such folder", folder.string()));
  }
  std::vector<TestCase> tests;
  for (const std::string& name : list_folder(folder)) {
    if (!ends_with(name, ".in")) continue;
    const fs::path input = fs::absolute(folder) / name;
    tests.push_back({input.stem().string(), input, answer_for(input)});
  }
  if (tests.empty()) {
    throw UsageError(fmt::format("--tests {}: no NAME.in in it", folder.string()));
  }
  return tests;
}

}  // namespace judge
