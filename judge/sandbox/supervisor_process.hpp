// The judge's end of the line to its supervisor process: starting it at the best level of isolation
// that works here, and noticing when it is gone.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>

#include "judge/base/descriptor.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

class SupervisorProcess {
 public:
  // Starts it. Throws std::runtime_error when no level works.
  SupervisorProcess(Isolation isolation, std::filesystem::path binary);
  // Waits until it has ended its run and removed what it made.
  ~SupervisorProcess();
  SupervisorProcess(const SupervisorProcess&) = delete;
  SupervisorProcess& operator=(const SupervisorProcess&) = delete;

  int socket() const { return socket_.get(); }
  const std::string& description() const { return description_; }

  // Starts another one in the place of one that died, after removing what that left.
  void restart();
  // For one that no longer answers.
  void kill_now() noexcept;
  // Makes it end its run and itself, and waits until it has removed what it made.
  void end();

 private:
  void start();
  bool start_at(const char* level, std::string& refusals);

  Isolation isolation_;
  std::filesystem::path binary_;
  pid_t pid_ = -1;
  Descriptor socket_;
  std::string description_;
};

// The supervisor to use when none is named: $JUDGE_SUPERVISOR, else the nearest file "supervisor"
// beside this program or above it. Throws std::runtime_error when there is none.
std::filesystem::path find_supervisor();

}  // namespace judge
