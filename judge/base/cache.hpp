// What earlier runs of the judge found out, so that it need not be found out again. It only saves
// time: to remove it is always right.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>

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

}  // namespace judge
