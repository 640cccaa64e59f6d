#include "judge/sandbox/supervisor_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <stdexcept>
#include <utility>

#include "judge/sandbox/supervisor/protocol.hpp"

extern char** environ;

namespace judge {

namespace fs = std::filesystem;

namespace {

constexpr int kSocketInSupervisor = 3;

// Starts the supervisor with /dev/null as its standard streams and, if given, its end of the line.
pid_t spawn(const fs::path& binary, const char* argument, int socket) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (socket >= 0) posix_spawn_file_actions_adddup2(&actions, socket, kSocketInSupervisor);
  for (int number = 0; number < 3; ++number) {
    posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0);
  }
  const char* const arguments[] = {binary.c_str(), argument, nullptr};
  pid_t pid = -1;
  const int error = posix_spawn(&pid, binary.c_str(), &actions, nullptr,
                                const_cast<char* const*>(arguments), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::runtime_error("start " + binary.string() + ": " + strerror(error));
  return pid;
}

void wait_for(pid_t pid) {
  while (waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
  }
}

// Our end above the standard streams and above the number the supervisor gets, so that neither is
// in the way when the other is put in its place.
std::pair<int, int> socket_pair() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
    throw std::runtime_error(std::string("socketpair: ") + strerror(errno));
  }
  std::pair<int, int> moved;
  moved.first = fcntl(ends[0], F_DUPFD_CLOEXEC, kSocketInSupervisor + 1);
  moved.second = fcntl(ends[1], F_DUPFD_CLOEXEC, kSocketInSupervisor + 1);
  close(ends[0]);
  close(ends[1]);
  if (moved.first < 0 || moved.second < 0) throw std::runtime_error("too many open files");
  return moved;
}

}  // namespace

SupervisorProcess::SupervisorProcess(Isolation isolation, fs::path binary)
    : isolation_(isolation), binary_(std::move(binary)) {
  start();
}

SupervisorProcess::~SupervisorProcess() {
  stop();
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
  const auto [ours, theirs] = socket_pair();
  socket_ = ours;
  try {
    pid_ = spawn(binary_, level, theirs);
  } catch (...) {
    close(theirs);
    throw;
  }
  close(theirs);
  const supervisor::Received answer = supervisor::receive_message(ours);
  std::string text = "it ended at once";
  if (!answer.bytes.empty()) {
    supervisor::Unpacker unpacker(answer.bytes);
    const supervisor::Kind kind = unpacker.kind();
    text = unpacker.text();
    if (kind == supervisor::Kind::kReady) return description_ = text, true;
  }
  refusals += std::string("; as \"") + level + "\": " + text;
  stop();
  return false;
}

void SupervisorProcess::stop() {
  const int socket = socket_.exchange(-1);
  if (socket >= 0) close(socket);
  if (pid_ <= 0) return;
  kill(pid_, SIGCONT);  // a program of the same user may have stopped it
  wait_for(std::exchange(pid_, -1));
}

void SupervisorProcess::restart() {
  stop();
  wait_for(spawn(binary_, "sweep", -1));
  start();
}

void SupervisorProcess::kill_now() noexcept {
  kill(pid_, SIGKILL);
}

void SupervisorProcess::interrupt() noexcept {
  interrupted_ = true;
  const int socket = socket_;
  if (socket >= 0) shutdown(socket, SHUT_RDWR);
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
