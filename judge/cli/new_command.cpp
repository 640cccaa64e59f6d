// `judge new`: the folders of a new problem, out of the templates in common/new: a game of one pile
// that the judge accepts, as a placeholder.
#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/progress.hpp"
#include "judge/base/text.hpp"
#include "judge/base/workspace.hpp"
#include "judge/cli/commands.hpp"
#include "judge/problem/problem_names.hpp"

namespace judge {
namespace {

void check_new_id(const fs::path& root, const std::string& id) {
  const auto fits = [](char c) { return is_letter_or_digit(c) || c == '-'; };
  const bool is_name =
      !id.empty() && id.size() <= 60 && id[0] != '-' && std::all_of(id.begin(), id.end(), fits);
  if (!is_name) {
    throw UsageError(fmt::format(
        "{} is no ID for a problem; take letters, digits and -, like HDU2147", excerpt(id)));
  }
  const ProblemNames names(root);
  if (names.knows(id)) {
    throw UsageError(fmt::format("{} is there already: problems/{}", id, names.id_of(id)));
  }
  for (const char* parent : {"problems", "testdata"}) {
    if (!fs::exists(root / parent / id)) continue;
    throw UsageError(
        fmt::format("{}/{} is there already; remove it, or take another ID", parent, id));
  }
}

// Copies the files below `from` with the ID in place of its mark; returns their paths.
std::vector<std::string> copy_templates(const fs::path& from, const fs::path& to,
                                        const std::string& id) {
  std::vector<std::string> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(from)) {
    if (!entry.is_regular_file()) continue;
    const fs::path path = entry.path().lexically_relative(from);
    write_file(to / path, replaced(read_file(entry.path()), "@ID@", id));
    files.push_back(path.string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

void move_in(const fs::path& made, const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder.parent_path(), error);
  fs::rename(made, folder, error);
  if (error) throw JudgeError(fmt::format("cannot make {}: {}", folder.string(), error.message()));
}

// Returns the files. Whatever fails, no folder is half-written.
std::vector<std::string> lay_out(const fs::path& root, const std::string& id) {
  check_new_id(root, id);
  const TemporaryFolder made(root / ".build" / "tmp");
  std::vector<std::string> files;
  for (const char* parent : {"testdata", "problems"}) {
    for (const std::string& file :
         copy_templates(root / "common/new" / parent / "ID", made.path() / parent, id))
      files.push_back(fmt::format("{}/{}/{}", parent, id, file));
  }
  for (const char* parent : {"testdata", "problems"})
    move_in(made.path() / parent, root / parent / id);
  return files;
}

}  // namespace

int new_command(const NewOptions& options, const StopToken&) {
  const fs::path root = checkout_at(options.root);
  for (const std::string& file : lay_out(root, options.id))
    print(file + "\n");
  print(
      fmt::format("A game of one pile stands there as a placeholder, and is judged: judge run {}\n"
                  "Each such run names what to write next; problems/ADDING.md says more.\n",
                  options.id));
  return kAllHeld;
}

}  // namespace judge
