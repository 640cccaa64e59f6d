#include "judge/supervisor/scratch.hpp"

#include <dirent.h>
#include <sys/file.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include <cstdlib>
#include <cstring>
#include <exception>

#include "judge/supervisor/limits.hpp"

namespace supervisor {

namespace {

constexpr char kPrefix[] = "judge-scratch-";
constexpr char kBox[] = "box";

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

// Calls `visit(directory, name, is_directory)` for everything in the directory `fd`.
template <typename Visit>
void for_each_entry(int fd, Visit visit) {
  DIR* listing = fdopendir(fcntl(fd, F_DUPFD_CLOEXEC, 0));
  if (listing == nullptr) return;
  rewinddir(listing);
  while (const dirent* entry = readdir(listing)) {
    const std::string name = entry->d_name;
    struct stat facts;
    if (name == "." || name == ".." ||
        fstatat(fd, name.c_str(), &facts, AT_SYMLINK_NOFOLLOW) != 0) {
      continue;
    }
    visit(name, facts);
  }
  closedir(listing);
}

Fd open_below(int parent, const std::string& name) {
  return Fd(openat(parent, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

void remove_tree(int parent, const std::string& name) {
  fchmodat(parent, name.c_str(), 0700, 0);  // a program may have locked its own directory
  if (const Fd directory = open_below(parent, name)) {
    for_each_entry(directory.get(), [&](const std::string& entry, const struct stat& facts) {
      if (S_ISDIR(facts.st_mode)) {
        remove_tree(directory.get(), entry);
      } else {
        unlinkat(directory.get(), entry.c_str(), 0);
      }
    });
  }
  unlinkat(parent, name.c_str(), AT_REMOVEDIR);
}

void copy_file(const std::string& source, const std::string& target) {
  const Fd from(open(source.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat facts;
  if (!from || fstat(from.get(), &facts) != 0) fail("open " + source);
  const mode_t mode = (facts.st_mode & 0111) != 0 ? 0555 : 0444;
  const Fd to(open(target.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
  if (!to) fail("create " + target);
  for (off_t left = facts.st_size; left > 0;) {
    const ssize_t size = sendfile(to.get(), from.get(), nullptr, static_cast<std::size_t>(left));
    if (size <= 0) fail("copy " + source);
    left -= size;
  }
}

// Only what `from` owns changes hands: a hard link to another's file stays with its owner.
void hand_over(int directory, uid_t from, uid_t to, gid_t group) {
  for_each_entry(directory, [&](const std::string& name, const struct stat& facts) {
    if (S_ISDIR(facts.st_mode)) {
      if (const Fd inner = open_below(directory, name)) hand_over(inner.get(), from, to, group);
    }
    if (facts.st_uid != from) return;
    must(fchownat(directory, name.c_str(), to, group, AT_SYMLINK_NOFOLLOW), "chown " + name);
  });
  must(fchown(directory, to, group), "chown");
}

}  // namespace

Scratch::Scratch() : path_(temporary_directory() + '/' + kPrefix + "XXXXXX") {
  if (mkdtemp(path_.data()) == nullptr) fail("mkdtemp " + path_);
  must(chmod(path_.c_str(), 0755), "chmod " + path_);
  lock_ = Fd(open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!lock_ || flock(lock_.get(), LOCK_EX) != 0) fail("lock " + path_);
}

Scratch::~Scratch() {
  remove_tree(AT_FDCWD, path_);
}

std::string Scratch::prepare(const Request& request) {
  clear();
  const std::string box = path_ + '/' + kBox;
  must(mkdir(box.c_str(), 01777), "mkdir " + box);
  for (const auto& [name, path] : request.files)
    copy_file(path, box + '/' + name);
  return box;
}

void Scratch::clear() {
  remove_tree(lock_.get(), kBox);
}

void sweep_scratch(int seconds) {
  const Fd parent(open(temporary_directory().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!parent) return;
  for_each_entry(parent.get(), [&](const std::string& name, const struct stat& facts) {
    if (name.rfind(kPrefix, 0) != 0 || facts.st_uid != geteuid()) return;
    const Fd directory = open_below(parent.get(), name);
    if (is_left_behind(directory, seconds)) remove_tree(parent.get(), name);
  });
}

Loan::Loan(const std::string& directory) {
  if (directory.empty()) return;
  directory_ = Fd(open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  struct stat facts;
  if (!directory_ || fstat(directory_.get(), &facts) != 0) fail("open " + directory);
  owner_ = facts.st_uid;
  group_ = facts.st_gid;
  hand_over(directory_.get(), owner_, kNobody, kNobody);
}

void Loan::give_back() {
  if (!directory_) return;
  const Fd directory = std::move(directory_);
  hand_over(directory.get(), kNobody, owner_, group_);
}

Loan::~Loan() {
  try {
    give_back();
  } catch (const std::exception&) {
    // Only on the way out of another failure, which is the one to report.
  }
}

}  // namespace supervisor
