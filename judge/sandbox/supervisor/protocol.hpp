// What the judge and its supervisor say to each other: one message is one packet of a
// SOCK_SEQPACKET pair, so nothing is ever half read. Both sides are built together; nobody else
// uses the format.
//
//   supervisor -> judge   kReady TEXT      once: what is protected, in words
//                         kRefused TEXT    once: this level is not to be had here, and why
//   judge -> supervisor   kRequest REQUEST with three descriptors: standard input, output and error
//                         kStop            ends the run (ignored if the run has just ended)
//   supervisor -> judge   kReport REPORT   the answer to each kRequest; with three descriptors, of which
//                                          the second is the output file, if the program left one
#pragma once

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "judge/sandbox/supervisor/limits.hpp"

namespace supervisor {

enum class Kind : std::uint64_t { kReady, kRefused, kRequest, kStop, kReport };

constexpr std::size_t kMaxMessage = 128u << 10;  // bytes; below the socket's default buffer

// The folders of the machine that every program sees, where it sees no others.
constexpr const char* kSystemFolders[] = {"bin", "lib", "lib32", "lib64", "libx32", "sbin", "usr"};

struct Request {
  Limits limits;  // but for error_bytes, which the judge sees to
  std::vector<std::string> argv;
  std::vector<std::pair<std::string, std::string>> files;  // name in the scratch directory, path
  std::vector<std::string> readable;                       // canonical paths
  std::string writable;                                    // canonical path, or empty
  // Names in the scratch directory, or empty: under the first the program finds its input, under
  // the second it may leave its output.
  std::string input_file, output_file;
  bool only_files = false;  // nothing comes through standard input

  template <typename Direction, typename Message>
  static void fields(Direction& direction, Message& request) {
    auto& limits = request.limits;
    direction& limits.cpu_seconds& limits.wall_seconds& limits.memory_bytes;
    direction& limits.output_bytes& limits.processes;
    direction& request.argv& request.files& request.readable& request.writable;
    direction& request.input_file& request.output_file& request.only_files;
  }
};

// Why the supervisor ended a run. kNothing: the program ended by itself.
enum class Stop : std::uint64_t { kNothing, kCpu, kWall, kMemory, kAsked };

struct Report {
  Stop stop = Stop::kNothing;
  int status = 0;  // as from waitpid; of no meaning after a stop
  std::uint64_t cpu_ns = 0;
  std::uint64_t wall_ns = 0;
  std::uint64_t memory_bytes = 0;
  bool out_of_memory = false;  // the kernel refused memory to the tree
  bool left_processes = false;
  std::string failure;  // not empty: the sandbox failed, and nothing else here has a meaning

  template <typename Direction, typename Message>
  static void fields(Direction& direction, Message& report) {
    direction& report.stop& report.status& report.cpu_ns& report.wall_ns& report.memory_bytes;
    direction& report.out_of_memory& report.left_processes& report.failure;
  }
};

// Appends the fields of a message, of whatever type.
class Packer {
 public:
  explicit Packer(Kind kind) { *this& kind; }

  template <typename Number>
  Packer& operator&(const Number& value) {
    const auto number = static_cast<std::uint64_t>(value);
    bytes_.append(reinterpret_cast<const char*>(&number), sizeof number);
    return *this;
  }
  Packer& operator&(double seconds) { return *this & nanoseconds(seconds); }
  Packer& operator&(const std::string& text) {
    *this& text.size();
    bytes_ += text;
    return *this;
  }
  template <typename Element>
  Packer& operator&(const std::vector<Element>& elements) {
    *this& elements.size();
    for (const Element& element : elements)
      *this& element;
    return *this;
  }
  Packer& operator&(const std::pair<std::string, std::string>& texts) {
    return *this & texts.first & texts.second;
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

// Takes them out again in the same order. Throws std::runtime_error on a message too short.
class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : rest_(bytes) { *this& kind_; }

  Kind kind() const { return kind_; }

  template <typename Number>
  Unpacker& operator&(Number& value) {
    std::uint64_t number;
    std::memcpy(&number, take(sizeof number).data(), sizeof number);
    value = static_cast<Number>(number);
    return *this;
  }
  Unpacker& operator&(double& seconds) {
    std::uint64_t count;
    *this& count;
    seconds = static_cast<double>(count) / 1e9;
    return *this;
  }
  Unpacker& operator&(std::string& text) {
    std::size_t size;
    *this& size;
    text = take(size);
    return *this;
  }
  template <typename Element>
  Unpacker& operator&(std::vector<Element>& elements) {
    std::size_t count;
    for (*this& count; count > 0; --count)
      *this& elements.emplace_back();
    return *this;
  }
  Unpacker& operator&(std::pair<std::string, std::string>& texts) {
    return *this & texts.first & texts.second;
  }

 private:
  std::string_view take(std::uint64_t size) {
    if (size > rest_.size()) throw std::runtime_error("message too short");
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }
  std::string_view rest_;
  Kind kind_{};
};

template <typename Message>
std::string encode(Kind kind, const Message& message) {
  Packer packer(kind);
  Message::fields(packer, message);
  return packer.bytes();
}

// `unpacker` stands behind the message's kind.
template <typename Message>
Message decode(Unpacker& unpacker) {
  Message message;
  Message::fields(unpacker, message);
  return message;
}

using StandardStreams = std::array<int, 3>;  // descriptors of standard input, output and error

// Sends one message, with the descriptors if given. False when the other side is gone or the
// message is too long.
inline bool send_message(int socket, const std::string& bytes,
                         const StandardStreams* streams = nullptr) {
  iovec part{const_cast<char*>(bytes.data()), bytes.size()};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(StandardStreams))] = {};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  if (streams != nullptr) {
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    cmsghdr* header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(StandardStreams));
    std::memcpy(CMSG_DATA(header), streams->data(), sizeof(StandardStreams));
  }
  if (bytes.size() > kMaxMessage) return false;
  ssize_t sent;
  do
    sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == static_cast<ssize_t>(bytes.size());
}

struct Received {
  std::string bytes;  // empty: the other side is gone
  StandardStreams streams{-1, -1, -1};
};

// Waits for one message and the descriptors that came with it, closed on exec.
inline Received receive_message(int socket) {
  static thread_local char buffer[kMaxMessage];
  iovec part{buffer, sizeof buffer};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(StandardStreams))] = {};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  ssize_t size;
  do
    size = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (size < 0 && errno == EINTR);
  Received received;
  if (size <= 0) return received;
  received.bytes.assign(buffer, static_cast<std::size_t>(size));
  const cmsghdr* header = CMSG_FIRSTHDR(&message);
  if (header != nullptr && header->cmsg_len == CMSG_LEN(sizeof(StandardStreams))) {
    std::memcpy(received.streams.data(), CMSG_DATA(header), sizeof(StandardStreams));
  }
  return received;
}

}  // namespace supervisor
