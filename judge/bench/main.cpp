// `make bench`: what the submissions and the judge cost, as ratios to a floor measured in
// the same run.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "judge/bench/bench.hpp"
#include "judge/cli/command_line.hpp"

namespace {

struct Options {
  std::string build;  // the folder that make builds in
  std::vector<std::string> problems;
  int rounds = 21;
  int judge_rounds = 7;
  int stress_seconds = 3;
};

void bench_programs(const Options& options) {
  std::vector<bench::ProblemCost> costs;
  for (const std::string& problem : options.problems) {
    fmt::print(stderr, "measuring {}\n", problem);
    costs.push_back(bench::measure(options.build + "/bench", problem, options.rounds));
  }
  fmt::print(
      "CPU time as a multiple of the floor (read, parse, write; nothing else), median of {} "
      "pairs\n{}",
      options.rounds, bench::table(costs));
}

void bench_judge(const Options& options) {
  fmt::print(stderr, "measuring the judge\n");
  fmt::print("\nwall time of judging a small program, median of {} rounds\n{}",
             options.judge_rounds,
             bench::measure_overhead(options.build + "/judge", options.build + "/bench/overhead",
                                     options.judge_rounds));
}

void bench_stress(const Options& options) {
  std::vector<bench::Throughput> throughputs;
  for (const std::string& problem : options.problems) {
    fmt::print(stderr, "stressing {}\n", problem);
    throughputs.push_back(bench::measure_stress(options.build, problem, options.stress_seconds));
  }
  fmt::print("\nsearching for a counterexample on all processors, {} s each\n{}",
             options.stress_seconds, bench::table(throughputs));
}

void bench_find() {
  fmt::print(stderr, "measuring the families of find\n");
  fmt::print("\nlooking for a rule where there is none, one heap, by the size of the table\n{}",
             bench::measure_families());
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  options.build = judge::fs::read_symlink("/proc/self/exe").parent_path();
  CLI::App app("Measures the submissions and the judge as ratios to what cannot be saved.",
               "bench");
  app.add_option("ID", options.problems, "problems whose programs `make bench` has built");
  app.add_option("--rounds", options.rounds, "pairs a median is taken of")
      ->check(CLI::Range(1, 1001));
  if (const auto status = judge::parse(app, argc, argv)) return *status;
  try {
    if (!options.problems.empty()) bench_programs(options);
    bench_judge(options);
    if (!options.problems.empty()) bench_stress(options);
    bench_find();
    return judge::kAllHeld;
  } catch (const std::exception& error) {
    fmt::print(stderr, "bench: {}\n", error.what());
    return judge::kJudgeBroke;
  }
}
