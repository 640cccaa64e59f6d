// The command line, understood.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "judge/base/files.hpp"
#include "judge/base/progress.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

enum class Action { kRun, kStress, kData, kList };

struct Options {
  Action action = Action::kList;
  std::vector<std::string> ids;  // empty: all problems
  fs::path root;                 // the checkout
  int jobs = 1;
  Isolation isolation = Isolation::kBest;
  Verbosity verbosity = Verbosity::kNormal;

  // run
  std::optional<fs::path> source;  // a stranger's file in place of the problem's submissions
  std::optional<fs::path> tests;   // a folder of tests in place of the problem's
  std::optional<fs::path> json, junit, html;
  std::optional<double> time;          // seconds of CPU time
  std::optional<int> memory;           // MiB
  std::optional<std::string> compare;  // "lines" or "tokens", with `tests`
  double time_factor = 1;
  std::string dialect;  // --std; empty: the problem's
  bool force = false;   // run again what did not change
  bool all = false;     // go on after a test that is not AC

  // stress, with `source`
  double seconds = 30;  // of searching
  double shrink = 10;   // seconds at most to make smaller what was found
  std::uint64_t seed = 1;
  std::optional<fs::path> save;  // folder for the counterexample
  std::string language;          // "en", "zh"; empty: as the environment says

  // data
  bool pin = false;  // write SHA256SUMS anew
};

// What to do, or, if the user only asked for help or made a mistake, the status to end with; the
// words are printed already.
struct ParsedOptions {
  std::optional<Options> options;
  int exit_status = 0;
};
ParsedOptions parse_options(int argc, char** argv);

}  // namespace judge
