#include "judge/sandbox/workers.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace judge {
namespace {

// The indices that are still to do, and the first failure among those done.
class Agenda {
 public:
  Agenda(std::size_t count, const StopToken& stop) : count_(count), stop_(stop) {}

  // Does items until none is left or one has failed.
  void work(Sandbox& sandbox, const std::function<void(Sandbox&, std::size_t)>& work) {
    while (!has_failed_) {
      const std::size_t index = next_++;
      if (index >= count_) return;
      try {
        stop_.check();
        work(sandbox, index);
      } catch (...) {
        note_failure(index);
      }
    }
  }

  void throw_failure() const {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  void note_failure(std::size_t index) {
    std::lock_guard lock(mutex_);
    if (failure_ && index > failed_index_) return;
    failure_ = std::current_exception();
    failed_index_ = index;
    has_failed_ = true;
  }

  std::size_t count_;
  const StopToken& stop_;
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> has_failed_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
  std::size_t failed_index_ = 0;
};

}  // namespace

Workers::Workers(int count, const StopToken& stop, Isolation isolation)
    : most_(static_cast<std::size_t>(std::clamp(count, 1, 64))),
      stop_(stop),
      isolation_(isolation) {}

void Workers::start(std::size_t count) {
  while (sandboxes_.size() < std::min(count, most_))
    sandboxes_.push_back(std::make_unique<Sandbox>(stop_, isolation_));
}

Sandbox& Workers::sandbox() {
  start(1);
  return *sandboxes_.front();
}

void Workers::each(std::size_t count, const std::function<void(Sandbox&, std::size_t)>& work) {
  // Sandboxes start here, in the thread that outlives them all.
  start(count);
  Agenda agenda(count, stop_);
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < std::min(count, most_); ++i) {
    threads.emplace_back([&, i] { agenda.work(*sandboxes_[i], work); });
  }
  if (count > 0) agenda.work(*sandboxes_[0], work);
  for (std::thread& thread : threads)
    thread.join();
  agenda.throw_failure();
}

}  // namespace judge
