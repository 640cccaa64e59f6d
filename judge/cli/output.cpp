#include "judge/cli/output.hpp"

#include <fmt/format.h>

#include <exception>

#include "judge/base/errors.hpp"

namespace judge {

void check_can_write(const std::string& option, const fs::path& path) {
  std::error_code ignored;
  fs::path folder = fs::absolute(path).parent_path();  // what is missing of it will be made
  while (!fs::exists(folder, ignored))
    folder = folder.parent_path();
  try {
    if (fs::exists(path, ignored) && !fs::is_regular_file(path))
      throw JudgeError(path.string() + " is no file");
    if (!fs::is_directory(folder)) throw JudgeError(folder.string() + " is no folder");
    TemporaryFolder can_be_made(folder);
  } catch (const JudgeError& error) {
    throw UsageError(
        fmt::format("{} {}: cannot write there: {}", option, path.string(), error.what()));
  }
}

void do_all(const std::vector<std::function<void()>>& steps) {
  std::exception_ptr first;
  for (const auto& step : steps) {
    try {
      step();
    } catch (...) {
      if (!first) first = std::current_exception();
    }
  }
  if (first) std::rethrow_exception(first);
}

}  // namespace judge
