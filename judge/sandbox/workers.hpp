// The threads that run programs, each with a sandbox of its own.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "judge/base/cancellation.hpp"
#include "judge/sandbox/quiet_gate.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

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
