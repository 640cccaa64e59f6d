// What earlier runs of the judge found out, so that it need not be found out again, and the hashes
// under which that is kept. It only saves time: to remove it is always right.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/base/files.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace judge {

// Texts by kind and key, in an SQLite file that several judges may use at once. Safe for several
// threads. Every function throws JudgeError with the file and the reason if it cannot be read or
// written; a file that is damaged when it is opened is begun anew.
class Cache {
 public:
  // Makes the file, and its folder, if needed.
  explicit Cache(fs::path file);

  // What was last put there, if anything was.
  std::optional<std::string> find(const std::string& kind, const std::string& key);
  void put(const std::string& kind, const std::string& key, const std::string& value);

 private:
  struct Close {
    void operator()(sqlite3* database) const;
    void operator()(sqlite3_stmt* statement) const;
  };
  using Database = std::unique_ptr<sqlite3, Close>;
  using Statement = std::unique_ptr<sqlite3_stmt, Close>;

  bool open();
  Statement prepare(const char* words) const;
  // Runs the statement with these texts in place of ?1, ?2, …; the first column of its first row.
  std::optional<std::string> run(sqlite3_stmt* statement,
                                 std::initializer_list<std::string_view> texts);
  [[noreturn]] void fail() const;

  fs::path file_;
  std::mutex mutex_;
  Database database_;
  Statement find_, put_;
};

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
