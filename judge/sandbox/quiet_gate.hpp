// Many measurements side by side, or one alone.
#pragma once

#include <mutex>
#include <shared_mutex>

namespace judge {

// Many threads may be inside, or one alone: for a measurement that nothing of ours may disturb. A
// std::shared_mutex by itself lets new threads in while others are inside, so the one that wants to
// be alone could wait until all work is done. So every thread goes through a second lock first,
// which the one that wants to be alone holds as long as it waits and works.
class QuietGate {
 public:
  // Calls `work` while others may run.
  template <typename Work>
  void together(Work work) {
    const std::shared_lock lock = enter();
    work();
  }
  // Calls `work` after all others have ended and before any other begins.
  template <typename Work>
  void alone(Work work) {
    const std::lock_guard entrance(entrance_);
    const std::lock_guard lock(inside_);
    work();
  }

 private:
  std::shared_lock<std::shared_mutex> enter() {
    const std::lock_guard entrance(entrance_);
    return std::shared_lock(inside_);
  }

  std::mutex entrance_;
  std::shared_mutex inside_;
};

}  // namespace judge
