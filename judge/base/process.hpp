// Starting a process of our own and waiting for it: the supervisor, or a program that is measured.
#pragma once

#include <spawn.h>
#include <sys/resource.h>
#include <sys/types.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace judge {

// The descriptors with which a process begins, besides those of ours that stay open in it.
class ChildFiles {
 public:
  ChildFiles() { posix_spawn_file_actions_init(&actions_); }
  ~ChildFiles() { posix_spawn_file_actions_destroy(&actions_); }
  ChildFiles(const ChildFiles&) = delete;
  ChildFiles& operator=(const ChildFiles&) = delete;

  // Descriptor `number` is this file, opened with `flags` as open(2) takes them.
  void open(int number, const std::string& path, int flags);
  // Descriptor `number` is a copy of our `source`.
  void copy(int number, int source);

 private:
  friend pid_t start_process(const std::vector<std::string>& argv, const ChildFiles& files);
  posix_spawn_file_actions_t actions_;
};

// Starts argv[0], looked for in PATH if it holds no '/'; the caller calls wait_for_process. Throws
// std::runtime_error with the program's name and the system's reason.
pid_t start_process(const std::vector<std::string>& argv, const ChildFiles& files);

// How a process ended.
struct ProcessEnd {
  int status = 0;  // as from waitpid
  rusage usage{};
};

// Waits for a process from start_process to end. `kill_stopped`: one that somebody stops is killed.
ProcessEnd wait_for_process(pid_t pid, bool kill_stopped = false);

// Calls `what` with the processes that were started here and not waited for yet; none starts or
// is waited for meanwhile. Other children of ours are orphans that the system gave to us.
void with_our_processes(const std::function<void(const std::set<pid_t>& ours)>& what);

}  // namespace judge
