// THEORY OF OPERATION
//
// The judge runs programs that it does not trust, measures them, and must not lend them anything
// of its own: no file, no process to kill, not even its size (a child inherits the peak memory of
// the process it is started from). So it starts this small static program first, and asks it for
// each run over a socket pair (protocol.hpp).
//
//     judge --- socket ---> supervisor --- clone ---> init --- fork ---> program ---> whatever
//                                ^                      |
//                                +------- report -------+
//
// SUPERVISOR. One for each worker of the judge, in a session of its own, so that neither Ctrl-C
// nor a program's kill(0) reaches it. It enters once what all runs may share because nothing can
// be left in it: a user namespace where it is not root, an empty network namespace, and a mount
// namespace whose root is a small file system in memory with /usr, /lib and their like shown
// read-only (namespaces.cpp). It serves one request after the other and ends when the judge's end
// of the socket closes, for whatever reason: that also is how a judge killed by SIGKILL leaves no
// process and no file behind.
//
// INIT. The first process of each run, cloned into a PID, a mount and an IPC namespace of its own.
// It mounts /proc and a scratch directory, binds the files of the request, takes the machine's
// files away, forks the program and waits. As process 1 it inherits every orphan. When the main
// process ends, it kills and reaps what is left, so that its RUSAGE_CHILDREN is the CPU time of
// the whole tree, tells the supervisor, and ends; with it the kernel ends the namespace. It cannot
// be killed from inside, and dies with the supervisor.
//
// PROGRAM. Takes its limits and gives up identity and privileges (limits.cpp), gets the three
// descriptors that came with the request, and executes. Standard input is a sealed copy in memory;
// output and error are pipes which the judge drains while the program runs. Nobody waits for the
// end of a pipe: the run is over when the main process is.
//
// LIMITS. CPU time and memory are those of the tree. A cgroup counts both and holds the memory;
// where there is none, memory is looked at every 10 ms and CPU time in between, and the last word
// is rusage (accounting.cpp). RLIMIT_CPU is a backstop only: it counts single processes in whole
// seconds, and its signal can be caught or sent by anyone. RLIMIT_AS is not used: reserved memory
// costs nothing. The stack may grow to the memory limit. A report says what was measured and what
// the supervisor did; the judge makes the verdict of it, and never from a signal's number.
//
// WITHOUT NAMESPACES (a container, an old kernel, or asked for) the same processes do the same,
// with a scratch directory of the machine, copies instead of binds, and a loop that kills children
// until none is left: init is a subreaper, and so is the supervisor in case init is killed. The
// judge finds the best level by trying each (argument "root", "user", "none"): a supervisor says
// kReady only after a trial run has gone through. Each begins by removing what others left that
// were killed; "sweep" does nothing else, when the judge has just seen one die.

#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <stdexcept>
#include <string>

#include "judge/supervisor/cgroup.hpp"
#include "judge/supervisor/limits.hpp"
#include "judge/supervisor/protocol.hpp"
#include "judge/supervisor/run.hpp"
#include "judge/supervisor/scratch.hpp"
#include "judge/supervisor/system.hpp"

namespace supervisor {

namespace {

constexpr int kJudge = 3;  // the judge's socket, by agreement

void stand_alone() {
  setsid();
  reset_signals();
  for (const int number : {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE})
    signal(number, SIG_IGN);
  syscall(SYS_close_range, kJudge + 1, ~0u, 0);
  fcntl(kJudge, F_SETFD, FD_CLOEXEC);
  umask(0);
}

std::string own_path() {
  char path[4096];
  const ssize_t size = readlink("/proc/self/exe", path, sizeof path);
  return std::string(path,
                     static_cast<std::size_t>(must(static_cast<int>(size), "/proc/self/exe")));
}

// Proves that programs can be started at all. The program is this very one: it needs no loader and
// nothing installed.
void try_out(Runner& runner, const std::string& self) {
  Request request;
  request.cpu_ns = request.wall_ns = 10'000'000'000;
  request.memory_bytes = request.file_bytes = 64u << 20;
  request.processes = 4;
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
    const Fd streams[] = {Fd(received.streams[0]), Fd(received.streams[1]),
                          Fd(received.streams[2])};
    Unpacker unpacker(received.bytes);
    if (unpacker.kind() != Kind::kRequest) continue;
    const Request request = decode_request(unpacker);
    send_message(kJudge, encode(runner.run(request, received.streams, kJudge)));
    runner.tidy_up();
  }
}

// What another supervisor is just making has no lock yet, and is younger than this.
constexpr int kSecondsToLock = 2;

void sweep(int seconds) {
  sweep_cgroups(seconds);
  sweep_scratch(seconds);
}

int supervise(Level level) {
  stand_alone();
  sweep(kSecondsToLock);
  try {
    const std::string self = own_path();  // before /proc is out of reach
    Runner runner(level);
    try_out(runner, self);
    send_message(kJudge, Packer(Kind::kReady).text(runner.description()).bytes());
    serve(runner);
    return 0;
  } catch (const std::exception& error) {
    send_message(kJudge, Packer(Kind::kRefused).text(error.what()).bytes());
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
  if (what == "sweep") return supervisor::sweep(0), 0;
  std::fputs("supervisor: started by the judge, not by hand\n", stderr);
  return 2;
}
