#include "judge/base/cache.hpp"

#include <fmt/format.h>
#include <openssl/evp.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <ctime>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

constexpr int kPatience = 60'000;  // milliseconds; another judge writes for far less

// The journal keeps the file whole when a judge is killed. Nothing waits for the disk: after a
// power cut the file may be damaged, and is begun anew. When the meaning of an entry changes, the
// table gets another name.
constexpr const char* kSetUp =
    "PRAGMA synchronous = OFF;"
    "CREATE TABLE IF NOT EXISTS entries_1 (kind TEXT, key TEXT, value TEXT,"
    " PRIMARY KEY (kind, key)) WITHOUT ROWID;";

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

// Changes whenever the file does.
std::string stamp_of(const struct stat& status) {
  return fmt::format("{} {} {} ", status.st_size, nanoseconds(status.st_mtim),
                     nanoseconds(status.st_ctim));
}

}  // namespace

void Cache::Close::operator()(sqlite3* database) const {
  sqlite3_close(database);
}

void Cache::Close::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

Cache::Cache(fs::path file) : file_(std::move(file)) {
  std::error_code ignored;
  fs::create_directories(file_.parent_path(), ignored);
  if (!open()) {
    database_.reset();
    fs::remove(file_, ignored);
    fs::remove(file_.string() + "-journal", ignored);
    if (!open()) fail();
  }
  find_ = prepare("SELECT value FROM entries_1 WHERE kind = ?1 AND key = ?2");
  put_ = prepare("INSERT OR REPLACE INTO entries_1 VALUES (?1, ?2, ?3)");
}

// False if the file is damaged.
bool Cache::open() {
  sqlite3* database = nullptr;
  const int status =
      sqlite3_open_v2(file_.c_str(), &database,
                      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  database_.reset(database);
  if (status != SQLITE_OK) fail();
  sqlite3_busy_timeout(database, kPatience);
  const int result = sqlite3_exec(database, kSetUp, nullptr, nullptr, nullptr);
  if (result == SQLITE_CORRUPT || result == SQLITE_NOTADB) return false;
  if (result != SQLITE_OK) fail();
  return true;
}

void Cache::fail() const {
  throw JudgeError(fmt::format("the cache {}: {}; make room, or remove the file", file_.string(),
                               sqlite3_errmsg(database_.get())));
}

Cache::Statement Cache::prepare(const char* words) const {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v2(database_.get(), words, -1, &statement, nullptr) != SQLITE_OK) fail();
  return Statement(statement);
}

std::optional<std::string> Cache::run(sqlite3_stmt* statement,
                                      std::initializer_list<std::string_view> texts) {
  const std::lock_guard lock(mutex_);
  int place = 0;
  for (std::string_view text : texts) {
    sqlite3_bind_text(statement, ++place, text.data(), static_cast<int>(text.size()),
                      SQLITE_STATIC);
  }
  std::optional<std::string> value;
  const int status = sqlite3_step(statement);
  if (status == SQLITE_ROW) {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
    value.emplace(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement, 0)));
  }
  sqlite3_reset(statement);
  if (status != SQLITE_ROW && status != SQLITE_DONE) fail();
  return value;
}

std::optional<std::string> Cache::find(const std::string& kind, const std::string& key) {
  return run(find_.get(), {kind, key});
}

void Cache::put(const std::string& kind, const std::string& key, const std::string& value) {
  run(put_.get(), {kind, key, value});
}

std::string sha256(std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) {
    throw JudgeError("OpenSSL computes no SHA-256 here");
  }
  constexpr char kDigits[] = "0123456789abcdef";
  std::string hex;
  for (unsigned int i = 0; i < size; ++i)
    hex += {kDigits[digest[i] / 16], kDigits[digest[i] % 16]};
  return hex;
}

std::string key_of(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts)
    text += fmt::format("{}:{}\n", part.size(), part);
  return sha256(text);
}

std::string FileHashes::of(const fs::path& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return "";
  const std::string name = fs::absolute(path).string(), stamp = stamp_of(status);
  const auto known = cache_.find("hash", name);
  if (known && starts_with(*known, stamp)) return known->substr(stamp.size());
  std::string hash = sha256(MappedFile(path).bytes());
  const bool has_settled = now_ns() - nanoseconds(status.st_ctim) >= kSettledNs;
  if (has_settled) cache_.put("hash", name, stamp + hash);
  return hash;
}

}  // namespace judge
