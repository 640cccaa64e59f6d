// SHA-256 of texts and files. A file is read once: after that its size and times vouch for it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "judge/base/cache.hpp"

namespace judge {

// SHA-256 of `bytes`, 64 small hexadecimal digits.
std::string sha256(std::string_view bytes);

// One key out of several texts; different lists never give the same bytes to hash.
std::string key_of(const std::vector<std::string>& parts);

// Hashes of files, remembered across runs of the judge under the file's path, size and times. Safe
// for several threads.
class FileHashes {
 public:
  // Remembers in `cache`, which outlives the object.
  explicit FileHashes(Cache& cache) : cache_(cache) {}

  // SHA-256 of the file, or "" if there is no such file.
  std::string of(const fs::path& path);

 private:
  Cache& cache_;
};

}  // namespace judge
