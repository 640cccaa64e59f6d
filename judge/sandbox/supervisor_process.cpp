#include "judge/sandbox/supervisor_process.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <initializer_list>
#include <stdexcept>
#include <utility>

#include "judge/base/process.hpp"
#include "judge/sandbox/supervisor/processes.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"

namespace judge {

namespace fs = std::filesystem;

namespace {

constexpr int kSocketInSupervisor = 3;

// Starts the supervisor with /dev/null as its standard streams and, if given, its end of the line.
pid_t start_supervisor(const fs::path& binary, const std::string& argument, int socket) {
  ChildFiles files;
  if (socket >= 0) files.copy(kSocketInSupervisor, socket);
  for (int number = 0; number < 3; ++number)
    files.open(number, "/dev/null", O_RDWR);
  return start_process({binary.string(), argument}, files);
}

// Ends what a supervisor that was killed could not: its runner and all programs have become
// children of ours. Then another removes the groups and files.
void clean_up_after_one_that_was_killed(const fs::path& binary) {
  with_our_processes([](const std::set<pid_t>& ours) {
    supervisor::Usage of_nobody;
    supervisor::kill_descendants(of_nobody, ours);
  });
  wait_for_process(start_supervisor(binary, "sweep", -1));
}

// A copy above the standard streams and above the number that the supervisor gets, so that it is
// not in the way when another is put in its place.
Descriptor moved_up(const Descriptor& socket) {
  const int lowest = kSocketInSupervisor + 1;
  return Descriptor(supervisor::must(fcntl(socket.get(), F_DUPFD_CLOEXEC, lowest), "socketpair"));
}

std::pair<Descriptor, Descriptor> socket_pair() {
  int ends[2];
  supervisor::must(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends), "socketpair");
  const Descriptor first(ends[0]), second(ends[1]);
  return {moved_up(first), moved_up(second)};
}

}  // namespace

SupervisorProcess::SupervisorProcess(Isolation isolation, fs::path binary)
    : isolation_(isolation), binary_(std::move(binary)) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  start();
}

SupervisorProcess::~SupervisorProcess() {
  end();
}

void SupervisorProcess::start() {
  std::string refusals;
  const char* const best = geteuid() == 0 ? "root" : "user";
  if (isolation_ == Isolation::kBest && start_at(best, refusals)) return;
  if (start_at("none", refusals)) {
    description_ += refusals;
    return;
  }
  throw std::runtime_error("the supervisor cannot run programs here" + refusals);
}

// Says whether that worked; if not, adds the reason to `refusals`.
bool SupervisorProcess::start_at(const char* level, std::string& refusals) {
  auto [ours, theirs] = socket_pair();
  socket_ = std::move(ours);
  pid_ = start_supervisor(binary_, level, theirs.get());
  theirs.reset();
  const supervisor::Received answer = supervisor::receive_message(socket());
  std::string text = "it ended at once";
  if (!answer.bytes.empty()) {
    supervisor::Unpacker unpacker(answer.bytes);
    unpacker& text;
    if (unpacker.kind() == supervisor::Kind::kReady) return description_ = text, true;
  }
  refusals += std::string("; as \"") + level + "\": " + text;
  end();
  return false;
}

void SupervisorProcess::end() {
  socket_.reset();
  if (pid_ <= 0) return;
  kill(pid_, SIGCONT);  // a program of the same user may have stopped it
  const ProcessEnd ended = wait_for_process(std::exchange(pid_, -1), true);
  if (WIFSIGNALED(ended.status)) clean_up_after_one_that_was_killed(binary_);
}

void SupervisorProcess::restart() {
  end();
  start();
}

void SupervisorProcess::kill_now() noexcept {
  kill(pid_, SIGKILL);
}

fs::path find_supervisor() {
  if (const char* named = std::getenv("JUDGE_SUPERVISOR")) return named;
  const fs::path self = fs::read_symlink("/proc/self/exe");
  for (fs::path folder = self.parent_path();; folder = folder.parent_path()) {
    if (fs::is_regular_file(folder / "supervisor")) return folder / "supervisor";
    if (folder == folder.root_path()) break;
  }
  throw std::runtime_error("no file \"supervisor\" beside " + self.string() + "; run `make judge`");
}

}  // namespace judge
