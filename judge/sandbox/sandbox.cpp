#include "judge/sandbox/sandbox.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <utility>

#include "judge/base/errors.hpp"
#include "judge/base/files.hpp"
#include "judge/base/process.hpp"
#include "judge/sandbox/supervisor/processes.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"
#include "judge/sandbox/supervisor/system.hpp"

namespace judge {

namespace {

using supervisor::must;
using supervisor::nanoseconds;
using Clock = std::chrono::steady_clock;

// --- the supervisor ---

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
  return Descriptor(must(fcntl(socket.get(), F_DUPFD_CLOEXEC, lowest), "socketpair"));
}

std::pair<Descriptor, Descriptor> socket_pair() {
  int ends[2];
  must(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends), "socketpair");
  const Descriptor first(ends[0]), second(ends[1]);
  return {moved_up(first), moved_up(second)};
}

}  // namespace

// The judge's end of the line to its supervisor process: starting it at the best level of isolation
// that works here, and noticing when it is gone.
class SupervisorProcess {
 public:
  // Starts it. Throws std::runtime_error when no level works.
  SupervisorProcess(Isolation isolation, fs::path binary)
      : isolation_(isolation), binary_(std::move(binary)) {
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    start();
  }
  ~SupervisorProcess() { end(); }
  SupervisorProcess(const SupervisorProcess&) = delete;
  SupervisorProcess& operator=(const SupervisorProcess&) = delete;

  int socket() const { return socket_.get(); }
  const std::string& description() const { return description_; }

  // Starts another one in the place of one that died, after removing what that left.
  void restart() {
    end();
    start();
  }

  // For one that no longer answers.
  void kill_now() { kill(pid_, SIGKILL); }

  // Makes it end its run and itself, and waits until it has removed what it made.
  void end() {
    socket_.reset();
    if (pid_ <= 0) return;
    kill(pid_, SIGCONT);  // a program of the same user may have stopped it
    const ProcessEnd ended = wait_for_process(std::exchange(pid_, -1), true);
    if (WIFSIGNALED(ended.status)) clean_up_after_one_that_was_killed(binary_);
  }

 private:
  void start() {
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
  bool start_at(const char* level, std::string& refusals) {
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

  Isolation isolation_;
  fs::path binary_;
  pid_t pid_ = -1;
  Descriptor socket_;
  std::string description_;
};

namespace {

// --- one run ---

// How long after a run's own wall limit the supervisor may take to end it and answer.
constexpr std::chrono::seconds kGrace{20};

Descriptor open_to_read(const std::string& file) {
  return Descriptor(must(open(file.c_str(), O_RDONLY | O_CLOEXEC), file));
}

void copy_all(int from, int to, const std::string& what) {
  constexpr std::size_t kChunk = 1u << 30;
  while (must(sendfile(to, from, nullptr, kChunk), "copy " + what) != 0) {
  }
}

// A descriptor from which the program reads its input. Whatever it does with it, /proc/self/fd/0
// included, it cannot reach a file: it has a copy in memory that nobody can change any more.
Descriptor open_input(const Content& input) {
  if (input.file.empty() && input.bytes.empty()) return open_to_read("/dev/null");
  const Descriptor copy(must(memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING), "memfd"));
  if (!input.file.empty()) {
    copy_all(open_to_read(input.file).get(), copy.get(), input.file);
  } else if (!write_all(copy.get(), input.bytes)) {
    supervisor::fail("memfd");
  }
  fcntl(copy.get(), F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL);
  return open_to_read("/proc/self/fd/" + std::to_string(copy.get()));
}

constexpr std::size_t kPipe = 64u << 10;  // bytes that one usually holds

// What a program writes, taken from its pipe while it runs and kept up to a bound.
class Drain {
 public:
  // Makes a pipe. Throws std::runtime_error when there is none to be had.
  explicit Drain(std::uint64_t bound) : bound_(bound) {
    int ends[2];
    must(pipe2(ends, O_CLOEXEC), "pipe");
    read_end_ = Descriptor(ends[0]);
    write_end_ = Descriptor(ends[1]);
    fcntl(read_end(), F_SETFL, O_NONBLOCK);
  }

  int read_end() const { return read_end_.get(); }  // for poll; -1 after the end of the file
  int write_end() const { return write_end_.get(); }
  void close_write_end() { write_end_.reset(); }

  // Takes at most one buffer of what is there, without waiting. False when nothing was.
  bool take() {
    if (!read_end_) return false;
    char buffer[kPipe];
    const ssize_t size = read(read_end(), buffer, sizeof buffer);
    if (size <= 0) {
      if (size == 0 || (errno != EAGAIN && errno != EINTR)) read_end_.reset();
      return false;
    }
    const auto room = static_cast<std::size_t>(bound_ - text_.size());
    overflowed_ = overflowed_ || static_cast<std::size_t>(size) > room;
    text_.append(buffer, std::min(room, static_cast<std::size_t>(size)));
    return true;
  }

  bool overflowed() const { return overflowed_; }  // there was more than the bound
  std::string&& text() { return std::move(text_); }

 private:
  std::uint64_t bound_;
  Descriptor read_end_;
  Descriptor write_end_;
  bool overflowed_ = false;
  std::string text_;
};

int milliseconds_until(Clock::time_point moment) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(moment - Clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1'000'000'000));
}

supervisor::Request make_request(const Command& command) {
  supervisor::Request request;
  request.limits = command.limits;
  request.argv = command.argv;
  if (request.argv.empty()) throw std::runtime_error("no program to run");
  for (const auto& [name, path] : command.files) {
    if (fs::path(name).filename() != name) throw std::runtime_error("bad file name: " + name);
    request.files.emplace_back(name, fs::canonical(path));
  }
  for (const fs::path& path : command.readable)
    request.readable.push_back(fs::canonical(path));
  if (!command.writable.empty()) request.writable = fs::canonical(command.writable);
  for (const std::string& name : {command.streams.input, command.streams.output})
    if (fs::path(name).filename() != name) throw std::runtime_error("bad file name: " + name);
  request.input_file = command.streams.input;
  request.output_file = command.streams.output;
  request.only_files = command.streams.only && !command.streams.input.empty();
  return request;
}

// The one place where measurements become an end. A signal's number plays no part.
End end_of(const supervisor::Report& report, const Limits& limits, bool too_much_output) {
  using supervisor::Stop;
  if (!report.failure.empty()) return End::kBroken;
  if (too_much_output) return End::kOutputLimit;
  if (report.stop == Stop::kMemory || report.out_of_memory) return End::kMemoryLimit;
  if (report.memory_bytes > limits.memory_bytes) return End::kMemoryLimit;
  if (report.cpu_ns > nanoseconds(limits.cpu_seconds)) return End::kCpuLimit;
  if (report.stop == Stop::kCpu) return End::kCpuLimit;
  if (report.stop == Stop::kWall || report.wall_ns > nanoseconds(limits.wall_seconds)) {
    return End::kWallLimit;
  }
  return WIFSIGNALED(report.status) ? End::kSignaled : End::kExited;
}

Outcome broken(std::string message) {
  Outcome outcome;
  outcome.message = std::move(message);
  return outcome;
}

Outcome make_outcome(const supervisor::Report& report, const Limits& limits, Drain& output,
                     Drain& error) {
  Outcome outcome;
  outcome.end = end_of(report, limits, output.overflowed());
  if (outcome.end == End::kExited) outcome.exit_code = WEXITSTATUS(report.status);
  if (outcome.end == End::kSignaled) outcome.signal = WTERMSIG(report.status);
  outcome.cpu_seconds = static_cast<double>(report.cpu_ns) / 1e9;
  outcome.wall_seconds = static_cast<double>(report.wall_ns) / 1e9;
  outcome.memory_bytes = report.memory_bytes;
  outcome.output = output.text();
  outcome.error = error.text();
  outcome.left_processes = report.left_processes;
  outcome.message = report.failure;
  return outcome;
}

// The output in a file, in place of that on standard output; it is one that can be mapped. The
// system lets no file grow beyond the limit: one that has reached it wanted to.
void take_file(int file, const Limits& limits, Outcome& outcome) {
  outcome.wrote_file = true;
  struct stat facts {};
  must(fstat(file, &facts), "the output file");
  const auto size = static_cast<std::uint64_t>(facts.st_size);
  const bool is_cut = size >= limits.output_bytes;
  if (is_cut && outcome.end != End::kMemoryLimit) outcome.end = End::kOutputLimit;
  outcome.output.resize(static_cast<std::size_t>(std::min(size, limits.output_bytes)));
  for (std::size_t done = 0; done < outcome.output.size();) {
    const ssize_t got = must(pread(file, outcome.output.data() + done, outcome.output.size() - done,
                                   static_cast<off_t>(done)),
                             "the output file");
    if (got == 0) outcome.output.resize(done);
    done += static_cast<std::size_t>(got);
  }
}

// Takes what the pipes hold. With the run over all writers are gone, so that is all there is; the
// end of the file is never waited for.
void take_the_rest(Drain& drain) {
  while (!drain.overflowed() && drain.take()) {
  }
}

// Waits for the supervisor's answer and keeps both pipes flowing meanwhile. Empty: it died.
// Nothing: it did not answer until `deadline`. Throws Interrupted when the stop is requested.
std::optional<supervisor::Received> collect(int socket, Clock::time_point deadline,
                                            const StopToken& stop, Drain& output, Drain& error) {
  for (bool is_ending = false;;) {
    pollfd sources[] = {{socket, POLLIN, 0},
                        {output.read_end(), POLLIN, 0},
                        {error.read_end(), POLLIN, 0},
                        {stop.descriptor(), POLLIN, 0}};
    if (poll(sources, std::size(sources), milliseconds_until(deadline)) == 0) return std::nullopt;
    stop.check();
    if (sources[1].revents != 0) output.take();
    if (sources[2].revents != 0) error.take();
    if (output.overflowed() && !std::exchange(is_ending, true)) {
      supervisor::send_message(socket, supervisor::Packer(supervisor::Kind::kStop).bytes());
    }
    if (sources[0].revents != 0) break;
  }
  supervisor::Received answer = supervisor::receive_message(socket);
  take_the_rest(output);
  take_the_rest(error);
  return answer;
}

}  // namespace

Outcome Sandbox::run_once(const Command& command) {
  const std::string request = supervisor::encode(supervisor::Kind::kRequest, make_request(command));
  if (request.size() > supervisor::kMaxMessage) return broken("the command line is too long");
  const Descriptor input = open_input(command.input);
  Drain output(command.limits.output_bytes);
  Drain error(command.limits.error_bytes);
  const supervisor::StandardStreams streams{input.get(), output.write_end(), error.write_end()};
  supervisor_is_dead_ = !supervisor::send_message(supervisor_->socket(), request, &streams);
  output.close_write_end();
  error.close_write_end();
  std::optional<supervisor::Received> answer = supervisor::Received();
  if (!supervisor_is_dead_) {
    const auto wall = std::chrono::nanoseconds(nanoseconds(command.limits.wall_seconds));
    const auto deadline = Clock::now() + wall + kGrace;
    answer = collect(supervisor_->socket(), deadline, stop_, output, error);
  }
  // One that is late is killed; one that was told to end has still to clean up.
  if (!answer) supervisor_->kill_now();
  supervisor_is_dead_ = !answer || answer->bytes.empty();
  if (supervisor_is_dead_) return broken("the supervisor died");
  const Descriptor sent[] = {Descriptor(answer->streams[0]), Descriptor(answer->streams[1]),
                             Descriptor(answer->streams[2])};
  supervisor::Unpacker unpacker(answer->bytes);
  const auto report = supervisor::decode<supervisor::Report>(unpacker);
  Outcome outcome = make_outcome(report, command.limits, output, error);
  const bool file_counts = command.streams.only || outcome.output.empty();
  if (sent[1] && outcome.end != End::kBroken && file_counts)
    take_file(sent[1].get(), command.limits, outcome);
  return outcome;
}

bool programs_see(const fs::path& file) {
  const std::string top = file.is_absolute() ? *std::next(file.begin()) : "";
  return std::find(std::begin(supervisor::kSystemFolders), std::end(supervisor::kSystemFolders),
                   top) != std::end(supervisor::kSystemFolders);
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

Sandbox::Sandbox(const StopToken& stop, Isolation isolation, const fs::path& supervisor)
    : stop_(stop),
      supervisor_(std::make_unique<SupervisorProcess>(
          isolation, supervisor.empty() ? find_supervisor() : supervisor)) {}

Sandbox::~Sandbox() = default;

Outcome Sandbox::run(const Command& command) {
  try {
    stop_.check();
    if (supervisor_is_dead_) supervisor_->restart();
    return run_once(command);
  } catch (const Interrupted&) {
    supervisor_->end();
    throw;
  } catch (const std::exception& error) {
    return broken(error.what());
  }
}

const std::string& Sandbox::isolation() const {
  return supervisor_->description();
}

}  // namespace judge
