// A process on its way from a copy of the runner to the program of a request: what it may do to
// itself and to others, resource limits, identity and privileges.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <memory>

#include "judge/sandbox/supervisor/confinement.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"

namespace supervisor {

// RLIMIT_NPROC for a program, where no cgroup counts its processes.
std::uint64_t process_limit(const Limits& limits, Level level, const Accounting& accounting);

// The default action for every signal, but all of them blocked: nothing disturbs us, and what we
// start has only to unblock them to be as a new program expects it.
void block_signals();
void unblock_signals();

// Starts programs. The new process works in the runner's memory until it executes, while the runner
// waits for that: so it starts faster, and must not keep any of the memory it takes.
class Launcher {
 public:
  // `confinement` outlives the object.
  Launcher(Level level, const Confinement& confinement);
  ~Launcher();
  Launcher(const Launcher&) = delete;
  Launcher& operator=(const Launcher&) = delete;

  // Starts the program in a version 2 cgroup, if that is not negative, with RLIMIT_NPROC, if that
  // is not 0. Returns its process once it is executing; throws std::runtime_error, with no process
  // left, if it could not be.
  pid_t start(const Request& request, const StandardStreams& streams, std::uint64_t process_limit,
              int cgroup);

  // CPU time that the last process used before it became the program, in nanoseconds.
  std::uint64_t setup_cpu_ns() const;

 private:
  struct Shared;
  Level level_;
  const Confinement& confinement_;
  Shared* shared_;  // in memory shared with the new process, even if that has a memory of its own
  std::unique_ptr<char[]> stack_;
};

}  // namespace supervisor
