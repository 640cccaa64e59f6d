// The subcommands. Each returns the exit status; each throws UsageError, JudgeError, Interrupted.
#pragma once

#include "judge/base/cancellation.hpp"
#include "judge/cli/options.hpp"

namespace judge {

int run_command(RunOptions options, const StopToken& stop);
int stress_command(StressOptions options, const StopToken& stop);
int data_command(const DataOptions& options, const StopToken& stop);
int bundle_command(const BundleOptions& options);
int list_command(const ListOptions& options);

}  // namespace judge
