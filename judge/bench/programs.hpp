// The submissions against the floor: what reading the input and writing the output costs by itself.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace bench {

// One program on one input, measured in pairs with the floor.
struct Measured {
  std::string program;           // main, textbook, reference
  double cpu_seconds = 0;        // median
  double ratio = 0;              // median of the paired ratios to the floor
  std::uint64_t peak_bytes = 0;  // greatest
};

struct Point {
  int percent = 0;  // size of the input, of the largest legal one
  std::uint64_t input_bytes = 0;
  double floor_seconds = 0;  // median
  std::vector<Measured> programs;
};

struct Growth {
  std::string problem;
  std::vector<Point> points;  // by size; the last one is the largest legal input
};

// Measures the programs that make built in `folder`/ID, on inputs of 1 to 100 % of the largest,
// made by the generator's kind `bench PERCENT SEED`. Each round runs the floor and
// then each program.
Growth measure(const std::filesystem::path& folder, const std::string& problem, int rounds);

// For a terminal: one line for each problem, at its largest input.
std::string table(const std::vector<Growth>& growths);

}  // namespace bench
