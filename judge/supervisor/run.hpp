// One run from the request to the report: starts it, watches its limits, ends it, counts.
#pragma once

#include "judge/supervisor/accounting.hpp"
#include "judge/supervisor/cgroup.hpp"
#include "judge/supervisor/init.hpp"
#include "judge/supervisor/namespaces.hpp"
#include "judge/supervisor/protocol.hpp"
#include "judge/supervisor/scratch.hpp"

namespace supervisor {

class Runner {
 public:
  // Enters what protection the level stands for. Throws when it is not to be had.
  explicit Runner(Level level);

  // Runs one program to its end. `judge` is watched meanwhile: kStop, or the judge's death, ends
  // the run. Whatever fails is in the report.
  Report run(const Request& request, const StandardStreams& streams, int judge);

  // After a report is sent: removes what its run may still have, while the judge goes on. No
  // process but init, on its way out, is left by then.
  void tidy_up();

  // What is protected, in words.
  const std::string& description() const { return description_; }

 private:
  Report run_prepared(const Request& request, const RunPlan& plan, int judge);
  Stop watch(const Request& request, pid_t init, std::uint64_t started_ns, int report, int judge);
  Usage usage_now(pid_t init);
  void add_cgroup_counts(std::uint64_t own_cpu_ns, Report& report) const;
  int wait_ms(const Request& request, const Usage& usage, std::uint64_t elapsed_ns) const;

  Level level_;
  Cgroups cgroups_;  // opened, like the next two, before the machine's files are out of reach
  Accounting accounting_;
  std::optional<Scratch> scratch_;
  std::string description_;
  pid_t last_init_ = -1;  // not yet waited for
  Usage seen_;            // the most that a look at the tree has found in this run
};

}  // namespace supervisor
