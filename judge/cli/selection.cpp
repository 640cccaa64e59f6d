#include "judge/cli/selection.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/workspace.hpp"
#include "judge/compile/toolchain.hpp"
#include "judge/problem/problem_folder.hpp"
#include "judge/problem/problem_names.hpp"

namespace judge {
namespace {

bool looks_like_a_file(const std::string& word) {
  return fs::is_regular_file(word) || word.find_first_of("./") != std::string::npos;
}

}  // namespace

int guarded(std::vector<std::string>& errors, const std::function<void()>& work) {
  try {
    work();
    return kAllHeld;
  } catch (const UsageError& error) {
    errors.emplace_back(error.what());
    return kWrongUsage;
  } catch (const JudgeError& error) {
    errors.emplace_back(error.what());
    return kJudgeBroke;
  }
}

std::vector<std::string> chosen_ids(const CommonOptions& options) {
  const fs::path root = checkout_at(options.root);
  if (options.ids.empty()) return problem_ids(root);
  const ProblemNames names(root);
  std::vector<std::string> ids;
  for (const std::string& name : options.ids) {
    const std::string id = names.id_of(name);
    if (std::count(ids.begin(), ids.end(), id) == 0) ids.push_back(id);
  }
  return ids;
}

void sort_words(CommonOptions& options, std::optional<fs::path>& source) {
  const ProblemNames names(checkout_at(options.root));
  std::vector<std::string> ids;
  for (const std::string& word : options.ids) {
    if (names.knows(word) || !looks_like_a_file(word)) {
      const std::string id = names.id_of(word);
      if (std::count(ids.begin(), ids.end(), id) == 0) ids.push_back(id);
    } else if (source) {
      throw UsageError(fmt::format("{} and {}: one file at a time", source->string(), word));
    } else {
      source = word;
    }
  }
  options.ids = std::move(ids);
}

std::string problem_of(const fs::path& root, const fs::path& source) {
  const ProblemNames names(checkout_at(root));
  if (const auto id = names.of_file(source, read_file(source))) return *id;
  throw UsageError(fmt::format(
      "{}: neither its name nor an address in its first lines tells the problem; name it "
      "beside the file. For any other problem there are --tests FOLDER, and for stress "
      "--against and --generator. The problems, and their other names:\n{}",
      source.string(), names.list()));
}

Submission own_submission(const fs::path& source, const std::string& dialect,
                          const std::string& judges_dialect, bool debugs) {
  Submission submission{source, source.string(), dialect};
  submission.is_own = true;
  submission.judges_dialect = judges_dialect;
  submission.debugs = debugs;
  return submission;
}

void check_source(const fs::path& source, const std::string& dialect) {
  if (!fs::is_regular_file(source)) {
    throw UsageError(fmt::format("{}: there is no such file", source.string()));
  }
  submission_recipe(source, dialect, 1);
}

int each_problem(const CommonOptions& options, std::vector<std::string>& errors,
                 const std::function<void(const Problem& problem)>& work) {
  int status = kAllHeld;
  std::vector<Problem> problems;
  for (const std::string& id : chosen_ids(options)) {
    status = std::max(status, guarded(errors, [&] {
                        problems.push_back(load_problem(checkout_at(options.root), id));
                      }));
  }
  for (const Problem& problem : problems)
    status = std::max(status, guarded(errors, [&] { work(problem); }));
  return status;
}

int each_problem(const CommonOptions& options, Progress& progress,
                 const std::function<void(const Problem& problem)>& work) {
  std::vector<std::string> errors;
  const int status = each_problem(options, errors, work);
  progress.clear();
  for (const std::string& error : errors)
    fmt::print(stderr, "judge: {}\n", error);
  return status;
}

}  // namespace judge
