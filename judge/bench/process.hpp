// Runs a program the cheapest way there is, and says what it cost.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bench {

struct Cost {
  double cpu_seconds = 0;  // user and system, of the process and the children it waited for
  double wall_seconds = 0;
  std::uint64_t peak_bytes = 0;  // resident, at its highest
};

// posix_spawn and wait4, standard input and output from and to files (/dev/null works for both).
// Throws std::runtime_error when the program cannot be started or its exit status is not 0.
Cost run(const std::vector<std::string>& argv, const std::string& input, const std::string& output);

// The middle value; of an even number the mean of the two. Needs at least one.
double median(std::vector<double> values);

}  // namespace bench
