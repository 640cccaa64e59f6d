// Control groups, version 1 or 2, where this process may make some: they hold memory and processes
// of a whole tree to their limits and count its memory and CPU time, whoever waits for whom.
//
// To move a process into a group can take the kernel 10 ms, several times what a run takes. So in
// version 1 the supervisor itself lives in its groups, and what it starts is born there; in version
// 2 the first process of a run is cloned right into a fresh group. The few hundred KiB and
// microseconds of our own processes are taken off again.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "judge/supervisor/system.hpp"

namespace supervisor {

// A directory of a cgroup hierarchy that we made. It is locked while this process or a run of it
// lives, so that another supervisor can tell an abandoned one from one in use.
class Group {
 public:
  // Makes a group under `parent` that has the file `needed`; nothing when that is not allowed.
  static std::shared_ptr<Group> make(int parent, const std::string& needed);
  ~Group();
  Group(const Group&) = delete;
  Group& operator=(const Group&) = delete;

  int directory() const { return directory_.get(); }
  int parent() const { return parent_.get(); }
  // Puts the calling process into the group.
  bool join() const;

 private:
  Group() = default;

  Fd parent_;
  std::string name_;
  Fd directory_;
};

class Cgroups {
 public:
  // Makes the groups of this supervisor; any of them may be missing afterwards.
  Cgroups();
  ~Cgroups();
  Cgroups(const Cgroups&) = delete;
  Cgroups& operator=(const Cgroups&) = delete;

  bool memory() const { return memory_ != nullptr; }
  bool processes() const { return processes_ != nullptr; }
  bool cpu() const { return cpu_ != nullptr; }

  // Before a run: sets the limits and starts counting from nothing.
  void prepare(std::uint64_t memory_bytes, std::uint64_t processes);
  // The group to clone the first process of the run into, or -1: it is born in the right one.
  int clone_into() const;

  // Since prepare(); nothing where the system does not count it.
  std::optional<std::uint64_t> cpu_ns() const;
  std::optional<std::uint64_t> peak_bytes() const;
  bool out_of_memory() const;

  // "memory, processes, cpu by cgroup v1", or empty.
  std::string describe() const;

 private:
  struct Names;
  void make_version1();
  void make_version2();
  void prepare_version1();
  void prepare_version2();
  void set_memory_limit(std::uint64_t bytes);
  std::uint64_t usage_version1() const;
  std::uint64_t total_cpu_ns() const;
  std::uint64_t oom_kills() const;

  const Names* names_;
  Fd memory_parent_;
  std::shared_ptr<Group> memory_;
  std::shared_ptr<Group> processes_;
  std::shared_ptr<Group> cpu_;
  std::uint64_t cpu_before_ = 0;
  std::uint64_t memory_before_ = 0;
  std::uint64_t oom_kills_before_ = 0;
};

// Removes groups older than `seconds` whose supervisor died before it could, and ends what still
// runs in them.
void sweep_cgroups(int seconds);

}  // namespace supervisor
