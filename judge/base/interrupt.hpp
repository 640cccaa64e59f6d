// Ctrl-C and SIGTERM: asked for by the user, obeyed by every loop of the judge.
#pragma once

namespace judge {

class Sandbox;

// From now on SIGINT, SIGTERM and SIGHUP set the flag below instead of ending the process. Called
// once, before any thread is started.
void catch_interrupts();

// Whether the user asked to stop.
bool is_interrupted();

// Throws Interrupted if the user asked to stop.
void check_interrupt();

// As long as the object lives, an interrupt also ends the sandbox's current run. At most 64
// at a time.
class Interruptible {
 public:
  explicit Interruptible(Sandbox& sandbox);
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

 private:
  int place_ = 0;
};

}  // namespace judge
