// What a program writes, taken from its pipe while it runs and kept up to a bound.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "judge/base/descriptor.hpp"

namespace judge {

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

}  // namespace judge
