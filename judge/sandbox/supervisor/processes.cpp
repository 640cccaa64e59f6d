#include "judge/sandbox/supervisor/processes.hpp"

#include <fcntl.h>
#include <linux/sched.h>
#include <sched.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string>

namespace supervisor {

namespace {

constexpr std::size_t kMaxProcesses = 1024;  // looked at in one go

std::uint64_t nanoseconds(const timeval& time) {
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
         static_cast<std::uint64_t>(time.tv_usec) * 1000;
}

Ended take(pid_t which, int options, Usage& counted) {
  Ended ended;
  rusage usage;
  ended.pid = std::max(0, wait4(which, &ended.status, options, &usage));
  if (ended.pid == 0) return ended;
  counted.cpu_ns += nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
  counted.memory_bytes =
      std::max(counted.memory_bytes, static_cast<std::uint64_t>(usage.ru_maxrss) * 1024);
  return ended;
}

void append_children(int proc, pid_t pid, const std::set<pid_t>& spared, std::vector<pid_t>& tree) {
  const std::string tasks = std::to_string(pid) + "/task";
  for (const pid_t task : numbers_in(proc, tasks)) {
    const auto children = read_small(proc, tasks + '/' + std::to_string(task) + "/children");
    if (!children) continue;
    for (const pid_t child : numbers_of(*children)) {
      if (spared.count(child) == 0) tree.push_back(child);
    }
  }
}

// This process's number in the PID namespace that `proc` shows; 0 if it shows none.
pid_t own_number(int proc) {
  char number[16] = {};
  if (readlinkat(proc, "self", number, sizeof number - 1) < 0) return 0;
  return static_cast<pid_t>(std::strtol(number, nullptr, 10));
}

// Stops all descendants but those that are spared. What is stopped cannot fork, but counts among
// the processes it may have, so that a fork bomb comes to a halt. Returns them.
std::set<pid_t> stop_descendants(int proc, const std::set<pid_t>& spared) {
  std::set<pid_t> stopped;
  for (bool found = true; found;) {
    found = false;
    for (const pid_t pid : processes_below_us(proc, spared)) {
      if (!stopped.insert(pid).second) continue;
      kill(pid, SIGSTOP);
      found = true;
    }
  }
  return stopped;
}

std::uint64_t resident_bytes(int proc, pid_t pid) {
  const auto statm = read_small(proc, std::to_string(pid) + "/statm");
  unsigned long long pages = 0;
  if (!statm || std::sscanf(statm->c_str(), "%*u %llu", &pages) != 1) return 0;
  return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

// Resident memory with every shared page divided among those who share it.
std::uint64_t proportional_bytes(int proc, pid_t pid) {
  const auto rollup = read_small(proc, std::to_string(pid) + "/smaps_rollup");
  const char* line = rollup ? std::strstr(rollup->c_str(), "\nPss:") : nullptr;
  if (line == nullptr) return resident_bytes(proc, pid);
  return std::strtoull(line + 5, nullptr, 10) * 1024;
}

}  // namespace

pid_t clone_into_cgroup(int cgroup) {
  clone_args how{};
  how.flags = CLONE_VFORK | CLONE_INTO_CGROUP;
  how.exit_signal = SIGCHLD;
  how.cgroup = static_cast<std::uint64_t>(cgroup);
  return static_cast<pid_t>(syscall(SYS_clone3, &how, sizeof how));
}

std::vector<pid_t> numbers_of(const std::string& text) {
  std::vector<pid_t> numbers;
  const char* at = text.c_str();
  char* end;
  for (long number; (number = std::strtol(at, &end, 10)), end != at; at = end) {
    if (number > 0) numbers.push_back(static_cast<pid_t>(number));
  }
  return numbers;
}

std::vector<pid_t> numbers_in(int parent, const std::string& name) {
  std::vector<pid_t> numbers;
  const Descriptor directory = open_directory(parent, name);
  for_each_entry(directory.get(), [&](const dirent& entry) {
    const long number = std::strtol(entry.d_name, nullptr, 10);
    if (number > 0) numbers.push_back(static_cast<pid_t>(number));
    return true;
  });
  return numbers;
}

std::vector<pid_t> processes_below_us(int proc, const std::set<pid_t>& spared) {
  std::vector<pid_t> tree{own_number(proc)};
  for (std::size_t i = 0; i < tree.size() && tree.size() < kMaxProcesses; ++i) {
    append_children(proc, tree[i], spared, tree);
  }
  tree.erase(tree.begin());
  return tree;
}

Ended take_ended(Usage& counted) {
  return take(-1, WNOHANG, counted);
}

bool has_children() {
  siginfo_t info;
  return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

void kill_namespace(Usage& counted) {
  kill(-1, SIGKILL);
  while (take(-1, 0, counted).pid != 0) {
  }
}

void kill_descendants(Usage& counted, const std::set<pid_t>& spared) {
  const Descriptor proc = open_directory(AT_FDCWD, "/proc");
  std::set<pid_t> stopped;
  do {
    stopped = stop_descendants(proc.get(), spared);
    for (const pid_t pid : stopped)
      kill(pid, SIGKILL);
    for (const pid_t pid : stopped)
      take(pid, 0, counted);  // not yet ours if its parent is still ending: it is in the next round
  } while (!stopped.empty() || (spared.empty() && has_children()));
}

Accounting::Accounting() : proc_(open_directory(AT_FDCWD, "/proc")) {}

// Two lower bounds: what the living and those they waited for used, and what each ever seen used.
std::uint64_t Accounting::cpu_ns(const std::vector<pid_t>& tree) {
  std::uint64_t of_living = 0, of_seen = 0;
  for (const pid_t pid : tree) {
    const auto stat = read_small(proc_.get(), std::to_string(pid) + "/stat");
    // The name in field 2 may hold anything, so counting starts behind its last parenthesis.
    const std::size_t name_end = stat ? stat->rfind(')') : std::string::npos;
    if (name_end == std::string::npos) continue;
    // In clock ticks.
    unsigned long long user = 0, system = 0, waited_user = 0, waited_system = 0, start = 0;
    std::sscanf(
        stat->c_str() + name_end + 1,
        " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu %llu %llu %*d %*d %*d %*d %llu",
        &user, &system, &waited_user, &waited_system, &start);
    seen_ticks_[{pid, start}] = user + system;
    of_living += user + system + waited_user + waited_system;
  }
  for (const auto& [process, ticks] : seen_ticks_)
    of_seen += ticks;
  const std::uint64_t tick_ns = 1'000'000'000 / static_cast<std::uint64_t>(sysconf(_SC_CLK_TCK));
  return std::max(of_living, of_seen) * tick_ns;
}

Usage Accounting::descendants() {
  Usage usage;
  const std::vector<pid_t> tree = processes_below_us(proc_.get());
  usage.cpu_ns = cpu_ns(tree);
  // Proportional shares cost a walk over the page tables; alone, nobody shares.
  const auto memory_of = tree.size() > 1 ? proportional_bytes : resident_bytes;
  for (const pid_t pid : tree)
    usage.memory_bytes += memory_of(proc_.get(), pid);
  return usage;
}

std::uint64_t Accounting::tasks_of_user(uid_t user) const {
  std::uint64_t count = 0;
  for (const pid_t pid : numbers_in(proc_.get(), ".")) {
    struct stat facts;
    const std::string name = std::to_string(pid);
    if (fstatat(proc_.get(), name.c_str(), &facts, 0) != 0 || facts.st_uid != user) continue;
    count += numbers_in(proc_.get(), name + "/task").size();
  }
  return count;
}

}  // namespace supervisor
