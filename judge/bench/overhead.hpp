// What the judge adds to each test, as a ratio to the barest loop that could judge at all.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace bench {

// A way of judging: the loop of posix_spawn, wait4 and comparing, or a call of the judge.
struct Overhead {
  std::string way;
  double per_test = 0;  // wall seconds: (200 tests - 20 tests) / 180, median over the rounds
  double ratio = 0;     // to the loop's, median of the ratios within a round
  double start_up = 0;  // wall seconds of a call for one test, without that test
};

// Judges a small program on small tests in `folder` (made anew, removed afterwards) with `judge`,
// one job, once with all its protections and once without. The loop comes first in the result.
std::vector<Overhead> measure_overhead(const std::filesystem::path& judge,
                                       const std::filesystem::path& folder, int rounds);

// For a terminal.
std::string table(const std::vector<Overhead>& overheads);

}  // namespace bench
