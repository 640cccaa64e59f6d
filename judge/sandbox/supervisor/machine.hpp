// Confinement without namespaces: the machine as it is, and a scratch directory on it.
#pragma once

#include <string>

#include "judge/sandbox/supervisor/confinement.hpp"
#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

class Machine : public Confinement {
 public:
  // `scratch`: an empty directory for the runs. Orphans below this process will come to it.
  explicit Machine(const std::string& scratch);

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
