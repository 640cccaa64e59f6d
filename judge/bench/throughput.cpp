#include "judge/bench/throughput.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "judge/bench/process.hpp"

namespace bench {
namespace {

namespace fs = std::filesystem;

constexpr double kLoopSeconds = 0.5;

std::string first_sample(const fs::path& folder) {
  std::vector<std::string> inputs;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".in") inputs.push_back(entry.path());
  }
  if (inputs.empty()) throw std::runtime_error("no sample in " + folder.string());
  return *std::min_element(inputs.begin(), inputs.end());
}

double runs_of_loop(const std::string& program, const std::string& input) {
  int count = 0;
  double seconds = 0;
  for (; seconds < kLoopSeconds; ++count)
    seconds += run({program}, input, "/dev/null").wall_seconds;
  return count / seconds;
}

// What `judge stress --json` says of its search.
Throughput parse(const fs::path& report) {
  std::ifstream file(report);
  const auto search = nlohmann::json::parse(file).at("search");
  const double seconds = search.at("seconds");
  return {"", search.at("runs").get<double>() / seconds, search.at("cases").get<double>() / seconds,
          0};
}

}  // namespace

Throughput measure_stress(const fs::path& build, const std::string& problem, int seconds) {
  const fs::path root = build / "..";
  const fs::path report = build / "bench" / "stress.json";
  run({build / "judge", "stress", problem, "--source", root / "problems" / problem / "main.cpp",
       "--seconds", std::to_string(seconds), "--json", report, "--quiet"},
      "/dev/null", "/dev/null");
  Throughput throughput = parse(report);
  fs::remove(report);
  throughput.problem = problem;
  throughput.ratio =
      throughput.runs / runs_of_loop(build / "bench" / problem / "main",
                                     first_sample(root / "testdata" / problem / "sample"));
  return throughput;
}

std::string table(const std::vector<Throughput>& throughputs) {
  std::string text = fmt::format("{:<16}{:>16}{:>18}{:>16}\n", "stress", "runs a second",
                                 "ratio to the loop", "cases a second");
  for (const Throughput& throughput : throughputs) {
    text += fmt::format("{:<16}{:>16.0f}{:>18.2f}{:>16.0f}\n", throughput.problem, throughput.runs,
                        throughput.ratio, throughput.cases);
  }
  return text;
}

}  // namespace bench
