#include "judge/base/workspace.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "judge/base/errors.hpp"
#include "judge/sandbox/supervisor_process.hpp"

namespace judge {
namespace {

constexpr const char* kAlive = ".alive";

// A scratch folder whose lock is free belongs to a judge that was killed.
void remove_stale_scratch(const fs::path& parent) {
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(parent, error)) {
    const fs::path alive = entry.path() / kAlive;
    if (fs::exists(alive, error) && FileLock::is_free(alive)) fs::remove_all(entry.path(), error);
  }
}

std::string build_of(const fs::path& binary) {
  struct stat status {};
  if (stat(binary.c_str(), &status) != 0) throw JudgeError("cannot see " + binary.string());
  return fmt::format("{} bytes of {}.{:09}", status.st_size, status.st_mtim.tv_sec,
                     status.st_mtim.tv_nsec);
}

fs::path running_binary() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error);
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
    : root_(checkout_at(root)), hashes_(cache() / "hashes.txt") {
  const fs::path parent = root_ / ".build" / "tmp";
  remove_stale_scratch(parent);
  scratch_ = std::make_unique<TemporaryFolder>(parent);
  alive_ = std::make_unique<FileLock>(scratch_->path() / kAlive);
}

std::string Workspace::relative(const fs::path& path) const {
  const fs::path shorter = path.lexically_relative(root_);
  return shorter.empty() || *shorter.begin() == ".." ? path.string() : shorter.string();
}

fs::path default_root() {
  const fs::path binary = running_binary();
  if (binary.parent_path().filename() == ".build") return binary.parent_path().parent_path();
  return fs::current_path();
}

std::string judge_version() {
  return build_of("/proc/self/exe") + ", " + build_of(find_supervisor());
}

}  // namespace judge
