#include "judge/cli/selection.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/base/workspace.hpp"
#include "judge/compile/toolchain.hpp"
#include "judge/package/problem_folder.hpp"

namespace judge {

std::vector<std::string> chosen_ids(const CommonOptions& options) {
  const fs::path root = checkout_at(options.root);
  for (const std::string& id : options.ids)
    check_id(root, id);
  return options.ids.empty() ? problem_ids(root) : options.ids;
}

Submission own_submission(const fs::path& source, const std::string& dialect) {
  return {source, source.string(), dialect};
}

Submission own_submission(const fs::path& source, const std::string& dialect,
                          const Problem& problem) {
  Submission submission = own_submission(source, dialect);
  const bool is_cpp = language_of(source) == Language::kCpp;
  if (is_cpp && dialect.empty()) submission.judges_dialect = problem.config.dialect;
  return submission;
}

void check_source(const fs::path& source, const std::string& dialect) {
  if (!fs::is_regular_file(source)) {
    throw UsageError(fmt::format("{}: there is no such file", source.string()));
  }
  submission_recipe(source, "", dialect, 1);
}

}  // namespace judge
