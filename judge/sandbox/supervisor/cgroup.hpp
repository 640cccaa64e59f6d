// Control groups, version 1 or 2, where this process may make some: they hold memory and processes
// of a whole tree to their limits and count its memory and CPU time, whoever waits for whom.
//
// To move another process into a group takes the kernel a grace period, many times what a run
// takes. So in version 1 the runner itself lives in its groups, and what it starts is born there;
// its few hundred KiB and microseconds are taken off again. In version 2 each program is cloned
// right into a fresh group.
//
// A group of an ordinary account belongs to that account, and so to its programs, unless they run
// in namespaces where they cannot mount the groups: such a group counts, but somebody else must
// hold.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

// A file in which a group says what it counts, or is told what it allows. Kept open: a run needs
// many of them.
class ControlFile {
 public:
  ControlFile() = default;
  // Not open afterwards if the group has no such file, or it may not be opened in this way.
  ControlFile(int group, const char* name, int flags);

  explicit operator bool() const { return static_cast<bool>(file_); }
  // The number in it: alone if `key` is empty, or behind `key` and a blank at the start of a line.
  std::optional<std::uint64_t> number(const char* key = "") const;
  // Says whether that worked.
  bool set(std::uint64_t number) const;

 private:
  Descriptor file_;
};

// A directory of a cgroup hierarchy that we made. It is locked while this process or a run of it
// lives, so that another supervisor can tell an abandoned one from one in use.
class Group {
 public:
  // Makes a group under `parent` that has the file `needed`; nothing when that is not allowed. The
  // name begins with `owner`.
  static std::shared_ptr<Group> make(int parent, const std::string& owner,
                                     const std::string& needed);
  ~Group();
  Group(const Group&) = delete;
  Group& operator=(const Group&) = delete;

  int directory() const { return directory_.get(); }
  // Moves the calling process, which has a single thread, into this version 1 group. Says whether
  // that worked.
  bool join() const;

 private:
  Group() = default;

  Descriptor parent_;
  std::string name_;
  Descriptor directory_;
};

// The groups of one runner. They outlive it, since a process cannot remove a group that it is in:
// the supervisor sweeps them away.
class Cgroups {
 public:
  // Makes the groups; any of them may be missing afterwards. Their names begin with `owner`.
  explicit Cgroups(std::string owner);

  bool memory() const { return memory_ != nullptr; }
  bool processes() const { return static_cast<bool>(most_processes_); }
  bool cpu() const { return static_cast<bool>(cpu_count_); }
  // Whether what the runner itself uses is counted with the program's.
  bool count_runner() const;

  // Before anything is made for a run: what the last one left in the groups is gone.
  void renew();
  // Right before a run: sets the limits and starts counting from nothing.
  void start(std::uint64_t memory_bytes, std::uint64_t processes);
  // From now on nothing in the groups can fork, until start().
  void allow_no_more();
  // The group to clone the program into, or -1: it is born in the right one.
  int clone_into() const;

  // Since start(); nothing where the system does not count it.
  std::optional<std::uint64_t> cpu_ns() const;
  bool out_of_memory() const;
  // The memory of now beyond that of start(); 0 where the system does not count it.
  std::uint64_t used_bytes() const;
  // The most that it has been. Kernels before 5.19 do not tell it in version 2: then that of now.
  std::uint64_t peak_bytes() const;
  bool knows_peak() const { return static_cast<bool>(memory_peak_); }

  // "memory, processes, cpu by cgroup v1", or empty.
  std::string describe() const;

 private:
  struct Names;
  void make_version1();
  void make_version2();
  std::shared_ptr<Group> make_group(int parent, const char* needed) const;
  void take_memory_group(std::shared_ptr<Group> group);
  void open_files();
  void set_most_processes(std::uint64_t count);
  std::uint64_t total_cpu_ns() const;
  std::uint64_t oom_kills() const;

  std::string owner_;
  const Names* names_;
  Descriptor memory_parent_;
  std::shared_ptr<Group> memory_, processes_, cpu_;  // version 2: one for all three
  ControlFile memory_limit_, memory_used_, memory_peak_, memory_events_;
  ControlFile most_processes_;
  ControlFile cpu_count_;
  std::uint64_t most_processes_set_ = 0;
  std::uint64_t cpu_before_ = 0;
  std::uint64_t memory_before_ = 0;
  std::uint64_t oom_kills_before_ = 0;
};

// What the names of all groups of the calling supervisor's runner begin with.
std::string group_owner();

// Removes groups whose runner died, and ends what still runs in them: those whose names begin with
// `owner`, or all if that is empty, and that are older than `seconds`.
void sweep_cgroups(const std::string& owner, int seconds);

// The same for the groups in one directory whose names begin with `prefix`.
void sweep_groups_in(const std::string& parent, const std::string& prefix, int seconds);

}  // namespace supervisor
