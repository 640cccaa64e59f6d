// The compilers that judges have, and where what they make runs.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/compile/context.hpp"

namespace dialects {

// Where the programs of a compiler run.
enum class System { kLinux, kWindows };

// One compiler with the flags that choose what it makes.
struct Tool {
  std::string command;  // g++
  std::string package;  // Debian's, with all that it needs
  int bits;             // 32 or 64
  System system;
  std::vector<std::string> flags;  // such as -m32
};

// All that are tried.
const std::vector<Tool>& tools();

// What the table calls it: its command, and -m32 if that is among its flags.
std::string name_of(const Tool& tool);

// From `oldest` on, as -std= takes them: it and its GNU twin, then every later standard to C++23.
// Throws JudgeError if `oldest` is no standard of C++ by its strict name (c++17).
std::vector<std::string> dialects_from(const std::string& oldest);

// As a judge compiles a submission, but with every warning an error. `links`: makes a program, of
// the file name program_name(); else it only compiles. Throws UsageError if the tool is missing.
judge::Recipe recipe_of(const Tool& tool, const std::string& dialect, bool links);
std::string program_name(const Tool& tool);

// --- Windows ---

// `text` with CR LF in place of each LF, as files on Windows have it.
std::string to_windows(std::string_view text);

// The text that a program printed, of what arrived: LF in place of each CR LF. A LF alone stays
// marked as `\n` in words and CRs elsewhere stay, so that no right answer comes out of either.
std::string from_windows(std::string_view bytes);

// How one run ended.
struct WineRun {
  bool is_late = false;
  int exit_code = 0;   // the last 8 bits of it
  std::string output;  // as it came, with CR LF
};

// Windows programs, run by Wine. They are ours: the sandbox, in which Wine would have to be set up
// anew for every run, is not used.
//
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
