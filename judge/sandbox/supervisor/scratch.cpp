#include "judge/sandbox/supervisor/scratch.hpp"

#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include <cerrno>
#include <cstdlib>
#include <exception>

namespace supervisor {

namespace {

constexpr char kScratchPrefix[] = "judge-scratch-";

// In memory if possible: making and removing a file on a disk takes ext4 a third of a whole run.
std::string temporary_directory() {
  const char* wanted = std::getenv("TMPDIR");
  if (wanted != nullptr && *wanted == '/') return wanted;
  const std::string memory = "/dev/shm";
  struct statvfs facts;
  const bool usable = access(memory.c_str(), W_OK) == 0 && statvfs(memory.c_str(), &facts) == 0 &&
                      (facts.f_flag & ST_NOEXEC) == 0;
  return usable ? memory : "/tmp";
}

// Calls `visit(name, facts)` for everything in the directory.
template <typename Visit>
void for_each_file(int directory, Visit visit) {
  for_each_entry(directory, [&](const dirent& entry) {
    struct stat facts;
    if (fstatat(directory, entry.d_name, &facts, AT_SYMLINK_NOFOLLOW) == 0)
      visit(std::string(entry.d_name), facts);
    return true;
  });
}

Descriptor open_below(int parent, const std::string& name) {
  return Descriptor(openat(parent, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

// Moves a directory from `parent` to `target`, under a name that nothing has there. Says whether
// that worked.
bool move_up(int parent, const std::string& name, int target) {
  static std::uint64_t count = 0;
  int result;
  fchmodat(parent, name.c_str(), 0700, 0);  // a program may have locked its own directory
  do
    result = renameat(parent, name.c_str(), target, (".up-" + std::to_string(count++)).c_str());
  while (result != 0 && (errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR));
  return result == 0;
}

// Removes a directory in `parent` after moving the directories in it up to `parent`; says whether
// there were any.
bool dissolve(int parent, const std::string& name) {
  bool moved = false;
  fchmodat(parent, name.c_str(), 0700, 0);
  if (const Descriptor directory = open_below(parent, name)) {
    for_each_file(directory.get(), [&](const std::string& entry, const struct stat& facts) {
      if (S_ISDIR(facts.st_mode)) {
        moved = move_up(directory.get(), entry, parent) || moved;
      } else {
        unlinkat(directory.get(), entry.c_str(), 0);
      }
    });
  }
  unlinkat(parent, name.c_str(), AT_REMOVEDIR);
  return moved;
}

// Only what `from` owns changes hands: a hard link to another's file stays with its owner.
void hand_over(int directory, uid_t from, uid_t to, gid_t group) {
  for_each_file(directory, [&](const std::string& name, const struct stat& facts) {
    if (S_ISDIR(facts.st_mode)) {
      if (const Descriptor inner = open_below(directory, name))
        hand_over(inner.get(), from, to, group);
    }
    if (facts.st_uid != from) return;
    must(fchownat(directory, name.c_str(), to, group, AT_SYMLINK_NOFOLLOW), "chown " + name);
  });
  must(fchown(directory, to, group), "chown");
}

}  // namespace

// With what is deep moved up, however deep a program has dug, two descriptors are enough.
void empty_directory(int directory) {
  bool moved;
  do {
    moved = false;
    for_each_file(directory, [&](const std::string& name, const struct stat& facts) {
      if (S_ISDIR(facts.st_mode)) {
        moved = dissolve(directory, name) || moved;
      } else {
        unlinkat(directory, name.c_str(), 0);
      }
    });
  } while (moved);
}

Scratch::Scratch() : path_(temporary_directory() + '/' + kScratchPrefix + "XXXXXX") {
  if (mkdtemp(path_.data()) == nullptr) fail("mkdtemp " + path_);
  must(chmod(path_.c_str(), 0755), "chmod " + path_);
  lock_ = open_directory(AT_FDCWD, path_);
  if (!lock_ || flock(lock_.get(), LOCK_EX) != 0) fail("lock " + path_);
}

Scratch::~Scratch() {
  empty_directory(lock_.get());
  rmdir(path_.c_str());
}

void sweep_scratch(int seconds) {
  const Descriptor parent = open_directory(AT_FDCWD, temporary_directory());
  for_each_file(parent.get(), [&](const std::string& name, const struct stat& facts) {
    if (name.rfind(kScratchPrefix, 0) != 0 || facts.st_uid != geteuid()) return;
    const Descriptor directory = open_below(parent.get(), name);
    if (!is_left_behind(directory, seconds)) return;
    empty_directory(directory.get());
    unlinkat(parent.get(), name.c_str(), AT_REMOVEDIR);
  });
}

LentDirectory::LentDirectory(const std::string& directory) {
  if (directory.empty()) return;
  directory_ = open_directory(AT_FDCWD, directory);
  struct stat facts;
  if (!directory_ || fstat(directory_.get(), &facts) != 0) fail("open " + directory);
  owner_ = facts.st_uid;
  group_ = facts.st_gid;
  hand_over(directory_.get(), owner_, kNobody, kNobody);
}

void LentDirectory::give_back() {
  if (!directory_) return;
  const Descriptor directory = std::move(directory_);
  hand_over(directory.get(), kNobody, owner_, group_);
}

LentDirectory::~LentDirectory() {
  try {
    give_back();
  } catch (const std::exception&) {
    // Only on the way out of another failure, which is the one to report.
  }
}

}  // namespace supervisor
