#include "judge/base/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

[[noreturn]] void fail(const std::string& what, const fs::path& path) {
  throw JudgeError("cannot " + what + " " + path.string() + ": " + std::strerror(errno));
}

// A file without a name, until it is whole: if the judge is killed before, the system forgets it.
class NewFile {
 public:
  explicit NewFile(const fs::path& folder)
      : file_(open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0644)) {
    if (file_) return;
    // Some file systems (NFS, overlays) know no nameless files.
    name_ = (folder / ".new.XXXXXX").string();
    file_ = Descriptor(mkostemp(name_.data(), O_CLOEXEC));
    if (file_) fchmod(file_.get(), 0644);
  }
  ~NewFile() {
    const int reason = errno;
    if (!name_.empty()) unlink(name_.c_str());
    errno = reason;
  }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  bool is_open() const { return static_cast<bool>(file_); }
  int descriptor() const { return file_.get(); }

  // Gives the file its name, in place of what had it. False if the system refuses.
  bool appear_as(const fs::path& path) {
    if (name_.empty() && !take_name(path.parent_path())) return false;
    if (std::rename(name_.c_str(), path.c_str()) != 0) return false;
    name_.clear();
    return true;
  }

 private:
  // A name of our own beside the final one: a link cannot replace a file, a rename can. A judge in
  // another PID namespace may have our number.
  bool take_name(const fs::path& folder) {
    static std::atomic<unsigned> count{0};
    const std::string self = "/proc/self/fd/" + std::to_string(file_.get());
    int result;
    do {
      name_ = (folder / fmt::format(".new.{}.{}", getpid(), count++)).string();
      result = linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name_.c_str(), AT_SYMLINK_FOLLOW);
    } while (result != 0 && errno == EEXIST);
    if (result != 0) name_.clear();
    return result == 0;
  }

  Descriptor file_;
  std::string name_;
};

}  // namespace

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::string read_file(const fs::path& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status {};
  if (!file || fstat(file.get(), &status) != 0) fail("read", path);
  std::string content(static_cast<std::size_t>(status.st_size), '\0');
  std::size_t size = 0;
  while (true) {
    if (size == content.size()) content.resize(size + 4096);
    const ssize_t got = read(file.get(), content.data() + size, content.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail("read", path);
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  }
  content.resize(size);
  return content;
}

void write_file(const fs::path& path, std::string_view content) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  std::error_code ignored;
  fs::create_directories(folder, ignored);
  NewFile file(folder);
  const bool written =
      file.is_open() && write_all(file.descriptor(), content) && file.appear_as(path);
  if (!written) fail("write", path);
}

std::vector<std::string> list_folder(const fs::path& path) {
  std::error_code error;
  fs::directory_iterator entries(path, error);
  if (error) throw JudgeError("cannot list " + path.string() + ": " + error.message());
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : entries) {
    std::string name = entry.path().filename().string();
    if (name[0] != '.') names.push_back(std::move(name));
  }
  std::sort(names.begin(), names.end(), natural_less);
  return names;
}

MappedFile::MappedFile(const fs::path& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status {};
  if (!file || fstat(file.get(), &status) != 0) fail("read", path);
  if (status.st_size == 0) return;
  const auto size = static_cast<std::size_t>(status.st_size);
  void* address = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
  if (address == MAP_FAILED) fail("read", path);
  bytes_ = {static_cast<const char*>(address), size};
}

MappedFile::~MappedFile() {
  if (!bytes_.empty()) munmap(const_cast<char*>(bytes_.data()), bytes_.size());
}

TemporaryFolder::TemporaryFolder(const fs::path& parent) {
  std::error_code ignored;
  fs::create_directories(parent, ignored);
  std::string name = (fs::absolute(parent) / "XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) fail("make a folder in", parent);
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::optional<FileLock> FileLock::try_take(const fs::path& path) {
  std::error_code ignored;
  fs::create_directories(path.parent_path(), ignored);
  Descriptor file(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
  if (!file) fail("open the lock", path);
  if (flock(file.get(), LOCK_EX | LOCK_NB) == 0) return FileLock(std::move(file));
  if (errno != EWOULDBLOCK) fail("lock", path);
  return std::nullopt;
}

FileLock FileLock::take(const fs::path& path, const StopToken& stop) {
  constexpr std::chrono::milliseconds kPause{20};
  for (;; stop.wait_for(kPause)) {
    stop.check();
    if (auto lock = try_take(path)) return *std::move(lock);
  }
}

}  // namespace judge
