// What all that compiles and runs programs works with.
#pragma once

#include "judge/base/progress.hpp"
#include "judge/base/workspace.hpp"
#include "judge/compile/compile.hpp"
#include "judge/sandbox/workers.hpp"

namespace judge {

struct Context {
  // Works in the checkout `root` with `jobs` programs at a time. `stop` outlives the object. Throws
  // as Workspace does.
  Context(const fs::path& root, int jobs, Verbosity verbosity, const StopToken& stop,
          Isolation isolation = Isolation::kBest)
      : workspace(root), workers(jobs, stop, isolation), progress(verbosity) {}

  Workspace workspace;
  Workers workers;
  Progress progress;
  Compiler compiler{workspace};
};

}  // namespace judge
