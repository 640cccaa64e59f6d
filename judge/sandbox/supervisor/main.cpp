// THEORY OF OPERATION
//
// The judge runs programs that it does not trust, measures them, and must not lend them anything
// of its own: no file, no process to kill, not even its size (a child inherits the peak memory of
// the process it is started from). So it starts this small static program first, and asks it for
// each run over a socket pair (protocol.hpp).
//
//     supervisor --- clone ---> runner --- vfork ---> program ---> whatever
//                                  |
//     judge -------- socket -------+
//
// SUPERVISOR. One for each worker of the judge, in a session of its own and with all signals
// blocked, so that neither Ctrl-C nor a program's kill(0) reaches it. It enters a user namespace
// where it is not root, clones the runner into a PID namespace, and waits for it to end: then it
// kills what may be left and removes the runner's control groups and scratch directory.
//
// RUNNER. The first process of the PID namespace, which cannot be killed from inside, and ends when
// the judge's end of the socket closes, for whatever reason, or when the supervisor dies: that also
// is how a judge killed by SIGKILL leaves no process and no file behind. It enters an empty network
// namespace, an IPC namespace, and a mount namespace whose root is a small file system in memory
// with /usr, /lib and their like shown read-only (confinement.cpp); then it serves one request
// after the other. To make namespaces for each run would take a quarter of a short run. Instead,
// each run finds those of the worker empty: when the main process of a run has ended, the runner
// kills all that is left in the PID namespace and waits until it is gone. As process 1 it inherits every
// orphan, so it knows, and its count is the CPU time of the whole tree. Then it empties the scratch
// directory and, should there be any IPC object left, takes a new IPC namespace.
//
// PROGRAM. Starts in the runner's memory (program.cpp), moves to a mount namespace without the
// machine's files, takes its limits, gives up identity and privileges (program.cpp), gets the three
// descriptors that came with the request, and executes. Standard input is a sealed copy in memory;
// output and error are pipes which the judge drains while the program runs. Nobody waits for the
// end of a pipe: the run is over when the main process is. Of a program that reads and writes files
// the input's name is a link to a fourth descriptor, a copy of standard input; the output file is
// opened by the runner when no process is left, and its descriptor goes with the report.
//
// LIMITS. CPU time and memory are those of the tree. A cgroup counts both and holds the memory;
// where there is none, memory is looked at every 10 ms and CPU time in between, and the last word
// is rusage (processes.cpp). RLIMIT_CPU is a backstop only: it counts single processes in whole
// seconds, and its signal can be caught or sent by anyone. RLIMIT_AS is not used: reserved memory
// costs nothing. The stack may grow to the memory limit. A report says what was measured and what
// the runner did; the judge makes the verdict of it, and never from a signal's number.
//
// WITHOUT NAMESPACES (a container, an old kernel, or asked for) the same processes do the same
// (class Bare), with a scratch directory of the machine, copies instead of binds, and a loop that
// stops all descendants, lest they fork, and kills them until none is left: the runner is a
// subreaper, and so is the supervisor in case a program of the same user kills or stops the runner,
// and the judge in case it kills the supervisor, too.
// The groups of an ordinary account are its programs' own; Landlock, where the kernel has it, keeps
// them from writing there.
// The judge finds the best level by trying each (argument "root", "user", "none"): a runner says
// kReady only after a trial run has gone through. Each begins by removing what others left that
// were killed; "sweep" does nothing else, when the judge has just seen one die.

#include <sched.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>

#include "judge/sandbox/supervisor/cgroup.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"
#include "judge/sandbox/supervisor/runner.hpp"
#include "judge/sandbox/supervisor/scratch.hpp"
#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

namespace {

constexpr int kJudge = 3;  // the judge's socket, by agreement

// --- the runner ---------------------------------------------------------------------------------

std::string own_path() {
  char path[4096];
  const ssize_t size = readlink("/proc/self/exe", path, sizeof path);
  must(size, "/proc/self/exe");
  return std::string(path, static_cast<std::size_t>(size));
}

// Proves that programs can be started at all. The program is this very one: it needs no loader and
// nothing installed.
void try_out(Runner& runner, const std::string& self) {
  Request request;
  request.limits = {10, 10, 64u << 20, 64u << 20, 0, 4};
  request.argv = {"trial", "nothing"};
  request.files = {{"trial", self}};
  const Report report = runner.run(request, {kJudge, kJudge, kJudge}, kJudge);
  runner.tidy_up();
  if (!report.failure.empty()) throw std::runtime_error(report.failure);
  if (report.status != 0) throw std::runtime_error("a trial run failed");
}

void serve(Runner& runner) {
  for (;;) {
    const Received received = receive_message(kJudge);
    if (received.bytes.empty()) return;
    const Descriptor streams[] = {Descriptor(received.streams[0]), Descriptor(received.streams[1]),
                                  Descriptor(received.streams[2])};
    Unpacker unpacker(received.bytes);
    if (unpacker.kind() != Kind::kRequest) continue;
    const Request request = decode<Request>(unpacker);
    const Report report = runner.run(request, received.streams, kJudge);
    const Descriptor output = runner.open_output(request);
    const StandardStreams with_output{received.streams[0], output.get(), received.streams[2]};
    send_message(kJudge, encode(Kind::kReport, report), output ? &with_output : nullptr);
    runner.tidy_up();
  }
}

void refuse(const std::exception& error) {
  send_message(kJudge, (Packer(Kind::kRefused) & std::string(error.what())).bytes());
}

// At level none a program may have stopped a supervisor, ours or another worker's, and been killed
// itself before it ended it, as our programs are when the judge is gone.
void wake_supervisors(Level level) {
  if (level != Level::kNone) return;
  const Descriptor proc = open_directory(AT_FDCWD, "/proc");
  for (const pid_t pid : numbers_in(proc.get(), ".")) {
    if (read_small(proc.get(), std::to_string(pid) + "/comm") == "supervisor\n") kill(pid, SIGCONT);
  }
}

// Never returns, since what it holds is for the supervisor to remove.
[[noreturn]] void be_runner(Level level, const std::string& owner, const std::string& scratch) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  bool is_ready = false;
  try {
    const std::string self = own_path();  // before /proc shows the PID namespace only
    Runner runner(level, owner, scratch);
    try_out(runner, self);
    is_ready = send_message(kJudge, (Packer(Kind::kReady) & runner.describe()).bytes());
    serve(runner);
    wake_supervisors(level);
    _exit(0);
  } catch (const std::exception& error) {
    if (!is_ready) refuse(error);
    _exit(1);
  }
}

// --- the supervisor -----------------------------------------------------------------------------

void stand_alone() {
  setsid();
  block_signals();
  syscall(SYS_close_range, kJudge + 1, ~0u, 0);
  fcntl(kJudge, F_SETFD, FD_CLOEXEC);
  umask(0);
}

// What another supervisor is just making has no lock yet, and is younger than this.
constexpr int kSecondsToLock = 2;

// Waits until the runner has ended; says whether it did so in order. One that was stopped, which
// only a program of the same user can do, would never end.
bool wait_for(pid_t runner) {
  int status = 0;
  while (waitpid(runner, &status, WUNTRACED) < 0 || WIFSTOPPED(status))
    kill(runner, SIGKILL);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

int supervise(Level level) {
  stand_alone();
  sweep_cgroups("", kSecondsToLock);
  sweep_scratch(kSecondsToLock);
  try {
    write_small(AT_FDCWD, "/proc/self/oom_score_adj", "-1000");  // where we may
    must(prctl(PR_SET_CHILD_SUBREAPER, 1), "subreaper");
    const std::string owner = group_owner();
    std::optional<Scratch> scratch;
    if (level == Level::kNone) scratch.emplace();
    if (level == Level::kUser) enter_user_namespace();
    // From here on no process of the same user may look into us or into the runner.
    prctl(PR_SET_DUMPABLE, 0);
    const int namespaces = level == Level::kNone ? 0 : CLONE_NEWPID;
    const pid_t runner = must(syscall(SYS_clone, namespaces | SIGCHLD, 0, 0, 0, 0), "clone");
    if (runner == 0) be_runner(level, owner, scratch ? scratch->path() : "");
    close(kJudge);
    const bool in_order = wait_for(runner);
    Usage of_nobody;
    kill_descendants(of_nobody);
    wake_supervisors(level);
    sweep_cgroups(owner, 0);
    return in_order ? 0 : 1;
  } catch (const std::exception& error) {
    refuse(error);
    return 1;
  }
}

}  // namespace

}  // namespace supervisor

int main(int argc, char** argv) {
  using supervisor::Level;
  const std::string what = argc == 2 ? argv[1] : "";
  if (what == "root") return supervisor::supervise(Level::kRoot);
  if (what == "user") return supervisor::supervise(Level::kUser);
  if (what == "none") return supervisor::supervise(Level::kNone);
  if (what == "nothing") return 0;
  if (what == "sweep") {
    supervisor::sweep_cgroups("", 0);
    supervisor::sweep_scratch(0);
    return 0;
  }
  std::fputs("supervisor: started by the judge, not by hand\n", stderr);
  return 2;
}
