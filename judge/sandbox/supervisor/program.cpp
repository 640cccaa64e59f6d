#include "judge/sandbox/supervisor/program.hpp"

#include <grp.h>
#include <linux/capability.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <exception>
#include <stdexcept>

#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

// What the new process tells the runner.
struct Launcher::Shared {
  std::uint64_t setup_cpu_ns;
  char failure[200];  // empty: it has become the program
};

namespace {

constexpr std::size_t kStackBytes = 128u << 10;
constexpr std::uint64_t kSecond = 1'000'000'000;
constexpr std::uint64_t kOwnProcesses = 2;   // the supervisor and its runner
constexpr std::uint64_t kOthersGrowth = 64;  // what the same user may start elsewhere meanwhile
constexpr rlim_t kOpenFiles = 1024;

// Everything the new process needs, made by the runner and left alone until it executes.
struct Launch {
  Level level;
  const Confinement& confinement;
  const Request& request;
  const StandardStreams& streams;
  std::uint64_t process_limit;
  std::vector<char*> argv, environment;
  std::uint64_t& setup_cpu_ns;
  char (&failure)[200];
};

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (const std::string& text : texts)
    pointers.push_back(const_cast<char*>(text.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

void connect_streams(const Request& request, const StandardStreams& streams) {
  for (int number = 0; number < 3; ++number) {
    must(dup2(streams[static_cast<std::size_t>(number)], number), "dup2");
  }
  if (!request.input_file.empty()) must(dup2(streams[0], kInputDescriptor), "dup2");
  if (!request.only_files) return;
  const Descriptor nothing(must(open("/dev/null", O_RDONLY | O_CLOEXEC), "/dev/null"));
  must(dup2(nothing.get(), 0), "dup2");
}

void limit(int resource, rlim_t soft, rlim_t hard) {
  rlimit now;
  if (getrlimit(static_cast<__rlimit_resource>(resource), &now) != 0) return;
  const rlimit wanted{std::min(soft, now.rlim_max), std::min(hard, now.rlim_max)};
  must(setrlimit(static_cast<__rlimit_resource>(resource), &wanted), "setrlimit");
}

void drop_capabilities() {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct none[2] = {};
  must(syscall(SYS_capset, &header, none), "capset");
}

// RLIMIT_NPROC not if `process_limit` is 0. Where the hard limits are lower already they stay.
void set_limits(const Limits& limits, std::uint64_t process_limit) {
  // A backstop in whole seconds; the supervisor measures and decides.
  const rlim_t cpu_seconds = cpu_kill_ns(limits) / kSecond + 1;
  limit(RLIMIT_CPU, cpu_seconds, cpu_seconds + 2);
  limit(RLIMIT_STACK, limits.memory_bytes, limits.memory_bytes);
  limit(RLIMIT_FSIZE, limits.output_bytes, limits.output_bytes);
  limit(RLIMIT_CORE, 0, 0);
  limit(RLIMIT_MSGQUEUE, 0, 0);
  limit(RLIMIT_NOFILE, kOpenFiles, kOpenFiles);
  if (process_limit != 0) limit(RLIMIT_NPROC, process_limit, process_limit);
}

// Gives up root (unless it keeps its identity) and all capabilities of a user namespace.
void drop_privileges(Level level, bool keeps_identity) {
  if (geteuid() == 0 && !keeps_identity) {
    must(setgroups(0, nullptr), "setgroups");
    must(setresgid(kNobody, kNobody, kNobody), "setresgid");
    must(setresuid(kNobody, kNobody, kNobody), "setresuid");
  }
  if (level == Level::kUser) drop_capabilities();
}

// Should memory run out, the program is to go, and not one of us.
void offer_to_oom_killer() {
  write_small(AT_FDCWD, "/proc/self/oom_score_adj", "1000");
}

void become_program(const Launch& launch) {
  setsid();
  offer_to_oom_killer();
  must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no_new_privs");
  launch.confinement.enter(launch.request);
  connect_streams(launch.request, launch.streams);
  set_limits(launch.request.limits, launch.process_limit);
  // Without a mount namespace of its own, nobody could not even get at a checkout below /root.
  drop_privileges(launch.level, launch.level == Level::kNone && !launch.request.writable.empty());
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  umask(022);
  unblock_signals();
  launch.setup_cpu_ns = own_cpu_ns();
  execve(launch.argv[0], launch.argv.data(), launch.environment.data());
  fail("execute " + launch.request.argv[0]);
}

int be_program(void* data) {
  const Launch& launch = *static_cast<Launch*>(data);
  try {
    become_program(launch);
  } catch (const std::exception& error) {
    std::strncpy(launch.failure, error.what(), sizeof launch.failure - 1);
  }
  _exit(1);
}

// A process in a version 2 cgroup from the start. The C library cannot give such a one a stack, so
// it gets a copy of our memory.
pid_t clone_into(int cgroup, Launch& launch) {
  const pid_t pid = clone_into_cgroup(cgroup);
  if (pid == 0) be_program(&launch);
  return pid;
}

}  // namespace

std::uint64_t process_limit(const Limits& limits, Level level, const Accounting& accounting) {
  // A user namespace counts its own processes only; elsewhere all of the user's count.
  if (level == Level::kUser) return static_cast<std::uint64_t>(limits.processes) + kOwnProcesses;
  const uid_t user = geteuid() == 0 ? kNobody : geteuid();
  return accounting.tasks_of_user(user) + static_cast<std::uint64_t>(limits.processes) +
         kOthersGrowth;
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

Launcher::Launcher(Level level, const Confinement& confinement)
    : level_(level), confinement_(confinement), stack_(new char[kStackBytes]) {
  void* const page =
      mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) fail("mmap");
  shared_ = static_cast<Shared*>(page);
}

Launcher::~Launcher() {
  munmap(shared_, sizeof(Shared));
}

pid_t Launcher::start(const Request& request, const StandardStreams& streams,
                      std::uint64_t process_limit, int cgroup) {
  const std::string home = confinement_.working_directory();
  const std::vector<std::string> environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8",
                                                "HOME=" + home, "TMPDIR=" + home};
  *shared_ = Shared();
  Launch launch{level_,
                confinement_,
                request,
                streams,
                process_limit,
                pointers(request.argv),
                pointers(environment),
                shared_->setup_cpu_ns,
                shared_->failure};
  const pid_t pid = cgroup >= 0 ? clone_into(cgroup, launch)
                                : clone(be_program, stack_.get() + kStackBytes,
                                        CLONE_VM | CLONE_VFORK | SIGCHLD, &launch);
  must(pid, "clone");
  if (shared_->failure[0] == '\0') return pid;
  waitpid(pid, nullptr, 0);
  throw std::runtime_error(shared_->failure);
}

std::uint64_t Launcher::setup_cpu_ns() const {
  return shared_->setup_cpu_ns;
}

}  // namespace supervisor
