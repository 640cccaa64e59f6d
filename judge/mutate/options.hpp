// The command line of mutate.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/base/files.hpp"
#include "judge/base/progress.hpp"

namespace mutate {

enum class Shown { kSummary, kList, kCases, kTable };

struct Options {
  std::vector<std::string> ids;  // empty: all problems
  judge::fs::path root;
  int jobs = 1;
  Shown shown = Shown::kSummary;
  std::optional<judge::fs::path> json;
  bool force = false;
  judge::Verbosity verbosity = judge::Verbosity::kNormal;
};

// What to do, or, if the user only asked for help or made a mistake, the status to end with; the
// words are printed already.
struct ParsedOptions {
  std::optional<Options> options;
  int exit_status = 0;
};
ParsedOptions parse_options(int argc, char** argv);

}  // namespace mutate
