#include "judge/base/workspace.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "judge/base/errors.hpp"

namespace judge {
namespace {

constexpr const char* kAlive = ".alive";

// A scratch folder whose lock is free belongs to a judge that was killed.
void remove_stale_scratch(const fs::path& parent) {
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(parent, error)) {
    const fs::path alive = entry.path() / kAlive;
    if (fs::exists(alive, error) && FileLock::try_take(alive)) fs::remove_all(entry.path(), error);
  }
}

bool may_write(const fs::path& path) {
  return access(path.c_str(), W_OK) == 0;
}

// Whether this account may write the folder, and what is in it; or there is none yet.
bool may_write_all(const fs::path& folder) {
  std::error_code error;
  if (!fs::exists(folder, error)) return may_write(folder.parent_path());
  if (!may_write(folder)) return false;
  const fs::directory_iterator entries(folder, error);
  return std::all_of(begin(entries), end(entries), [](const fs::directory_entry& entry) {
    return entry.is_symlink() || may_write(entry.path());
  });
}

bool may_write_checkout(const fs::path& root) {
  const fs::path build = root / ".build";
  if (!fs::exists(build)) return may_write(root);
  for (const char* folder : {"cache", "lock", "programs", "tmp"}) {
    if (!may_write_all(build / folder)) return false;
  }
  std::error_code error;
  const fs::directory_iterator problems(root / "testdata", error);
  return std::all_of(begin(problems), end(problems), [](const fs::directory_entry& problem) {
    return !problem.is_directory() || may_write_all(problem.path() / "generated");
  });
}

// The folder of the environment's variable; empty if it names none.
fs::path folder_in(const char* variable) {
  const char* path = std::getenv(variable);
  return path && path[0] == '/' ? fs::path(path) : fs::path();
}

// One folder for each checkout.
fs::path folder_for_made(const fs::path& root) {
  if (may_write_checkout(root)) return root / ".build";
  fs::path cache = folder_in("XDG_CACHE_HOME");
  if (cache.empty() && !folder_in("HOME").empty()) cache = folder_in("HOME") / ".cache";
  const fs::path folder = cache / "combinatorial-games" / sha256(root.string()).substr(0, 16);
  std::error_code error;
  if (!cache.empty() && (fs::create_directories(folder, error), may_write(folder))) return folder;
  throw JudgeError(
      fmt::format("{} is for another account to write: set HOME or XDG_CACHE_HOME to a folder of "
                  "your own, where test data and results can be kept",
                  root.string()));
}

}  // namespace

fs::path checkout_at(const fs::path& root) {
  std::error_code error;
  const fs::path absolute = fs::canonical(root, error);
  if (error || !fs::is_directory(absolute / "problems")) {
    throw UsageError(
        fmt::format("{}: no folder problems/ in it; give the checkout with --root", root.string()));
  }
  return absolute;
}

Workspace::Workspace(const fs::path& root)
    : root_(checkout_at(root)),
      made_(folder_for_made(root_)),
      cache_(made_ / "cache" / "cache.sqlite") {
  const fs::path parent = made_ / "tmp";
  remove_stale_scratch(parent);
  scratch_ = std::make_unique<TemporaryFolder>(parent);
  alive_ = FileLock::try_take(scratch_->path() / kAlive);
}

fs::path Workspace::generated(const std::string& id) const {
  return made_ == root_ / ".build" ? root_ / "testdata" / id / "generated"
                                   : made_ / "generated" / id;
}

std::string Workspace::relative(const fs::path& path) const {
  const fs::path shorter = path.lexically_relative(root_);
  return shorter.empty() || *shorter.begin() == ".." ? path.string() : shorter.string();
}

fs::path default_root() {
  std::error_code error;
  const fs::path binary = fs::read_symlink("/proc/self/exe", error);
  if (binary.parent_path().filename() == ".build") return binary.parent_path().parent_path();
  return fs::current_path();
}

}  // namespace judge
