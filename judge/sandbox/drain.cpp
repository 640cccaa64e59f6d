#include "judge/sandbox/drain.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>

namespace judge {

namespace {

constexpr std::size_t kBuffer = 64u << 10;  // a pipe's usual size

}  // namespace

Drain::Drain(std::uint64_t bound) : bound_(bound) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) {
    throw std::runtime_error(std::string("pipe: ") + std::strerror(errno));
  }
  read_end_ = Descriptor(ends[0]);
  write_end_ = Descriptor(ends[1]);
  fcntl(read_end(), F_SETFL, O_NONBLOCK);
}

bool Drain::take() {
  if (!read_end_) return false;
  char buffer[kBuffer];
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

}  // namespace judge
