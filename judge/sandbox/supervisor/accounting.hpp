// What a tree of processes uses right now, read from /proc: for systems without cgroups, and only
// while a run lasts long enough to be looked at.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "judge/sandbox/supervisor/processes.hpp"
#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

class Accounting {
 public:
  // Keeps the /proc of now, and with it the numbers of processes there, whatever is mounted later.
  Accounting();

  // Forgets the last run.
  void reset() { seen_ticks_.clear(); }

  // All descendants of this process: the CPU time of the living, of those they waited for, and of
  // those that earlier looks saw and that have ended since; the memory of the living, shared pages
  // once where the system tells.
  Usage descendants();

  // How many processes and threads the user has, for RLIMIT_NPROC, which counts all of them.
  std::uint64_t tasks_of_user(uid_t user) const;

 private:
  struct Times;
  std::uint64_t cpu_ns(const std::vector<pid_t>& tree);

  Descriptor proc_;
  // Own CPU time by number and start, which together name a process.
  std::map<std::pair<pid_t, std::uint64_t>, std::uint64_t> seen_ticks_;
};

}  // namespace supervisor
