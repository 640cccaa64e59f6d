// The bounds of one run.
//
// Where they come from: a problem states Requirements (model/test_case.hpp). Of these run/ makes
// the Limits of a submission's run, a little wider, so that one that noise disturbed is told from
// one that is far too slow. A compiler and a problem's helpers have Limits of their own (compile/,
// problem/). A Command takes them to the sandbox, a Request from there to the supervisor.
//
// How CPU time is held: a run that used more than Limits::cpu_seconds is kCpuLimit, whether it
// ended by itself or not. The supervisor only sees to it that a run ends at all: it kills at
// kCpuBackstop times the limit, late enough for the report to say by how much a program is too
// slow. RLIMIT_CPU is behind that, in whole seconds, should the supervisor be held up.
#pragma once

#include <cmath>
#include <cstdint>

namespace supervisor {

// Every one of them is enforced while the program runs.
struct Limits {
  double cpu_seconds = 1.0;                 // of the whole process tree, user and system
  double wall_seconds = 3.5;                // from start to the end of the main process
  std::uint64_t memory_bytes = 256u << 20;  // peak of the whole process tree
  // Standard output; more is kOutputLimit. Also one file it writes, and all of its scratch files.
  std::uint64_t output_bytes = 64u << 20;
  std::uint64_t error_bytes = 64u << 10;  // standard error is kept up to here, the rest is dropped
  int processes = 32;                     // at one moment, threads included
};

inline std::uint64_t nanoseconds(double seconds) {
  return static_cast<std::uint64_t>(std::llround(seconds * 1e9));
}

constexpr double kCpuBackstop = 1.25;

inline std::uint64_t cpu_kill_ns(const Limits& limits) {
  return nanoseconds(limits.cpu_seconds * kCpuBackstop);
}

}  // namespace supervisor
