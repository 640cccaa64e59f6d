// A checkout and its build folder: where things are, and what several judges share there.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "judge/base/cache.hpp"
#include "judge/base/files.hpp"

namespace judge {

// `root` made absolute, if it is a checkout. Throws UsageError if there is no problems/ in it.
fs::path checkout_at(const fs::path& root);

class Workspace {
 public:
  // Opens the checkout at `root` (which holds problems/ and testdata/). Throws UsageError if there
  // is no such folder, JudgeError if what is made can be kept nowhere. Removes what killed judges
  // left in tmp.
  explicit Workspace(const fs::path& root);

  // Absolute.
  const fs::path& root() const { return root_; }
  // Where all that judges make is kept: .build in the checkout, or a folder in the account's own
  // cache if the checkout, or a part of it, is for another account to write.
  const fs::path& made() const { return made_; }
  // Where compiled programs are kept; they only save time, as all in the cache.
  fs::path programs() const { return made_ / "cache" / "programs"; }
  // Where a problem's helpers can be found by their names.
  fs::path published(const std::string& id) const { return made_ / "programs" / id; }
  // Where the generated test cases of a problem are.
  fs::path generated(const std::string& id) const;
  // A folder of this process alone, for temporary folders; removed at the end.
  const fs::path& scratch() const { return scratch_->path(); }
  // The lock file called `name`, for FileLock.
  fs::path lock(const std::string& name) const { return made_ / "lock" / name; }
  // `path` from the root on, for messages; unchanged if it is elsewhere.
  std::string relative(const fs::path& path) const;

  Cache& cache() { return cache_; }
  FileHashes& hashes() { return hashes_; }

 private:
  fs::path root_;
  fs::path made_;
  Cache cache_;
  FileHashes hashes_{cache_};
  std::unique_ptr<TemporaryFolder> scratch_;
  std::optional<FileLock> alive_;  // held as long as scratch_ is in use
};

// The checkout that the running binary was built in: ROOT of ROOT/.build/judge, or else
// the current folder.
fs::path default_root();

}  // namespace judge
