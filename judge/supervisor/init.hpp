// The first process of a run. In a PID namespace it is process 1: whatever the program leaves
// behind becomes its child. Without one it asks for the same by being a subreaper.
#pragma once

#include <cstdint>

#include "judge/supervisor/accounting.hpp"
#include "judge/supervisor/namespaces.hpp"
#include "judge/supervisor/protocol.hpp"

namespace supervisor {

// What a run needs that does not come from the judge.
struct RunPlan {
  Level level = Level::kNone;
  std::string working_directory;    // kNone: prepared already; else made in the run's own view
  bool keeps_identity = false;      // does not become nobody
  std::uint64_t process_limit = 0;  // RLIMIT_NPROC, or 0
  StandardStreams streams{-1, -1, -1};
};

// What init tells the supervisor, in one write to a pipe. Failures come first and may come from
// the program's process before it became the program.
struct InitReport {
  bool failed = false;
  bool left_processes = false;
  int status = 0;              // as from waitpid, of the main process
  std::uint64_t ended_ns = 0;  // on the monotonic clock
  Usage usage;  // CPU time of all, as far as anyone waited for them; the largest memory
  std::uint64_t own_cpu_ns = 0;  // of init itself
  char failure[200] = {};
};

// Runs in the process just cloned; writes an InitReport to `report` and never returns.
[[noreturn]] void be_init(const Request& request, const RunPlan& plan, int report);

// Kills all children of the calling process and their descendants and waits until none is left.
// `counted` gets their CPU time and the peak memory of the largest.
void kill_and_reap_children(Usage& counted);

// Waits for one child, or for any if -1, and counts it. False when there is none.
bool reap(pid_t child, Usage& counted);

}  // namespace supervisor
