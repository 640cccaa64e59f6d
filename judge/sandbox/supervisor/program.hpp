// A process on its way from a copy of the runner to the program of a request.
#pragma once

#include <memory>
#include <vector>

#include "judge/sandbox/supervisor/confinement.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"

namespace supervisor {

// What a run needs that does not come from the judge.
struct RunPlan {
  Level level = Level::kNone;
  bool keeps_identity = false;      // does not become nobody
  std::uint64_t process_limit = 0;  // RLIMIT_NPROC, or 0
  StandardStreams streams{-1, -1, -1};
};

// Starts programs. The new process works in the runner's memory until it executes, while the runner
// waits for that: so it starts faster, and must not keep any of the memory it takes.
class Launcher {
 public:
  Launcher();
  ~Launcher();
  Launcher(const Launcher&) = delete;
  Launcher& operator=(const Launcher&) = delete;

  // Starts the program in a version 2 cgroup, if that is not negative. Returns its process once it
  // is executing; throws std::runtime_error, with no process left, if it could not be.
  pid_t start(const Request& request, const RunPlan& plan, const Confinement& confinement,
              int cgroup);

  // CPU time that the last process used before it became the program, in nanoseconds.
  std::uint64_t setup_cpu_ns() const;

 private:
  struct Words;
  Words* words_;  // in memory shared with the new process, even if that has a memory of its own
  std::unique_ptr<char[]> stack_;
};

}  // namespace supervisor
