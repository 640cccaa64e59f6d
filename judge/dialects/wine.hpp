// Windows programs, run by Wine. They are ours: the sandbox, in which Wine would have to be set up
// anew for every run, is not used.
#pragma once

#include <mutex>
#include <string>

#include "judge/base/workspace.hpp"

namespace dialects {

// How one run ended.
struct WineRun {
  bool is_late = false;
  int exit_code = 0;   // the last 8 bits of it
  std::string output;  // as it came, with CR LF
};

// A Windows of its own, set up in a temporary folder before its first run (12 s, 0.7 GB) and
// removed in the end. Safe for several threads.
class Wine {
 public:
  explicit Wine(const judge::Workspace& workspace) : parent_(workspace.scratch()) {}
  // Ends what still runs in it.
  ~Wine();
  Wine(const Wine&) = delete;
  Wine& operator=(const Wine&) = delete;

  // Changes when Wine is installed, or another version of it.
  static std::string version(judge::FileHashes& hashes);

  // Runs `program` on these bytes for at most 30 s by the clock. Throws JudgeError if Wine cannot
  // be set up.
  WineRun run(const judge::fs::path& program, std::string_view input);

 private:
  void set_up();
  // The exit status of `words` in this Windows; 124 if it took too long.
  int call(int seconds, const std::vector<std::string>& words, const judge::fs::path& input,
           const judge::fs::path& output) const;

  judge::fs::path parent_;
  std::mutex mutex_;  // of setting up
  std::optional<judge::TemporaryFolder> folder_;
};

}  // namespace dialects
