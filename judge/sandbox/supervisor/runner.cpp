#include "judge/sandbox/supervisor/runner.hpp"

#include <poll.h>
#include <sys/signalfd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <exception>

#include "judge/sandbox/supervisor/scratch.hpp"
#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

namespace {

constexpr std::uint64_t kMillisecond = 1'000'000;
constexpr std::uint64_t kShortestLook = 5 * kMillisecond;
constexpr std::uint64_t kMemoryLook = 10 * kMillisecond;  // where no cgroup knows the peak

// A descriptor to be told of the end of children; the signal itself stays blocked.
Descriptor open_ends() {
  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  return Descriptor(must(signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK), "signalfd"));
}

// Whether the judge wants the run to end: it said so, or it is gone.
bool judge_says_stop(int judge) {
  char buffer[sizeof(std::uint64_t)];
  const ssize_t size = recv(judge, buffer, sizeof buffer, MSG_DONTWAIT | MSG_PEEK);
  if (size > 0) receive_message(judge);
  return size >= 0 || errno != EAGAIN;
}

std::uint64_t difference(std::uint64_t all, std::uint64_t part) {
  return all - std::min(all, part);
}

}  // namespace

Runner::Runner(Level level, const std::string& owner, const std::string& scratch)
    : level_(level),
      programs_can_nest_(programs_can_nest()),
      cgroups_(owner),
      confinement_(make_confinement(level, scratch)),
      launcher_(level, *confinement_),
      ends_(open_ends()) {}

std::string Runner::describe() const {
  std::string text = level_ == Level::kUser ? "user, " : "";
  text += confinement_->describe();
  if (geteuid() == 0 || level_ == Level::kUser) text += "; runs as nobody";
  text += "; no new privileges; ";
  const std::string groups = cgroups_.describe();
  if (!groups.empty()) text += groups + (groups_hold() ? "; " : ", which programs can change; ");
  return text + (groups_hold() ? "rlimits" : "rlimits, memory of the tree looked at");
}

// Whether the groups are there and out of the programs' reach. Else we look for ourselves, too.
bool Runner::groups_hold() const {
  const bool is_root = level_ != Level::kUser && geteuid() == 0;  // and programs are nobody
  return cgroups_.memory() && (is_root || (level_ == Level::kUser && !programs_can_nest_));
}

Report Runner::run(const Request& request, const StandardStreams& streams, int judge) {
  Report report;
  try {
    cgroups_.renew();
    confinement_->prepare(request);
    const bool lends = level_ == Level::kRoot && !request.writable.empty();
    LentDirectory lent(lends ? confinement_->path_of_machine(request.writable) : "");
    report = run_prepared(request, streams, judge);
    lent.give_back();
  } catch (const std::exception& error) {
    report.failure = error.what();
    Usage of_nobody;
    end_processes(of_nobody);
  }
  return report;
}

Report Runner::run_prepared(const Request& request, const StandardStreams& streams, int judge) {
  Report report;
  RunState state;
  accounting_.reset();
  const Limits& limits = request.limits;
  cgroups_.start(limits.memory_bytes, static_cast<std::uint64_t>(limits.processes));
  const bool groups_count = cgroups_.processes() && groups_hold();
  const std::uint64_t most = groups_count ? 0 : process_limit(limits, level_, accounting_);
  state.own_cpu_before_ns = own_cpu_ns();
  state.started_ns = now_ns();
  state.main = launcher_.start(request, streams, most, cgroups_.clone_into());
  report.stop = watch(limits, judge, state, report);
  report.wall_ns = now_ns() - state.started_ns;
  take_all_ended(state, report);
  const bool has_more = has_children();
  if (has_more) end_processes(state.counted);
  report.left_processes = has_more && report.stop == Stop::kNothing;
  count(state, report);
  return report;
}

// What can still fork might do so faster than it is killed.
void Runner::end_processes(Usage& counted) {
  cgroups_.allow_no_more();
  confinement_->end_processes(counted);
}

Stop Runner::watch(const Limits& limits, int judge, RunState& state, Report& report) {
  Usage usage;
  for (;;) {
    pollfd sources[] = {{ends_.get(), POLLIN, 0}, {judge, POLLIN, 0}};
    const std::uint64_t elapsed = now_ns() - state.started_ns;
    const int ready = poll(sources, 2, wait_ms(limits, usage, elapsed));
    if (ready > 0 && sources[0].revents != 0 && take_all_ended(state, report)) {
      return Stop::kNothing;
    }
    if (ready > 0 && sources[1].revents != 0 && judge_says_stop(judge)) return Stop::kAsked;
    usage = usage_now(state);
    if (!groups_hold() && usage.memory_bytes > limits.memory_bytes) return Stop::kMemory;
    if (cgroups_.out_of_memory()) return Stop::kMemory;
    if (usage.cpu_ns > cpu_kill_ns(limits)) return Stop::kCpu;
    if (now_ns() - state.started_ns > nanoseconds(limits.wall_seconds)) return Stop::kWall;
  }
}

// Orphans come to us and are to go as they end, too. Says whether the main process has ended.
bool Runner::take_all_ended(RunState& state, Report& report) const {
  signalfd_siginfo signal;
  if (read(ends_.get(), &signal, sizeof signal) < 0 && errno != EAGAIN) fail("signalfd");
  Ended ended;
  while ((ended = take_ended(state.counted)).pid != 0) {
    if (ended.pid != state.main) continue;
    report.status = ended.status;
    state.main = -1;
  }
  return state.main == -1;
}

// The groups count what we do for the run as well; rusage misses what nobody waited for.
void Runner::count(const RunState& state, Report& report) const {
  std::uint64_t ours = launcher_.setup_cpu_ns();
  report.cpu_ns = std::max(difference(state.counted.cpu_ns, ours), state.seen.cpu_ns);
  if (cgroups_.count_runner()) ours += own_cpu_ns() - state.own_cpu_before_ns;
  report.cpu_ns = std::max(report.cpu_ns, difference(cgroups_.cpu_ns().value_or(0), ours));
  report.memory_bytes =
      std::max({state.counted.memory_bytes, state.seen.memory_bytes, cgroups_.peak_bytes()});
  report.out_of_memory = cgroups_.out_of_memory();
}

Usage Runner::usage_now(RunState& state) {
  Usage usage;
  if (!groups_hold() || !cgroups_.cpu()) usage = accounting_.descendants();
  if (groups_hold()) usage.memory_bytes = 0;  // the looks count shared pages more than once
  usage.memory_bytes = std::max(usage.memory_bytes, cgroups_.used_bytes());
  state.seen.memory_bytes = std::max(state.seen.memory_bytes, usage.memory_bytes);
  state.seen.cpu_ns = std::max(state.seen.cpu_ns, usage.cpu_ns);  // a group would count us, too
  usage.cpu_ns = std::max(usage.cpu_ns, cgroups_.cpu_ns().value_or(0));
  return usage;
}

// Until the next moment at which a limit could be passed.
int Runner::wait_ms(const Limits& limits, const Usage& usage, std::uint64_t elapsed_ns) const {
  static const auto processors = static_cast<std::uint64_t>(sysconf(_SC_NPROCESSORS_ONLN));
  const std::uint64_t cpu_left = difference(cpu_kill_ns(limits), usage.cpu_ns);
  std::uint64_t wait = std::max(cpu_left / processors, kShortestLook);
  if (!cgroups_.knows_peak() || !groups_hold()) wait = std::min(wait, kMemoryLook);
  wait = std::min(wait, difference(nanoseconds(limits.wall_seconds), elapsed_ns));
  return static_cast<int>(wait / kMillisecond) + 1;
}

}  // namespace supervisor
