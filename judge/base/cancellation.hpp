// Cancellation: one token, made in main, handed down to all that may take long.
#pragma once

#include <atomic>
#include <chrono>

#include "judge/base/descriptor.hpp"

namespace judge {

// Safe for several threads.
class StopToken {
 public:
  // Throws JudgeError when the system has no descriptor left.
  StopToken();

  // From now on everybody is to stop. May be called from a signal handler.
  void request() noexcept;

  bool is_requested() const noexcept { return is_requested_; }

  // Throws Interrupted if the stop was requested.
  void check() const;

  // Waits, but not after the stop was requested.
  void wait_for(std::chrono::milliseconds time) const;

  // Can be read, for poll(), as soon as the stop was requested.
  int descriptor() const { return event_.get(); }

 private:
  std::atomic<bool> is_requested_{false};
  Descriptor event_;
};

// From now on SIGINT, SIGTERM and SIGHUP request the stop instead of ending the process; `stop` has
// to live as long as the process. Called once, before any thread is started.
void stop_on_signals(StopToken& stop);

}  // namespace judge
