#include "judge/sandbox/supervisor/accounting.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace supervisor {

// In clock ticks.
struct Accounting::Times {
  unsigned long long user = 0, system = 0, waited_user = 0, waited_system = 0, start = 0;
};

namespace {

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

Accounting::Accounting() : proc_(open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {}

// Two lower bounds: what the living and those they waited for used, and what each ever seen used.
std::uint64_t Accounting::cpu_ns(const std::vector<pid_t>& tree) {
  std::uint64_t of_living = 0, of_seen = 0;
  for (const pid_t pid : tree) {
    const auto stat = read_small(proc_.get(), std::to_string(pid) + "/stat");
    // The name in field 2 may hold anything, so counting starts behind its last parenthesis.
    const std::size_t name_end = stat ? stat->rfind(')') : std::string::npos;
    if (name_end == std::string::npos) continue;
    Times times;
    std::sscanf(
        stat->c_str() + name_end + 1,
        " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu %llu %llu %*d %*d %*d %*d %llu",
        &times.user, &times.system, &times.waited_user, &times.waited_system, &times.start);
    seen_ticks_[{pid, times.start}] = times.user + times.system;
    of_living += times.user + times.system + times.waited_user + times.waited_system;
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
