#include "judge/src/files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "judge/src/errors.hpp"
#include "judge/src/text.hpp"

namespace judge {
namespace {

[[noreturn]] void fail(const std::string& what, const fs::path& path) {
  throw JudgeError("cannot " + what + " " + path.string() + ": " + std::strerror(errno));
}

// A file descriptor that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return number_; }

  // Closes now. False if the system could not keep what was written.
  bool close_checked() {
    const int number = number_;
    number_ = -1;
    return close(number) == 0;
  }

 private:
  int number_;
};

bool write_all(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const ssize_t written = write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

int open_lock(const fs::path& path) {
  return open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
}

}  // namespace

std::string read_file(const fs::path& path) {
  Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status {};
  if (file.get() < 0 || fstat(file.get(), &status) != 0) fail("read", path);
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
  std::error_code ignored;
  fs::create_directories(path.parent_path(), ignored);
  std::string name = (path.parent_path() / ("." + path.filename().string() + ".XXXXXX")).string();
  Descriptor file(mkostemp(name.data(), O_CLOEXEC));
  if (file.get() < 0) fail("write", path);
  const bool written = fchmod(file.get(), 0644) == 0 && write_all(file.get(), content) &&
                       file.close_checked() && std::rename(name.c_str(), path.c_str()) == 0;
  if (written) return;
  const int reason = errno;
  unlink(name.c_str());
  errno = reason;
  fail("write", path);
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
  Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status {};
  if (file.get() < 0 || fstat(file.get(), &status) != 0) fail("read", path);
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

FileLock::FileLock(const fs::path& path) {
  std::error_code ignored;
  fs::create_directories(path.parent_path(), ignored);
  descriptor_ = open_lock(path);
  if (descriptor_ < 0) fail("open the lock", path);
  while (flock(descriptor_, LOCK_EX) != 0) {
    if (errno == EINTR) continue;
    const int reason = errno;
    close(descriptor_);
    errno = reason;
    fail("lock", path);
  }
}

FileLock::~FileLock() {
  close(descriptor_);
}

bool FileLock::is_free(const fs::path& path) {
  Descriptor file(open_lock(path));
  return file.get() >= 0 && flock(file.get(), LOCK_EX | LOCK_NB) == 0;
}

}  // namespace judge
