#include "judge/sandbox/supervisor/program.hpp"

#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <exception>
#include <stdexcept>

#include "judge/sandbox/supervisor/limits.hpp"
#include "judge/sandbox/supervisor/processes.hpp"
#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

// What the new process tells the runner.
struct Launcher::Words {
  std::uint64_t setup_cpu_ns;
  char failure[200];  // empty: it has become the program
};

namespace {

constexpr std::size_t kStackBytes = 128u << 10;

// Everything the new process needs, made by the runner and left alone until it executes.
struct Launch {
  const Request& request;
  const RunPlan& plan;
  const Confinement& confinement;
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

void connect_streams(const StandardStreams& streams) {
  for (int number = 0; number < 3; ++number) {
    must(dup2(streams[static_cast<std::size_t>(number)], number), "dup2");
  }
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
  connect_streams(launch.plan.streams);
  set_limits(launch.request, launch.plan.process_limit);
  drop_privileges(launch.plan.level, launch.plan.keeps_identity);
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

Launcher::Launcher() : stack_(new char[kStackBytes]) {
  void* const page =
      mmap(nullptr, sizeof(Words), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) fail("mmap");
  words_ = static_cast<Words*>(page);
}

Launcher::~Launcher() {
  munmap(words_, sizeof(Words));
}

pid_t Launcher::start(const Request& request, const RunPlan& plan, const Confinement& confinement,
                      int cgroup) {
  const std::string home = confinement.working_directory();
  const std::vector<std::string> environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8",
                                                "HOME=" + home, "TMPDIR=" + home};
  *words_ = Words();
  Launch launch{request,
                plan,
                confinement,
                pointers(request.argv),
                pointers(environment),
                words_->setup_cpu_ns,
                words_->failure};
  const pid_t pid = cgroup >= 0 ? clone_into(cgroup, launch)
                                : clone(be_program, stack_.get() + kStackBytes,
                                        CLONE_VM | CLONE_VFORK | SIGCHLD, &launch);
  must(pid, "clone");
  if (words_->failure[0] == '\0') return pid;
  waitpid(pid, nullptr, 0);
  throw std::runtime_error(words_->failure);
}

std::uint64_t Launcher::setup_cpu_ns() const {
  return words_->setup_cpu_ns;
}

}  // namespace supervisor
