// What the submissions and the judge cost, as ratios to what cannot be saved.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace bench {

struct Cost {
  double cpu_seconds = 0;  // user and system, of the process and the children it waited for
  double wall_seconds = 0;
  std::uint64_t peak_bytes = 0;  // resident, at its highest
};

// Runs a program the cheapest way there is: posix_spawn and wait4, standard input and output from
// and to files (/dev/null works for both). Throws std::runtime_error when the program cannot be
// started or its exit status is not 0.
Cost run(const std::vector<std::string>& argv, const std::string& input, const std::string& output);

// The middle value; of an even number the mean of the two. Needs at least one.
double median(std::vector<double> values);

// --- the submissions against the floor: reading the input and writing the output by itself ---

// One program, measured in pairs with the floor.
struct Measured {
  std::string program;           // main, textbook, reference
  std::vector<double> ratios{};  // of CPU time to the floor's, of each pair
  std::uint64_t peak_bytes = 0;  // greatest
};

struct ProblemCost {
  std::string problem;
  std::uint64_t input_bytes = 0;
  double floor_seconds = 0;  // median
  std::vector<Measured> programs;
};

// Measures the programs that make built in `folder`/ID on the largest legal input, made by the
// generator's kind `bench`. Each round runs the floor and then each program.
ProblemCost measure(const std::filesystem::path& folder, const std::string& problem, int rounds);

// For a terminal, as the tables below.
std::string table(const std::vector<ProblemCost>& costs);

// --- what the judge adds to each test, against the barest loop that could judge at all ---

// Judges a small program on small tests in `folder` (made anew, removed afterwards) with a loop of
// posix_spawn, wait4 and comparing, then with `judge`, one job, once with all its protections and
// once without. Returns the table.
std::string measure_overhead(const std::filesystem::path& judge,
                             const std::filesystem::path& folder, int rounds);

// --- how many runs a second `judge stress` makes, against a loop that runs the program ---

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
std::string table(const std::vector<Throughput>& throughputs);

// --- how the families of `judge find` take longer as a table grows ---

// For each family the CPU time on a table without a rule: of the smallest one, and of larger ones as
// multiples of it.
std::string measure_families();

}  // namespace bench
