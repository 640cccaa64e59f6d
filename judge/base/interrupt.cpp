#include "judge/base/interrupt.hpp"

#include <array>
#include <atomic>
#include <csignal>

#include "judge/base/errors.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {
namespace {

std::atomic<bool> interrupted{false};
std::array<std::atomic<Sandbox*>, 64> sandboxes{};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<Sandbox*>::is_always_lock_free,
              "a signal handler may not wait for a lock");

void on_signal(int) {
  interrupted = true;
  for (const std::atomic<Sandbox*>& sandbox : sandboxes) {
    if (Sandbox* running = sandbox.load()) running->interrupt();
  }
}

}  // namespace

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_signal;
  for (int signal : {SIGINT, SIGTERM, SIGHUP})
    sigaction(signal, &action, nullptr);
}

bool is_interrupted() {
  return interrupted;
}

void check_interrupt() {
  if (interrupted) throw Interrupted();
}

Interruptible::Interruptible(Sandbox& sandbox) {
  for (std::size_t i = 0; i < sandboxes.size(); ++i) {
    Sandbox* nobody = nullptr;
    if (!sandboxes[i].compare_exchange_strong(nobody, &sandbox)) continue;
    place_ = static_cast<int>(i);
    return;
  }
  throw JudgeError("more than 64 sandboxes at once");
}

Interruptible::~Interruptible() {
  sandboxes[static_cast<std::size_t>(place_)] = nullptr;
}

}  // namespace judge
