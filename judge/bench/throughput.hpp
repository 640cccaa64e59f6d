// How many runs a second `judge stress` makes, as a ratio to the barest loop that runs the program.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace bench {

struct Throughput {
  std::string problem;
  double runs = 0;   // a second, on all processors
  double cases = 0;  // a second; a run has many where the format allows it
  double ratio = 0;  // of the runs, to those of a loop on one processor
};

// Stresses the problem's own submission for `seconds` and runs it on its first sample for half a
// second. `build` is the checkout's folder with the judge and the submission in bench/.
Throughput measure_stress(const std::filesystem::path& build, const std::string& problem,
                          int seconds);

// For a terminal.
std::string table(const std::vector<Throughput>& throughputs);

}  // namespace bench
