#include "judge/sandbox/workers.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>

#include "judge/base/interrupt.hpp"

namespace judge {
namespace {

// The indices that are still to do, and the first failure among those done.
class Agenda {
 public:
  explicit Agenda(std::size_t count) : count_(count) {}

  // Does items until none is left or one has failed.
  void work(Sandbox& sandbox, const std::function<void(Sandbox&, std::size_t)>& work) {
    while (!has_failed_) {
      const std::size_t index = next_++;
      if (index >= count_) return;
      try {
        check_interrupt();
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
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> has_failed_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
  std::size_t failed_index_ = 0;
};

}  // namespace

void QuietGate::together(const std::function<void()>& work) {
  {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !is_alone_ && waiting_alone_ == 0; });
    ++inside_;
  }
  struct Leave {
    QuietGate& gate;
    ~Leave() {
      std::lock_guard lock(gate.mutex_);
      --gate.inside_;
      gate.changed_.notify_all();
    }
  } leave{*this};
  work();
}

void QuietGate::alone(const std::function<void()>& work) {
  {
    std::unique_lock lock(mutex_);
    ++waiting_alone_;
    changed_.wait(lock, [this] { return !is_alone_ && inside_ == 0; });
    --waiting_alone_;
    is_alone_ = true;
  }
  struct Leave {
    QuietGate& gate;
    ~Leave() {
      std::lock_guard lock(gate.mutex_);
      gate.is_alone_ = false;
      gate.changed_.notify_all();
    }
  } leave{*this};
  work();
}

Workers::Workers(int count, Isolation isolation)
    : most_(static_cast<std::size_t>(std::clamp(count, 1, 64))), isolation_(isolation) {}
Workers::~Workers() = default;

void Workers::start(std::size_t count) {
  while (benches_.size() < std::min(count, most_))
    benches_.push_back(std::make_unique<Bench>(isolation_));
}

Sandbox& Workers::sandbox() {
  start(1);
  return benches_.front()->sandbox;
}

void Workers::each(std::size_t count, const std::function<void(Sandbox&, std::size_t)>& work) {
  // Sandboxes start here, in the thread that outlives them all.
  start(count);
  Agenda agenda(count);
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < std::min(count, most_); ++i) {
    threads.emplace_back([&, i] { agenda.work(benches_[i]->sandbox, work); });
  }
  if (count > 0) agenda.work(benches_[0]->sandbox, work);
  for (std::thread& thread : threads)
    thread.join();
  agenda.throw_failure();
}

}  // namespace judge
