#include "judge/base/cancellation.hpp"

#include <poll.h>
#include <sys/eventfd.h>

#include <cerrno>
#include <csignal>

#include "judge/base/errors.hpp"

namespace judge {
namespace {

static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may not wait for a lock");

StopToken* stopped_by_signals = nullptr;

void on_signal(int) {
  const int reason = errno;
  stopped_by_signals->request();
  errno = reason;
}

}  // namespace

StopToken::StopToken() : event_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (!event_) throw JudgeError("eventfd: too many open files");
}

void StopToken::request() noexcept {
  is_requested_ = true;
  eventfd_write(event_.get(), 1);
}

void StopToken::check() const {
  if (is_requested_) throw Interrupted();
}

void StopToken::wait_for(std::chrono::milliseconds time) const {
  pollfd event = {event_.get(), POLLIN, 0};
  poll(&event, 1, static_cast<int>(time.count()));
}

void stop_on_signals(StopToken& stop) {
  stopped_by_signals = &stop;
  struct sigaction action {};
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  for (int signal : {SIGINT, SIGTERM, SIGHUP})
    sigaction(signal, &action, nullptr);
}

}  // namespace judge
