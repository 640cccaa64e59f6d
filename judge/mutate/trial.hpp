// What the steps of one problem's trial share. The steps: try_submission, try_mutants, try_wrong.
#pragma once

#include <string>
#include <vector>

#include "judge/base/progress.hpp"
#include "judge/base/workspace.hpp"
#include "judge/compile/compile.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/model/test_case.hpp"
#include "judge/mutate/build_mode.hpp"
#include "judge/mutate/builder.hpp"
#include "judge/mutate/ledger.hpp"
#include "judge/mutate/measured_test.hpp"
#include "judge/sandbox/workers.hpp"

namespace mutate {

// What a trial works with, and what its user wants.
struct TrialContext {
  judge::Workspace& workspace;
  judge::Workers& workers;
  judge::Progress& progress;
  bool all_tests = false;     // go on after a test that rejects
  bool with_package = false;  // try wrong/ as well, and measure how far the tests go
  int faults = 0;             // how many programs of each kind of faults.cpp to try
  bool forgets = false;       // believe nothing that earlier runs found out
};

// The submission and its mutants, compiled in one mode.
struct Variant {
  BuildMode mode;
  Builders builders;
  std::string own_program{};  // what the submission becomes; set by try_submission
};

struct Trial {
  // Compiles the package and opens the ledger. Throws judge::JudgeError if a program of the package
  // does not compile.
  Trial(const TrialContext& context, const judge::Problem& problem);

  const TrialContext& context;
  const judge::Problem& problem;
  const std::string source;  // of main.cpp
  judge::Compiler compiler;
  const judge::Helpers package;
  const judge::Requirements requirements;  // of the problem
  Variant plain;
  Variant sanitized;
  Ledger ledger;
  std::vector<MeasuredTest> tests;  // from small to large; set by try_problem
};

}  // namespace mutate
