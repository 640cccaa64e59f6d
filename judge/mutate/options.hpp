// The command line of mutate.
#pragma once

#include <optional>

#include "judge/cli/command_line.hpp"

namespace mutate {

enum class Shown { kSummary, kList, kCases, kTable };

struct Options : judge::CommonOptions {
  Shown shown = Shown::kSummary;
  std::optional<judge::fs::path> json;
  int faults = 200;
  bool force = false;
};

// Understands the command line. Nothing if all is well, else the status to end with: the user asked
// for help or made a mistake, and the words are printed already.
std::optional<int> parse_options(Options& options, int argc, char** argv);

}  // namespace mutate
