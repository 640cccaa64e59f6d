#include "judge/sandbox/supervisor/system.hpp"

#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <ctime>
#include <stdexcept>

namespace supervisor {

void fail(const std::string& what) {
  throw std::runtime_error(what + ": " + std::strerror(errno));
}

int must(long result, const std::string& what) {
  if (result < 0) fail(what);
  return static_cast<int>(result);
}

namespace {

std::uint64_t clock_ns(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
         static_cast<std::uint64_t>(time.tv_nsec);
}

}  // namespace

std::uint64_t now_ns() {
  return clock_ns(CLOCK_MONOTONIC);
}

std::uint64_t own_cpu_ns() {
  return clock_ns(CLOCK_PROCESS_CPUTIME_ID);
}

std::optional<std::string> read_small(int directory, const std::string& name) {
  const Descriptor file(openat(directory, name.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return std::nullopt;
  std::string text;
  char buffer[4096];
  ssize_t size;
  while ((size = read(file.get(), buffer, sizeof buffer)) > 0) {
    text.append(buffer, static_cast<std::size_t>(size));
  }
  if (size < 0) return std::nullopt;
  return text;
}

bool write_small(int directory, const std::string& name, const std::string& text) {
  const Descriptor file(openat(directory, name.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file) return false;
  return write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

Descriptor open_directory(int parent, const std::string& name) {
  return Descriptor(openat(parent, name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

void for_each_entry(int directory, const std::function<bool(const dirent&)>& visit) {
  DIR* listing = fdopendir(openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (listing == nullptr) return;
  while (const dirent* entry = readdir(listing)) {
    const bool is_dots =
        std::strcmp(entry->d_name, ".") == 0 || std::strcmp(entry->d_name, "..") == 0;
    if (!is_dots && !visit(*entry)) break;
  }
  closedir(listing);
}

bool is_left_behind(const Descriptor& directory, int seconds) {
  struct stat facts;
  return directory && fstat(directory.get(), &facts) == 0 && is_older(facts, seconds) &&
         flock(directory.get(), LOCK_EX | LOCK_NB) == 0;
}

bool is_older(const struct stat& facts, int seconds) {
  return seconds == 0 || time(nullptr) - facts.st_mtime >= seconds;
}

}  // namespace supervisor
