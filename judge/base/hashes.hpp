// SHA-256 of texts and files. A file is read once: after that its size and times vouch for it.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "judge/base/files.hpp"

namespace judge {

// SHA-256 of `bytes`, 64 small hexadecimal digits.
std::string sha256(std::string_view bytes);

// One key out of several texts; different lists never give the same bytes to hash.
std::string key_of(const std::vector<std::string>& parts);

// Hashes of files, remembered across runs of the judge under the file's path, size and times. Safe
// for several threads.
class FileHashes {
 public:
  // Remembers in `store`, which may not exist yet. Lines there that make no sense are passed over:
  // the store only saves time.
  explicit FileHashes(fs::path store);

  // SHA-256 of the file, or "" if there is no such file.
  std::string of(const fs::path& path);

  // Writes the store if anything is new, without files that are gone. Called once, at the end.
  void save();

 private:
  struct Stamp {
    std::uint64_t size = 0;
    std::int64_t modified_ns = 0;
    std::int64_t changed_ns = 0;
    std::string hash;
  };
  void load(std::string_view text);

  fs::path store_;
  std::map<std::string, Stamp> stamps_;
  bool is_changed_ = false;
  std::mutex mutex_;
};

}  // namespace judge
