// Confinement in namespaces of their own: nothing but the system's programs and libraries, a
// scratch directory in memory, and the processes of the run.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "judge/sandbox/supervisor/confinement.hpp"
#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

// Moves this process into a user namespace in which it is nobody and may do everything. Throws when
// that is not to be had.
void enter_user_namespace();

// Whether a program in this process's user namespace may make further ones, in which it may mount
// what belongs to its user. enter_user_namespace() forbids that where it is allowed to.
bool programs_can_nest();

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

}  // namespace supervisor
