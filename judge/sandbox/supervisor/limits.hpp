// What a program may do to itself and to others: resource limits, identity and privileges.
#pragma once

#include <sys/types.h>

#include <cstdint>

#include "judge/sandbox/supervisor/accounting.hpp"
#include "judge/sandbox/supervisor/confinement.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"

namespace supervisor {

constexpr uid_t kNobody = 65534;

// A run is ended at this much CPU time: late enough for the report to say by how much a program
// is too slow, early enough not to waste time on one that never ends.
std::uint64_t cpu_kill_ns(const Request& request);

// RLIMIT_NPROC for the program, where no cgroup counts its processes.
std::uint64_t process_limit(const Request& request, Level level, const Accounting& accounting);

// Sets all limits of the calling process; RLIMIT_NPROC not if `process_limit` is 0. Where its hard
// limits are lower already they stay.
void set_limits(const Request& request, std::uint64_t process_limit);

// Gives up root (unless it keeps its identity) and all capabilities of a user namespace.
void drop_privileges(Level level, bool keeps_identity);

// The default action for every signal, but all of them blocked: nothing disturbs us, and what we
// start has only to unblock them to be as a new program expects it.
void block_signals();
void unblock_signals();

}  // namespace supervisor
