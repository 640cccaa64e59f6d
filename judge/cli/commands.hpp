// The subcommands and their options. Each command returns the exit status; each throws UsageError,
// JudgeError, Interrupted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "judge/base/cancellation.hpp"
#include "judge/cli/command_line.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/program.hpp"

namespace judge {

inline constexpr double kLongestSearch = 1e6;  // seconds

// How a program is judged by what the user brings.
struct OwnJudging {
  std::optional<fs::path> checker;
  std::optional<double> tolerance;  // of numbers: absolute, or as a part of the wanted one
  FileStreams streams;              // that the program has to use
};

struct RunOptions : CommonOptions, OwnJudging {
  std::vector<std::string> words;  // of the command line, the judge first
  std::optional<fs::path> source;  // the user's own file in place of the problem's submissions
  std::string dialect;             // of that file; empty: the usual one
  std::optional<fs::path> tests;   // a folder of test cases in place of the problem's; or a zip,
                                   // or one input
  std::optional<fs::path> answer;  // to that input
  std::optional<CompareMode> compare;  // with `tests`
  std::optional<double> time;          // seconds of CPU time
  std::optional<int> memory;           // MiB
  double time_factor = 1;
  std::optional<fs::path> json, junit, html, csv;
  std::string isolation = "best";  // or "none"
  bool force = false;              // run again what did not change
  bool right = false;              // not the submissions that are wrong on purpose
  bool all = false;                // go on after a test case that is not AC
  std::string show;                // the only test case, of which all is shown; empty: all
  bool debugs = false;             // compile the file so that it says where it goes wrong
  std::string language;            // "en", "zh"; empty: as the environment says
  bool watch = false;              // judge again whenever the source is saved
};

// The user's own programs, with which any problem can be searched.
struct UserProgramOptions : OwnJudging {
  std::optional<fs::path> against;    // slow but right
  std::optional<fs::path> generator;  // the rest needs `against`
  std::optional<fs::path> validator;
  std::string arguments;  // of the generator, with the words SIZE and SEED; empty: SEED
  std::optional<long long> max_size;
  std::optional<double> time;  // seconds of CPU time
  std::optional<int> memory;   // MiB
};

struct StressOptions : CommonOptions {
  std::vector<std::string> words;  // of the command line, the judge first
  fs::path source;
  std::string dialect;                // as in RunOptions
  std::optional<double> seconds;      // of searching
  std::optional<std::size_t> inputs;  // to try
  double shrink = 10;                 // seconds at most to make smaller what was found
  std::uint64_t seed = 1;
  std::optional<fs::path> save;  // folder for the counterexample
  std::optional<fs::path> json;
  std::string language;  // "en", "zh"; empty: as the environment says
  UserProgramOptions user;
};

struct DataOptions : CommonOptions {
  bool pin = false;  // write SHA256SUMS anew
};

struct BundleOptions : CommonOptions {
  fs::path source;
  std::optional<fs::path> output;  // in place of standard output
};

struct NewOptions : CommonOptions {
  std::string id;  // of the problem to lay out
};

struct ListOptions : CommonOptions {
  std::string only;  // "id" or "dialect"; empty: a line about each
};

int run_command(RunOptions options, const StopToken& stop);
int stress_command(StressOptions options, const StopToken& stop);
int data_command(const DataOptions& options, const StopToken& stop);
int bundle_command(const BundleOptions& options, const StopToken& stop);
int list_command(const ListOptions& options, const StopToken& stop);
int new_command(const NewOptions& options, const StopToken& stop);

}  // namespace judge
