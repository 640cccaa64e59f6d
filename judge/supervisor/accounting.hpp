// What a tree of processes uses right now, read from /proc: for systems without cgroups, and only
// while a run lasts long enough to be looked at.
#pragma once

#include <sys/types.h>

#include <cstdint>

#include "judge/supervisor/system.hpp"

namespace supervisor {

struct Usage {
  std::uint64_t cpu_ns = 0;        // of the living and of those they waited for
  std::uint64_t memory_bytes = 0;  // shared pages once, where the system tells
};

class Accounting {
 public:
  // Keeps the /proc of now, whatever is mounted there later.
  Accounting();

  // All descendants of `root`, without itself.
  Usage below(pid_t root) const;

  // How many processes and threads the user has, for RLIMIT_NPROC, which counts all of them.
  std::uint64_t tasks_of_user(uid_t user) const;

 private:
  Fd proc_;
};

}  // namespace supervisor
