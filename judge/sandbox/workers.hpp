// The threads that run programs, each with a sandbox of its own.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "judge/base/interrupt.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

// Many may be inside at once, or one alone: for a measurement that nothing of ours may disturb.
class QuietGate {
 public:
  // Calls `work` while others may run.
  void together(const std::function<void()>& work);
  // Calls `work` after all others have ended and before any other begins.
  void alone(const std::function<void()>& work);

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  int inside_ = 0;
  int waiting_alone_ = 0;
  bool is_alone_ = false;
};

class Workers {
 public:
  // `count` threads at most, at least 1 and at most 64. Starts their sandboxes when first needed.
  explicit Workers(int count, Isolation isolation = Isolation::kBest);
  ~Workers();

  // Calls work(sandbox, i) for every i below `count`, in order of i as threads get free, and waits
  // for all. If calls throw, the rest is left out and the exception of the least i thrown again;
  // throws Interrupted as soon as the user wants to stop.
  void each(std::size_t count, const std::function<void(Sandbox&, std::size_t)>& work);

  // The sandbox of the calling thread outside of each(); for single runs.
  Sandbox& sandbox();

  // For measurements; see QuietGate. Inside each() only.
  QuietGate& gate() { return gate_; }

 private:
  struct Bench {
    explicit Bench(Isolation isolation) : sandbox(isolation) {}
    Sandbox sandbox;
    Interruptible interruptible{sandbox};
  };
  void start(std::size_t count);

  std::size_t most_;
  Isolation isolation_;
  std::vector<std::unique_ptr<Bench>> benches_;
  QuietGate gate_;
};

}  // namespace judge
