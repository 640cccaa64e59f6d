// What the judge and its supervisor say to each other: one message is one packet of a
// SOCK_SEQPACKET pair, so nothing is ever half read. Both sides are built together; nobody else
// uses the format.
//
//   supervisor -> judge   kReady TEXT      once: what is protected, in words
//                         kRefused TEXT    once: this level is not to be had here, and why
//   judge -> supervisor   kRequest REQUEST with three descriptors: standard input, output and error
//                         kStop            ends the run (ignored if the run has just ended)
//   supervisor -> judge   kReport REPORT   the answer to each kRequest
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
};

// Appends numbers and texts to a message.
class Packer {
 public:
  explicit Packer(Kind kind) { number(static_cast<std::uint64_t>(kind)); }

  Packer& number(std::uint64_t value) {
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
    return *this;
  }
  Packer& text(std::string_view value) {
    number(value.size());
    bytes_.append(value);
    return *this;
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

// Takes them out again in the same order. Throws std::runtime_error on a message too short.
class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}

  std::uint64_t number() {
    std::uint64_t value;
    std::memcpy(&value, take(sizeof value).data(), sizeof value);
    return value;
  }
  std::string text() { return std::string(take(number())); }
  Kind kind() { return static_cast<Kind>(number()); }

 private:
  std::string_view take(std::uint64_t size) {
    if (size > rest_.size()) throw std::runtime_error("message too short");
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }
  std::string_view rest_;
};

inline void pack_texts(Packer& packer, const std::vector<std::string>& texts) {
  packer.number(texts.size());
  for (const std::string& text : texts)
    packer.text(text);
}

inline std::vector<std::string> unpack_texts(Unpacker& unpacker) {
  std::vector<std::string> texts;
  for (std::uint64_t count = unpacker.number(); count > 0; --count)
    texts.push_back(unpacker.text());
  return texts;
}

inline std::string encode(const Request& request) {
  Packer packer(Kind::kRequest);
  const Limits& limits = request.limits;
  packer.number(nanoseconds(limits.cpu_seconds)).number(nanoseconds(limits.wall_seconds));
  packer.number(limits.memory_bytes).number(limits.output_bytes);
  packer.number(static_cast<std::uint64_t>(limits.processes));
  pack_texts(packer, request.argv);
  packer.number(request.files.size());
  for (const auto& [name, path] : request.files)
    packer.text(name).text(path);
  pack_texts(packer, request.readable);
  packer.text(request.writable);
  return packer.bytes();
}

// `unpacker` stands behind the message's kind, here and below.
inline Request decode_request(Unpacker& unpacker) {
  Request request;
  request.limits.cpu_seconds = static_cast<double>(unpacker.number()) / 1e9;
  request.limits.wall_seconds = static_cast<double>(unpacker.number()) / 1e9;
  request.limits.memory_bytes = unpacker.number();
  request.limits.output_bytes = unpacker.number();
  request.limits.processes = static_cast<int>(unpacker.number());
  request.argv = unpack_texts(unpacker);
  for (std::uint64_t count = unpacker.number(); count > 0; --count) {
    std::string name = unpacker.text();
    request.files.emplace_back(std::move(name), unpacker.text());
  }
  request.readable = unpack_texts(unpacker);
  request.writable = unpacker.text();
  return request;
}

inline std::string encode(const Report& report) {
  Packer packer(Kind::kReport);
  packer.number(static_cast<std::uint64_t>(report.stop));
  packer.number(static_cast<std::uint64_t>(report.status));
  packer.number(report.cpu_ns).number(report.wall_ns).number(report.memory_bytes);
  packer.number(report.out_of_memory).number(report.left_processes);
  packer.text(report.failure);
  return packer.bytes();
}

inline Report decode_report(Unpacker& unpacker) {
  Report report;
  report.stop = static_cast<Stop>(unpacker.number());
  report.status = static_cast<int>(unpacker.number());
  report.cpu_ns = unpacker.number();
  report.wall_ns = unpacker.number();
  report.memory_bytes = unpacker.number();
  report.out_of_memory = unpacker.number() != 0;
  report.left_processes = unpacker.number() != 0;
  report.failure = unpacker.text();
  return report;
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
