#include "judge/supervisor/processes.hpp"

#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>

#include "judge/supervisor/system.hpp"

namespace supervisor {

namespace {

std::uint64_t nanoseconds(const timeval& time) {
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
         static_cast<std::uint64_t>(time.tv_usec) * 1000;
}

Ended take(int options, Usage& counted) {
  Ended ended;
  rusage usage;
  ended.pid = std::max(0, wait4(-1, &ended.status, options, &usage));
  if (ended.pid == 0) return ended;
  counted.cpu_ns += nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
  counted.memory_bytes =
      std::max(counted.memory_bytes, static_cast<std::uint64_t>(usage.ru_maxrss) * 1024);
  return ended;
}

void signal_children() {
  const auto children = read_small(AT_FDCWD, "/proc/thread-self/children");
  if (!children) return;
  const char* at = children->c_str();
  char* end;
  for (long child; (child = std::strtol(at, &end, 10)) > 0; at = end) {
    kill(static_cast<pid_t>(child), SIGKILL);
  }
}

}  // namespace

Ended take_ended(Usage& counted) {
  return take(WNOHANG, counted);
}

bool has_children() {
  siginfo_t info;
  return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

void kill_namespace(Usage& counted) {
  kill(-1, SIGKILL);
  while (take(0, counted).pid != 0) {
  }
}

// Children of the killed come to us, so each round reaches one generation further.
void kill_descendants(Usage& counted) {
  do
    signal_children();
  while (take(0, counted).pid != 0);
}

}  // namespace supervisor
