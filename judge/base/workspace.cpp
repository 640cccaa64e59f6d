#include "judge/base/workspace.hpp"

#include <fmt/format.h>

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
    : root_(checkout_at(root)), cache_(root_ / ".build" / "cache" / "cache.sqlite") {
  const fs::path parent = root_ / ".build" / "tmp";
  remove_stale_scratch(parent);
  scratch_ = std::make_unique<TemporaryFolder>(parent);
  alive_ = FileLock::try_take(scratch_->path() / kAlive);
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
