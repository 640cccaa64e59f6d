// One run of one untrusted program: what it may use, and what it did use.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "judge/base/cancellation.hpp"
#include "judge/base/files.hpp"
#include "judge/model/program.hpp"
#include "judge/sandbox/supervisor/limits.hpp"

namespace judge {

using supervisor::Limits;

// A program to run. `files` are shown to it read-only in its private working directory under the
// given names (no '/'); beyond them, `readable` and `writable` (at their own absolute paths) it
// sees no file of the checkout. Its environment is PATH, LANG, and HOME and TMPDIR: that directory.
struct Command {
  std::vector<std::string> argv;  // argv[0]: absolute path, or a name in `files`
  std::map<std::string, std::filesystem::path> files;
  Content input;                                // its standard input is a copy of this
  FileStreams streams{};                        // names like those of `files`, but of none of these
  std::vector<std::filesystem::path> readable;  // more files or directories it may read
  std::filesystem::path writable;  // if set: a directory it may write (a compiler's output)
  Limits limits;
};

enum class End {
  kExited,       // by itself, with exit_code
  kSignaled,     // by a signal that we did not send
  kCpuLimit,     // we measured more CPU time than allowed
  kWallLimit,    // we killed it: too long by the clock
  kMemoryLimit,  // we measured or the kernel refused: more memory than allowed
  kOutputLimit,  // we killed it: too much output
  kBroken        // the sandbox failed; `message` says how. Never the program's fault
};

struct Outcome {
  End end = End::kBroken;
  int exit_code = 0;
  int signal = 0;
  double cpu_seconds = 0;
  double wall_seconds = 0;
  std::uint64_t memory_bytes = 0;  // peak
  std::string output;              // standard output or streams.output, at most limits.output_bytes
  bool wrote_file = false;         // it is that of streams.output
  std::string error;               // standard error, cut at limits.error_bytes
  bool left_processes = false;     // it ended while children of it were still running
  std::string message;             // for kBroken
};

// Whether programs see this file of the system's, at every level of isolation; nothing else of the
// machine is shown to them but what a command names.
bool programs_see(const std::filesystem::path& file);

// How much to protect: all the system allows, or limits and measurement only (to measure what the
// rest costs, and to test the way without it).
enum class Isolation { kBest, kNone };

class SupervisorProcess;

// Runs commands one at a time, through a small supervisor process of its own. Not thread-safe: one
// sandbox for each worker. When the supervisor dies the run is kBroken and the next run starts a
// new one.
class Sandbox {
 public:
  // Starts the supervisor: the given binary, else the one beside this program. Throws
  // std::runtime_error when that is not possible at all. `stop` outlives the sandbox.
  explicit Sandbox(const StopToken& stop, Isolation isolation = Isolation::kBest,
                   const std::filesystem::path& supervisor = {});
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  // Runs the command to its end, whatever it does, and leaves no process and no file of it behind.
  // Throws Interrupted, and ends the run, when the stop is requested.
  Outcome run(const Command& command);

  // Which protections are active, in words for the reports: "pid, net, ipc, mount namespaces; ...".
  const std::string& isolation() const;

 private:
  Outcome run_once(const Command& command);

  const StopToken& stop_;
  std::unique_ptr<SupervisorProcess> supervisor_;
  bool supervisor_is_dead_ = false;
};

// The supervisor to use when none is named: $JUDGE_SUPERVISOR, else the nearest file "supervisor"
// beside this program or above it. Throws std::runtime_error when there is none.
std::filesystem::path find_supervisor();

}  // namespace judge
