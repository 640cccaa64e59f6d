#include "judge/supervisor/init.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>

#include "judge/supervisor/limits.hpp"
#include "judge/supervisor/system.hpp"

namespace supervisor {

namespace {

void send_report(int pipe, const InitReport& report) {
  if (write(pipe, &report, sizeof report) < 0) _exit(1);
}

[[noreturn]] void report_failure(int pipe, const char* reason) {
  InitReport report;
  report.failed = true;
  std::strncpy(report.failure, reason, sizeof report.failure - 1);
  send_report(pipe, report);
  _exit(1);
}

void connect_streams(const StandardStreams& streams) {
  for (int number = 0; number < 3; ++number) {
    must(dup2(streams[static_cast<std::size_t>(number)], number), "dup2");
  }
}

[[noreturn]] void execute(const Request& request) {
  char cwd[4096];
  const std::string here = getcwd(cwd, sizeof cwd) == nullptr ? "/" : cwd;
  std::string variables[] = {"PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8", "HOME=" + here,
                             "TMPDIR=" + here};
  std::vector<char*> environment;
  for (std::string& variable : variables)
    environment.push_back(variable.data());
  environment.push_back(nullptr);
  std::vector<char*> arguments;
  for (const std::string& argument : request.argv) {
    arguments.push_back(const_cast<char*>(argument.c_str()));
  }
  arguments.push_back(nullptr);
  execve(arguments[0], arguments.data(), environment.data());
  fail("execute " + request.argv[0]);
}

// Should memory run out, the program is to go, and not one of us.
void offer_to_oom_killer() {
  write_small(AT_FDCWD, "/proc/self/oom_score_adj", "1000");
}

[[noreturn]] void be_program(const Request& request, const RunPlan& plan, int report) {
  try {
    setsid();
    offer_to_oom_killer();
    connect_streams(plan.streams);
    set_limits(request, plan.process_limit);
    drop_privileges(plan.level, plan.keeps_identity);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    reset_signals();
    umask(022);
    execute(request);
  } catch (const std::exception& error) {
    report_failure(report, error.what());
  }
}

std::uint64_t nanoseconds(const timeval& time) {
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
         static_cast<std::uint64_t>(time.tv_usec) * 1000;
}

void count(const rusage& usage, Usage& counted) {
  counted.cpu_ns += nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
  counted.memory_bytes =
      std::max(counted.memory_bytes, static_cast<std::uint64_t>(usage.ru_maxrss) * 1024);
}

// Waits for the main process and, on the way, for every orphan that came to us.
int wait_for(pid_t main, Usage& counted) {
  for (;;) {
    int status;
    rusage usage;
    const pid_t child = wait4(-1, &status, 0, &usage);
    if (child > 0) count(usage, counted);
    if (child == main) return status;
  }
}

void reap_finished(Usage& counted) {
  rusage usage;
  while (wait4(-1, nullptr, WNOHANG, &usage) > 0)
    count(usage, counted);
}

bool has_children() {
  siginfo_t info;
  return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
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

void end_the_rest(Level level, Usage& counted) {
  if (level == Level::kNone) return kill_and_reap_children(counted);
  kill(-1, SIGKILL);  // all of this PID namespace but ourselves
  while (reap(-1, counted)) {
  }
}

InitReport see_to_the_end(pid_t main, Level level) {
  InitReport report;
  report.status = wait_for(main, report.usage);
  report.ended_ns = now_ns();
  reap_finished(report.usage);
  report.left_processes = has_children();
  if (report.left_processes) end_the_rest(level, report.usage);
  report.own_cpu_ns = own_cpu_ns();
  return report;
}

void prepare_surroundings(const Request& request, const RunPlan& plan) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (plan.level == Level::kNone) {
    must(prctl(PR_SET_CHILD_SUBREAPER, 1), "subreaper");
    must(chdir(plan.working_directory.c_str()), "chdir " + plan.working_directory);
  } else {
    build_run_view(request);
  }
}

}  // namespace

bool reap(pid_t child, Usage& counted) {
  rusage usage;
  if (wait4(child, nullptr, 0, &usage) < 0) return false;
  count(usage, counted);
  return true;
}

// Children of the killed come to us, so each round reaches one generation further.
void kill_and_reap_children(Usage& counted) {
  do
    signal_children();
  while (reap(-1, counted));
}

void be_init(const Request& request, const RunPlan& plan, int report) {
  try {
    prepare_surroundings(request, plan);
    // With our memory lent to it until it executes, it starts faster. It changes nothing there that
    // we look at again, and does not return.
    const pid_t main = must(vfork(), "fork");
    if (main == 0) be_program(request, plan, report);
    send_report(report, see_to_the_end(main, plan.level));
    _exit(0);
  } catch (const std::exception& error) {
    report_failure(report, error.what());
  }
}

}  // namespace supervisor
