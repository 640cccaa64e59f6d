#include "judge/base/hashes.hpp"

#include <fmt/format.h>
#include <openssl/evp.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

constexpr std::int64_t kNanoseconds = 1'000'000'000;

// File times move in steps of the kernel's clock (up to 10 ms): a file written twice within one
// step keeps its stamp. Younger files are therefore hashed again next time.
constexpr std::int64_t kSettledNs = 100'000'000;

std::int64_t nanoseconds(const timespec& time) {
  return time.tv_sec * kNanoseconds + time.tv_nsec;
}

std::int64_t now_ns() {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  return nanoseconds(now);
}

// Takes the text before the next blank, and the blank, from the front of `line`.
std::string_view take_word(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

template <typename Number>
bool take_number(std::string_view& line, Number& number) {
  const std::string_view word = take_word(line);
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, number);
  return error == std::errc() && stop == end;
}

}  // namespace

std::string sha256(std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) {
    throw JudgeError("OpenSSL computes no SHA-256 here");
  }
  std::string hex;
  for (unsigned int i = 0; i < size; ++i)
    fmt::format_to(std::back_inserter(hex), "{:02x}", digest[i]);
  return hex;
}

std::string key_of(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts)
    text += fmt::format("{}:{}\n", part.size(), part);
  return sha256(text);
}

FileHashes::FileHashes(fs::path store) : store_(std::move(store)) {
  std::error_code error;
  if (fs::exists(store_, error)) load(read_file(store_));
}

void FileHashes::load(std::string_view text) {
  for (std::string_view line : split_lines(text)) {
    // HASH SIZE MODIFIED CHANGED PATH, where the path may hold blanks; save() sorts by path.
    Stamp stamp;
    stamp.hash = take_word(line);
    if (take_number(line, stamp.size) && take_number(line, stamp.modified_ns) &&
        take_number(line, stamp.changed_ns)) {
      stamps_.insert_or_assign(stamps_.end(), std::string(line), std::move(stamp));
    }
  }
}

std::string FileHashes::of(const fs::path& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return "";
  Stamp stamp;
  stamp.size = static_cast<std::uint64_t>(status.st_size);
  stamp.modified_ns = nanoseconds(status.st_mtim);
  stamp.changed_ns = nanoseconds(status.st_ctim);
  const std::string name = fs::absolute(path).string();
  {
    std::lock_guard lock(mutex_);
    const auto known = stamps_.find(name);
    if (known != stamps_.end() && known->second.size == stamp.size &&
        known->second.modified_ns == stamp.modified_ns &&
        known->second.changed_ns == stamp.changed_ns) {
      return known->second.hash;
    }
  }
  stamp.hash = sha256(MappedFile(path).bytes());
  if (now_ns() - stamp.changed_ns < kSettledNs) return stamp.hash;
  std::lock_guard lock(mutex_);
  stamps_[name] = stamp;
  is_changed_ = true;
  return stamp.hash;
}

void FileHashes::save() {
  std::lock_guard lock(mutex_);
  if (!is_changed_) return;
  std::error_code error;
  std::string text;
  for (const auto& [path, stamp] : stamps_) {
    if (path.find('\n') != std::string::npos || !fs::exists(path, error)) continue;
    text += fmt::format("{} {} {} {} {}\n", stamp.hash, stamp.size, stamp.modified_ns,
                        stamp.changed_ns, path);
  }
  write_file(store_, text);
  is_changed_ = false;
}

}  // namespace judge
