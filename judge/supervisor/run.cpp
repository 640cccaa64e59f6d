#include "judge/supervisor/run.hpp"

#include <linux/sched.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <utility>

#include "judge/supervisor/limits.hpp"
#include "judge/supervisor/system.hpp"

namespace supervisor {

namespace {

constexpr std::uint64_t kMillisecond = 1'000'000;
constexpr std::uint64_t kShortestLook = 5 * kMillisecond;
constexpr std::uint64_t kMemoryLook = 10 * kMillisecond;  // where no cgroup holds the limit

// A fork into new namespaces, and into a version 2 cgroup if that is not negative.
pid_t clone_into(int namespaces, int cgroup) {
  if (cgroup < 0) {
    return static_cast<pid_t>(
        syscall(SYS_clone, namespaces | SIGCHLD, nullptr, nullptr, nullptr, 0));
  }
  clone_args how{};
  how.flags = static_cast<std::uint64_t>(namespaces) | CLONE_INTO_CGROUP;
  how.exit_signal = SIGCHLD;
  how.cgroup = static_cast<std::uint64_t>(cgroup);
  return static_cast<pid_t>(syscall(SYS_clone3, &how, sizeof how));
}

// Ends init and all that it started: in a PID namespace the kernel does, without one the orphans
// come to us.
Usage end_run(pid_t init, Level level) {
  Usage usage;
  kill(init, SIGKILL);
  if (level == Level::kNone) {
    kill_and_reap_children(usage);
  } else {
    reap(init, usage);
  }
  return usage;
}

// Init's last words; a failure where it died without any.
InitReport read_report(int pipe) {
  InitReport report;
  if (read(pipe, &report, sizeof report) == static_cast<ssize_t>(sizeof report)) return report;
  report = InitReport();
  report.failed = true;
  std::snprintf(report.failure, sizeof report.failure, "the first process of the run was killed");
  return report;
}

void take_usage(const Usage& usage, Report& report) {
  report.cpu_ns = usage.cpu_ns;
  report.memory_bytes = usage.memory_bytes;
}

// Gives back the CPU time of init itself.
std::uint64_t take_words(const InitReport& words, std::uint64_t started_ns, Report& report) {
  if (words.failed) report.failure = words.failure;
  report.status = words.status;
  report.left_processes = words.left_processes;
  report.wall_ns = words.ended_ns - started_ns;
  take_usage(words.usage, report);
  return words.own_cpu_ns;
}

// Whether the judge wants the run to end: it said so, or it is gone.
bool judge_says_stop(int judge) {
  char buffer[sizeof(std::uint64_t)];
  const ssize_t size = recv(judge, buffer, sizeof buffer, MSG_DONTWAIT | MSG_PEEK);
  if (size > 0) receive_message(judge);
  return size >= 0 || errno != EAGAIN;
}

}  // namespace

Runner::Runner(Level level) : level_(level) {
  write_small(AT_FDCWD, "/proc/self/oom_score_adj", "-1000");  // where we may
  if (level == Level::kNone) scratch_.emplace();
  must(prctl(PR_SET_CHILD_SUBREAPER, 1), "subreaper");
  description_ = enter_namespaces(level);
  // From here on no process of the same user may look into us or into init.
  prctl(PR_SET_DUMPABLE, 0);
  if (geteuid() == 0 || level == Level::kUser) description_ += "; runs as nobody";
  const std::string groups = cgroups_.describe();
  description_ += "; no new privileges; " + (groups.empty() ? "" : groups + "; ");
  description_ += cgroups_.memory() ? "rlimits" : "rlimits, memory of the tree looked at";
}

Report Runner::run(const Request& request, const StandardStreams& streams, int judge) {
  Report report;
  try {
    RunPlan plan;
    plan.level = level_;
    plan.streams = streams;
    if (!cgroups_.processes()) plan.process_limit = process_limit(request, level_, accounting_);
    if (scratch_) plan.working_directory = scratch_->prepare(request);
    // Without a mount namespace of its own, nobody could not even get at a checkout below /root.
    plan.keeps_identity = level_ == Level::kNone && !request.writable.empty();
    Loan loan(request.writable.empty() || level_ != Level::kRoot
                  ? ""
                  : path_of_machine(level_, request.writable));
    cgroups_.prepare(request.memory_bytes, request.processes);
    report = run_prepared(request, plan, judge);
    loan.give_back();
  } catch (const std::exception& error) {
    report.failure = error.what();
  }
  return report;
}

void Runner::tidy_up() {
  if (last_init_ > 0) end_run(std::exchange(last_init_, -1), level_);
  if (scratch_) scratch_->clear();
}

Report Runner::run_prepared(const Request& request, const RunPlan& plan, int judge) {
  int ends[2];
  must(pipe2(ends, O_CLOEXEC), "pipe");
  const Fd words(ends[0]);
  Fd words_in(ends[1]);
  accounting_.reset();
  seen_ = Usage();
  const std::uint64_t own_cpu_before = own_cpu_ns();
  const std::uint64_t started = now_ns();
  const pid_t init = must(clone_into(run_namespaces(level_), cgroups_.clone_into()), "clone");
  if (init == 0) be_init(request, plan, words_in.get());
  words_in.reset();

  Report report;
  std::uint64_t own_cpu = 0;
  report.stop = watch(request, init, started, words.get(), judge);
  if (report.stop == Stop::kNothing) {
    own_cpu = take_words(read_report(words.get()), started, report);
    last_init_ = init;
  } else {
    report.wall_ns = now_ns() - started;
    take_usage(end_run(init, level_), report);
  }
  own_cpu += own_cpu_ns() - own_cpu_before;
  add_cgroup_counts(own_cpu, report);
  return report;
}

// The groups count what we do for the run as well; rusage misses what nobody waited for.
void Runner::add_cgroup_counts(std::uint64_t own_cpu_ns, Report& report) const {
  const std::uint64_t cpu = cgroups_.cpu_ns().value_or(0);
  report.cpu_ns = std::max({report.cpu_ns, seen_.cpu_ns, cpu - std::min(cpu, own_cpu_ns)});
  report.memory_bytes =
      std::max({report.memory_bytes, seen_.memory_bytes, cgroups_.peak_bytes().value_or(0)});
  report.out_of_memory = cgroups_.out_of_memory();
}

Usage Runner::usage_now(pid_t init) {
  Usage usage;
  if (!cgroups_.memory() || !cgroups_.cpu()) usage = accounting_.below(init);
  seen_.memory_bytes = std::max(seen_.memory_bytes, usage.memory_bytes);
  seen_.cpu_ns = std::max(seen_.cpu_ns, usage.cpu_ns);  // a group's count would include ours
  if (const auto counted = cgroups_.cpu_ns()) usage.cpu_ns = *counted;
  if (cgroups_.memory()) usage.memory_bytes = 0;
  return usage;
}

// Until the next moment at which a limit could be passed.
int Runner::wait_ms(const Request& request, const Usage& usage, std::uint64_t elapsed_ns) const {
  static const auto processors = static_cast<std::uint64_t>(sysconf(_SC_NPROCESSORS_ONLN));
  const std::uint64_t cpu_left =
      cpu_kill_ns(request) - std::min(usage.cpu_ns, cpu_kill_ns(request));
  std::uint64_t wait = std::max(cpu_left / processors, kShortestLook);
  if (!cgroups_.memory()) wait = std::min(wait, kMemoryLook);
  wait = std::min(wait, request.wall_ns - std::min(elapsed_ns, request.wall_ns));
  return static_cast<int>(wait / kMillisecond) + 1;
}

Stop Runner::watch(const Request& request, pid_t init, std::uint64_t started_ns, int report,
                   int judge) {
  Usage usage;
  for (;;) {
    pollfd sources[] = {{report, POLLIN, 0}, {judge, POLLIN, 0}};
    const int ready = poll(sources, 2, wait_ms(request, usage, now_ns() - started_ns));
    if (sources[0].revents != 0 && ready > 0) return Stop::kNothing;
    if (sources[1].revents != 0 && ready > 0 && judge_says_stop(judge)) return Stop::kAsked;
    usage = usage_now(init);
    if (usage.memory_bytes > request.memory_bytes) return Stop::kMemory;
    if (cgroups_.out_of_memory()) return Stop::kMemory;
    if (usage.cpu_ns > cpu_kill_ns(request)) return Stop::kCpu;
    if (now_ns() - started_ns > request.wall_ns) return Stop::kWall;
  }
}

}  // namespace supervisor
