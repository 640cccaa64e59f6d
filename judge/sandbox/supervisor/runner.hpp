// One run from the request to the report: starts it, watches its limits, ends it, counts.
#pragma once

#include <memory>
#include <string>

#include "judge/sandbox/supervisor/cgroup.hpp"
#include "judge/sandbox/supervisor/confinement.hpp"
#include "judge/sandbox/supervisor/program.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"

namespace supervisor {

class Runner {
 public:
  // Enters what protection the level stands for, and groups whose names begin with `owner`. Throws
  // when it is not to be had. `scratch`: an empty directory of the machine, for Level::kNone.
  Runner(Level level, const std::string& owner, const std::string& scratch);

  // Runs one program to its end. `judge` is watched meanwhile: kStop, or the judge's death, ends
  // the run. Whatever fails is in the report. No process is left by then.
  Report run(const Request& request, const StandardStreams& streams, int judge);

  // The output file of the last run, to go with its report; not open if there is none.
  Descriptor open_output(const Request& request) const {
    return request.output_file.empty() ? Descriptor()
                                       : confinement_->open_left(request.output_file);
  }

  // After a report is sent: removes what its run may have left, while the judge goes on.
  void tidy_up() { confinement_->clear(); }

  // What is protected, in words.
  std::string describe() const;

 private:
  // A run that has begun.
  struct RunState {
    pid_t main = -1;  // the program's process, as long as it has not ended
    std::uint64_t started_ns = 0;
    std::uint64_t own_cpu_before_ns = 0;
    Usage counted;  // of all that anybody waited for
    Usage seen;     // the most that a look at the living has found
  };

  Report run_prepared(const Request& request, const StandardStreams& streams, int judge);
  void end_processes(Usage& counted);
  Stop watch(const Limits& limits, int judge, RunState& state, Report& report);
  bool take_all_ended(RunState& state, Report& report) const;
  void count(const RunState& state, Report& report) const;
  Usage usage_now(RunState& state);
  int wait_ms(const Limits& limits, const Usage& usage, std::uint64_t elapsed_ns) const;

  bool groups_hold() const;

  Level level_;
  bool programs_can_nest_;
  Cgroups cgroups_;  // opened, like the next, before the machine's files are out of reach
  Accounting accounting_;
  std::unique_ptr<Confinement> confinement_;
  Launcher launcher_;
  Descriptor ends_;  // readable when a child has ended
};

}  // namespace supervisor
