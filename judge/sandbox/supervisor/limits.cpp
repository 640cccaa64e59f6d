#include "judge/sandbox/supervisor/limits.hpp"

#include <grp.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

namespace {

constexpr std::uint64_t kSecond = 1'000'000'000;
constexpr std::uint64_t kOwnProcesses = 2;   // the supervisor and its runner
constexpr std::uint64_t kOthersGrowth = 64;  // what the same user may start elsewhere meanwhile
constexpr rlim_t kOpenFiles = 1024;

void limit(int resource, rlim_t soft, rlim_t hard) {
  rlimit now;
  if (getrlimit(static_cast<__rlimit_resource>(resource), &now) != 0) return;
  const rlimit wanted{std::min(soft, now.rlim_max), std::min(hard, now.rlim_max)};
  must(setrlimit(static_cast<__rlimit_resource>(resource), &wanted), "setrlimit");
}

void drop_capabilities() {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct none[2] = {};
  must(static_cast<int>(syscall(SYS_capset, &header, none)), "capset");
}

}  // namespace

std::uint64_t cpu_kill_ns(const Request& request) {
  return request.cpu_ns + request.cpu_ns / 4;
}

std::uint64_t process_limit(const Request& request, Level level, const Accounting& accounting) {
  // A user namespace counts its own processes only; elsewhere all of the user's count.
  if (level == Level::kUser) return request.processes + kOwnProcesses;
  const uid_t user = geteuid() == 0 ? kNobody : geteuid();
  return accounting.tasks_of_user(user) + request.processes + kOthersGrowth;
}

void set_limits(const Request& request, std::uint64_t process_limit) {
  // A backstop in whole seconds; the supervisor measures and decides.
  const rlim_t cpu_seconds = cpu_kill_ns(request) / kSecond + 1;
  limit(RLIMIT_CPU, cpu_seconds, cpu_seconds + 2);
  limit(RLIMIT_STACK, request.memory_bytes, request.memory_bytes);
  limit(RLIMIT_FSIZE, request.file_bytes, request.file_bytes);
  limit(RLIMIT_CORE, 0, 0);
  limit(RLIMIT_MSGQUEUE, 0, 0);
  limit(RLIMIT_NOFILE, kOpenFiles, kOpenFiles);
  if (process_limit != 0) limit(RLIMIT_NPROC, process_limit, process_limit);
}

void drop_privileges(Level level, bool keeps_identity) {
  if (geteuid() == 0 && !keeps_identity) {
    must(setgroups(0, nullptr), "setgroups");
    must(setresgid(kNobody, kNobody, kNobody), "setresgid");
    must(setresuid(kNobody, kNobody, kNobody), "setresuid");
  }
  if (level == Level::kUser) drop_capabilities();
}

void block_signals() {
  for (int number = 1; number < NSIG; ++number)
    signal(number, SIG_DFL);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, nullptr);
}

void unblock_signals() {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

}  // namespace supervisor
