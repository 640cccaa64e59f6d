// The files of a class or a contest.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/base/workspace.hpp"
#include "judge/cli/own_tests.hpp"
#include "judge/compile/toolchain.hpp"
#include "judge/problem/problem_names.hpp"

namespace judge {
namespace {

bool is_source(const fs::path& file) {
  try {
    language_of(file);
    return true;
  } catch (const UsageError&) {
    return false;
  }
}

class Sorter {
 public:
  explicit Sorter(const RunOptions& options)
      : options_(options), names_(checkout_at(options.root)) {}

  ClassFiles sort() {
    if (options_.source) return {};
    collect();
    if (!has_folder_ && files_.size() < 2) return {};
    if (options_.tests && !rest_.empty())
      throw UsageError(
          fmt::format("{}: several files are judged by a problem or by --tests DIR: leave out one",
                      rest_.front()));
    for (std::string& word : rest_)
      word = names_.id_of(word);
    for (const File& file : files_)
      add(file);
    for (auto& [name, task] : tasks_)
      found_.tasks.push_back(std::move(task));
    if (!found_.tasks.empty()) return std::move(found_);
    throw UsageError(
        "none of these files is for a problem: call a file like its problem, or name the problem "
        "beside the files");
  }

 private:
  struct File {
    fs::path source;
    std::string folder;  // the first below the named one; empty: the file was named, or lies there
  };

  void collect() {
    for (const std::string& word : options_.ids) {
      const bool is_id = names_.knows(word) && word.find('/') == std::string::npos;
      if (fs::is_regular_file(word)) {
        files_.push_back({word, ""});
      } else if (fs::is_directory(word) && !is_id) {
        has_folder_ = true;
        collect_below(word);
      } else {
        rest_.push_back(word);
      }
    }
    if (!options_.tests || !fs::is_directory(*options_.tests)) return;
    for (const std::string& name : list_folder(*options_.tests)) {
      const fs::path folder = *options_.tests / name;
      if (fs::is_directory(folder)) tests_[bare_name(name)] = folder;
    }
    const auto has_tests = [this](const File& file) { return tests_of(file) != tests_.end(); };
    if (std::none_of(files_.begin(), files_.end(), has_tests)) tests_.clear();
  }

  void collect_below(const fs::path& folder) {
    for (const std::string& file : files_below(folder)) {
      const std::size_t slash = file.find('/');
      if (is_source(file))
        files_.push_back({folder / file, slash == std::string::npos ? "" : file.substr(0, slash)});
    }
  }

  std::map<std::string, fs::path>::const_iterator tests_of(const File& file) const {
    return tests_.find(bare_name(file.source.stem().string()));
  }

  // Nothing of a file that cannot be read: who judges it says so.
  static std::string text_of(const fs::path& source) {
    try {
      return read_file(source);
    } catch (const JudgeError&) {
      return "";
    }
  }

  // Of the problem, or of the folder of tests; empty: it is for none.
  std::string name_of(const File& file) const {
    if (options_.tests && tests_.empty()) return options_.tests->string();
    if (options_.tests)
      return tests_of(file) == tests_.end() ? "" : tests_of(file)->second.string();
    if (rest_.size() == 1 && file.folder.empty()) return rest_.front();
    const std::string name = names_.of_file(file.source, text_of(file.source)).value_or("");
    const bool is_asked = rest_.empty() || std::count(rest_.begin(), rest_.end(), name) > 0;
    return is_asked ? name : "";
  }

  void add(const File& file) {
    const std::string name = name_of(file);
    if (name.empty()) return found_.left_out.push_back(file.source.string());
    ClassTask& task = tasks_[name];
    task.name = name;
    if (options_.tests) task.tests = name;
    const std::string problem = fs::path(name).filename().string();
    task.files.push_back(
        {file.source, file.folder.empty() ? person_of(file.source, problem) : file.folder});
  }

  // Whoever is called like the problem is named by the folder around.
  std::string person_of(const fs::path& source, const std::string& problem) const {
    fs::path path = fs::absolute(source).lexically_normal().replace_extension("");
    const auto is_problem = [&](const std::string& name) {
      return bare_name(name) == bare_name(problem) ||
             (names_.knows(name) && names_.id_of(name) == problem);
    };
    while (path.has_relative_path() && is_problem(path.filename().string()))
      path = path.parent_path();
    return path.filename().string();
  }

  const RunOptions& options_;
  ProblemNames names_;
  std::vector<std::string> rest_;  // words that are no files: the problems
  std::map<std::string, ClassTask> tasks_;
  std::vector<File> files_;
  bool has_folder_ = false;
  std::map<std::string, fs::path> tests_;  // of each problem, by its bare name; empty: one for all
  ClassFiles found_;
};

}  // namespace

ClassFiles class_files(const RunOptions& options) {
  const auto is_path = [](const std::string& word) { return fs::exists(word); };
  if (std::none_of(options.ids.begin(), options.ids.end(), is_path)) return {};
  return Sorter(options).sort();
}

}  // namespace judge
