// The processes below this one: waiting for them, counting what they use, ending them.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

struct Usage {
  std::uint64_t cpu_ns = 0;
  std::uint64_t memory_bytes = 0;
};

// A child that has ended.
struct Ended {
  pid_t pid = 0;   // 0: none
  int status = 0;  // as from waitpid
};

// Takes one child that has ended and adds its CPU time, and that of those it waited for, to
// `counted`, and its peak memory if that is more. Does not wait for one.
Ended take_ended(Usage& counted);

bool has_children();

// Like fork(2), but the child is born in a version 2 cgroup, an open directory, and this process
// waits until the child executes or ends. Negative, with errno, where that is not allowed.
pid_t clone_into_cgroup(int cgroup);

// The numbers in a text with nothing but blanks between them; without those that name no process.
std::vector<pid_t> numbers_of(const std::string& text);

// The numbers among the names in a directory, like those of the processes in /proc. `name` is
// relative to `parent`.
std::vector<pid_t> numbers_in(int parent, const std::string& name);

// All descendants of this process by their numbers in `proc`, an open /proc: at least a thousand,
// if there are as many. Without the children that are spared, and all below those.
std::vector<pid_t> processes_below_us(int proc, const std::set<pid_t>& spared = {});

// The two ways to end all descendants of this process, wait for them and count them. The first is
// for process 1 of a PID namespace, where no other process is. The second lets the children that
// are spared, and all below those, alone.
void kill_namespace(Usage& counted);
void kill_descendants(Usage& counted, const std::set<pid_t>& spared = {});

// What a tree of processes uses right now, read from /proc: for systems without cgroups, and only
// while a run lasts long enough to be looked at.
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
  std::uint64_t cpu_ns(const std::vector<pid_t>& tree);

  Descriptor proc_;
  // Own CPU time by number and start, which together name a process.
  std::map<std::pair<pid_t, std::uint64_t>, std::uint64_t> seen_ticks_;
};

}  // namespace supervisor
