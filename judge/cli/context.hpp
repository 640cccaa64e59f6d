// What every command that runs programs works with.
#pragma once

#include "judge/base/progress.hpp"
#include "judge/base/workspace.hpp"
#include "judge/cli/command_line.hpp"
#include "judge/compile/compile.hpp"
#include "judge/sandbox/workers.hpp"

namespace judge {

struct Context {
  Context(const CommonOptions& options, const StopToken& stop,
          Isolation isolation = Isolation::kBest)
      : workspace(options.root),
        workers(options.jobs, stop, isolation),
        progress(options.verbosity) {}

  Workspace workspace;
  Workers workers;
  Progress progress;
  Compiler compiler{workspace};
};

}  // namespace judge
