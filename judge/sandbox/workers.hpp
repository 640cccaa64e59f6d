// The threads that run programs, each with a sandbox of its own, and the gate between them.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <vector>

#include "judge/base/cancellation.hpp"
#include "judge/sandbox/sandbox.hpp"

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

class Workers {
 public:
  // `count` threads at most, at least 1 and at most 64. Starts their sandboxes when first needed.
  // `stop` outlives the object.
  Workers(int count, const StopToken& stop, Isolation isolation = Isolation::kBest);

  // Calls work(sandbox, i) for every i below `count`, in order of i as threads get free, and waits
  // for all. If calls throw, the rest is left out and the exception of the least i thrown again;
  // throws Interrupted as soon as the stop is requested.
  void each(std::size_t count, const std::function<void(Sandbox&, std::size_t)>& work);

  // The sandbox of the calling thread outside of each(); for single runs.
  Sandbox& sandbox();

  // How many calls each() makes at the same time at most.
  std::size_t count() const { return most_; }

  // For measurements; see QuietGate. Inside each() only.
  QuietGate& gate() { return gate_; }

  const StopToken& stop() const { return stop_; }

 private:
  void start(std::size_t count);

  std::size_t most_;
  const StopToken& stop_;
  Isolation isolation_;
  std::vector<std::unique_ptr<Sandbox>> sandboxes_;
  QuietGate gate_;
};

}  // namespace judge
