// The subcommands. Each returns the exit status; each throws UsageError, JudgeError, Interrupted.
#pragma once

#include "judge/base/stop.hpp"
#include "judge/cli/options.hpp"

namespace judge {

int run_command(RunOptions options, const StopToken& stop);
int stress_command(StressOptions options, const StopToken& stop);
int data_command(const DataOptions& options, const StopToken& stop);
int bundle_command(const BundleOptions& options);
int package_command(const PackageOptions& options, const StopToken& stop);
int list_command(const CommonOptions& options);
int new_command(const NewOptions& options);

// The formats that package_command knows.
std::vector<std::string> package_format_names();

}  // namespace judge
