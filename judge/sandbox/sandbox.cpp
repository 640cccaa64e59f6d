#include "judge/sandbox/sandbox.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <utility>

#include "judge/base/errors.hpp"
#include "judge/base/files.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"
#include "judge/sandbox/supervisor/system.hpp"
#include "judge/sandbox/supervisor_process.hpp"

namespace judge {

namespace {

using supervisor::must;
using supervisor::nanoseconds;
using Clock = std::chrono::steady_clock;
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
  explicit Drain(std::uint64_t bound);

  int read_end() const { return read_end_.get(); }  // for poll; -1 after the end of the file
  int write_end() const { return write_end_.get(); }
  void close_write_end() { write_end_.reset(); }

  // Takes at most one buffer of what is there, without waiting. False when nothing was.
  bool take();

  bool overflowed() const { return overflowed_; }  // there was more than the bound
  std::string&& text() { return std::move(text_); }

 private:
  std::uint64_t bound_;
  Descriptor read_end_;
  Descriptor write_end_;
  bool overflowed_ = false;
  std::string text_;
};

Drain::Drain(std::uint64_t bound) : bound_(bound) {
  int ends[2];
  must(pipe2(ends, O_CLOEXEC), "pipe");
  read_end_ = Descriptor(ends[0]);
  write_end_ = Descriptor(ends[1]);
  fcntl(read_end(), F_SETFL, O_NONBLOCK);
}

bool Drain::take() {
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

// Takes what the pipes hold. With the run over all writers are gone, so that is all there is; the
// end of the file is never waited for.
void take_the_rest(Drain& drain) {
  while (!drain.overflowed() && drain.take()) {
  }
}

// Waits for the supervisor's answer and keeps both pipes flowing meanwhile. Empty: it died.
// Nothing: it did not answer until `deadline`. Throws Interrupted when the stop is requested.
std::optional<std::string> collect(int socket, Clock::time_point deadline, const StopToken& stop,
                                   Drain& output, Drain& error) {
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
  std::string answer = supervisor::receive_message(socket).bytes;
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
  std::optional<std::string> answer = "";
  if (!supervisor_is_dead_) {
    const auto wall = std::chrono::nanoseconds(nanoseconds(command.limits.wall_seconds));
    const auto deadline = Clock::now() + wall + kGrace;
    answer = collect(supervisor_->socket(), deadline, stop_, output, error);
  }
  // One that is late is killed; one that was told to end has still to clean up.
  if (!answer) supervisor_->kill_now();
  supervisor_is_dead_ = !answer || answer->empty();
  if (supervisor_is_dead_) return broken("the supervisor died");
  supervisor::Unpacker unpacker(*answer);
  const auto report = supervisor::decode<supervisor::Report>(unpacker);
  return make_outcome(report, command.limits, output, error);
}

bool programs_see(const fs::path& file) {
  const std::string top = file.is_absolute() ? *std::next(file.begin()) : "";
  return std::find(std::begin(supervisor::kSystemFolders), std::end(supervisor::kSystemFolders),
                   top) != std::end(supervisor::kSystemFolders);
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
