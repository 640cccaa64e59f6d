#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "judge/base/files.hpp"
#include "judge/base/process.hpp"
#include "judge/base/text.hpp"
#include "judge/bench/bench.hpp"

namespace bench {
namespace {

namespace fs = std::filesystem;

double seconds(const timeval& time) {
  return time.tv_sec + time.tv_usec * 1e-6;
}

// --- submissions ---

std::string cell(const ProblemCost& cost, const std::string& program) {
  for (const Measured& measured : cost.programs) {
    if (measured.program == program) return fmt::format("{:.2f}", median(measured.ratios));
  }
  return "-";
}

// --- stress ---

constexpr double kLoopSeconds = 0.5;

std::string first_sample(const fs::path& folder) {
  for (const std::string& name : judge::list_folder(folder)) {
    if (judge::ends_with(name, ".in")) return folder / name;
  }
  throw std::runtime_error("no sample in " + folder.string());
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
  const auto search = nlohmann::json::parse(judge::read_file(report)).at("search");
  const double seconds = search.at("seconds");
  return {"", search.at("runs").get<double>() / seconds, search.at("cases").get<double>() / seconds,
          0};
}

}  // namespace

Cost run(const std::vector<std::string>& argv, const std::string& input,
         const std::string& output) {
  const auto begin = std::chrono::steady_clock::now();
  judge::ChildFiles files;
  files.open(STDIN_FILENO, input, O_RDONLY);
  files.open(STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC);
  const auto [status, usage] = judge::wait_for_process(judge::start_process(argv, files));
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin;
  if (status != 0) throw std::runtime_error(argv[0] + " failed on " + input);
  return {seconds(usage.ru_utime) + seconds(usage.ru_stime), wall.count(),
          static_cast<std::uint64_t>(usage.ru_maxrss) * 1024};
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

ProblemCost measure(const fs::path& folder, const std::string& problem, int rounds) {
  const fs::path programs = folder / problem, input = programs / "largest.in",
                 output = programs / "output";
  run({programs / "generator", "bench", "100", "1"}, "/dev/null", input);
  run({programs / "main"}, input, output);
  const std::string output_bytes = std::to_string(fs::file_size(output));
  ProblemCost cost{problem, fs::file_size(input), 0, {}};
  for (const char* program : {"main", "textbook", "reference"}) {
    if (fs::exists(programs / program)) cost.programs.push_back({program});
  }
  std::vector<double> floors;
  for (int round = 0; round < rounds; ++round) {
    floors.push_back(run({folder / "floor", output_bytes}, input, "/dev/null").cpu_seconds);
    for (Measured& measured : cost.programs) {
      const Cost once = run({programs / measured.program}, input, "/dev/null");
      measured.ratios.push_back(once.cpu_seconds / floors.back());
      measured.peak_bytes = std::max(measured.peak_bytes, once.peak_bytes);
    }
  }
  cost.floor_seconds = median(floors);
  return cost;
}

std::string table(const std::vector<ProblemCost>& costs) {
  std::string text = fmt::format("{:<18}{:>12}{:>12}{:>10}{:>12}{:>12}{:>14}\n", "largest input",
                                 "bytes", "floor ms", "main", "textbook", "reference", "main MiB");
  for (const ProblemCost& cost : costs) {
    text += fmt::format("{:<18}{:>12}{:>12.2f}{:>10}{:>12}{:>12}{:>14.1f}\n", cost.problem,
                        cost.input_bytes, cost.floor_seconds * 1e3, cell(cost, "main"),
                        cell(cost, "textbook"), cell(cost, "reference"),
                        static_cast<double>(cost.programs.front().peak_bytes) / (1 << 20));
  }
  return text;
}

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
