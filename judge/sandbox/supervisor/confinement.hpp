// What a program finds around it, files and other processes: one object for all the runs of a
// worker, each of which finds there nothing of those before.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "judge/sandbox/supervisor/processes.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"
#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

// How much is protected, from the most to the least that it takes.
enum class Level {
  kRoot,  // namespaces, because we are root
  kUser,  // namespaces, through a user namespace of our own
  kNone   // no namespaces
};

class Confinement {
 public:
  virtual ~Confinement() = default;

  // What is protected, in words.
  virtual std::string describe() const = 0;
  // Where the programs start: an empty directory but for the files of the request.
  virtual std::string working_directory() const = 0;
  // Where the supervisor itself finds a file of the machine.
  virtual std::string path_of_machine(const std::string& path) const = 0;

  // Before a run: makes its working directory.
  virtual void prepare(const Request& request) = 0;
  // In the process that is to become the program: moves into the working directory, and sees from
  // then on what the program shall see.
  virtual void enter(const Request& request) const = 0;
  // Kills what a run has left running, waits for it, and counts it.
  virtual void end_processes(Usage& counted) const = 0;
  // After a run without processes any more: removes all else that it left.
  virtual void clear() = 0;
};

// Moves this process into a user namespace in which it is nobody and may do everything. Throws when
// that is not to be had.
void enter_user_namespace();

// Whether a program in this process's user namespace may make further ones, in which it may mount
// what belongs to its user. enter_user_namespace() forbids that where it is allowed to.
bool programs_can_nest();

// In namespaces of their own: nothing but the system's programs and libraries, a scratch directory
// in memory, and the processes of the run.
class Namespaces : public Confinement {
 public:
  // For process 1 of a PID namespace: enters the other namespaces and builds their file system.
  // Throws when they are not to be had. The machine's files remain in reach of this process, below
  // another directory.
  Namespaces();

  std::string describe() const override;
  std::string working_directory() const override;
  std::string path_of_machine(const std::string& path) const override;

  void prepare(const Request& request) override;
  void enter(const Request& request) const override;
  void end_processes(Usage& counted) const override { kill_namespace(counted); }
  void clear() override;

 private:
  const std::string& show_file(const std::string& path);
  void forget_files();
  void set_scratch_size(std::uint64_t bytes);

  bool network_is_cut_;
  Descriptor scratch_;
  Descriptor view_;  // the mount namespace of programs that need nothing but files
  std::map<std::pair<dev_t, ino_t>, std::string> shown_;  // where; a bound file keeps its number
  std::uint64_t scratch_bytes_ = 0;
};

// Without namespaces: the machine as it is, and a scratch directory on it.
class Bare : public Confinement {
 public:
  // `scratch`: an empty directory for the runs. Orphans below this process will come to it.
  explicit Bare(const std::string& scratch);

  std::string describe() const override;
  std::string working_directory() const override { return box_; }
  std::string path_of_machine(const std::string& path) const override { return path; }

  // Copies the files: what a program of the same user may change is not to be the file itself.
  void prepare(const Request& request) override;
  void enter(const Request& request) const override;
  void end_processes(Usage& counted) const override { kill_descendants(counted); }
  void clear() override;

 private:
  Descriptor scratch_;
  std::string box_;
  Descriptor rules_;
};

}  // namespace supervisor
