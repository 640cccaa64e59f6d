#include "judge/bench/programs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <stdexcept>

#include "judge/bench/process.hpp"

namespace bench {
namespace {

namespace fs = std::filesystem;

const std::vector<std::string> kPrograms = {"main", "textbook", "reference"};

// The files of one measurement.
struct Setting {
  fs::path folder;  // of the problem's programs
  fs::path input;
  std::string bytes;  // of the output, as the floor takes it
};

Setting prepare(const fs::path& folder, int percent) {
  const fs::path input = folder / (std::to_string(percent) + ".in");
  const fs::path output = folder / "output";
  run({folder / "generator", "bench", std::to_string(percent), "1"}, "/dev/null", input);
  run({folder / "main"}, input, output);
  return {folder, input, std::to_string(fs::file_size(output))};
}

// One program's costs over the rounds.
struct Series {
  std::vector<double> cpu, ratio;
  std::uint64_t peak = 0;

  void add(const Cost& cost, double floor_seconds) {
    cpu.push_back(cost.cpu_seconds);
    ratio.push_back(cost.cpu_seconds / floor_seconds);
    peak = std::max(peak, cost.peak_bytes);
  }
};

Point measure_point(const Setting& setting, int percent, int rounds) {
  std::map<std::string, Series> series;
  std::vector<double> floors;
  for (int round = 0; round < rounds; ++round) {
    const Cost floor =
        run({setting.folder.parent_path() / "floor", setting.bytes}, setting.input, "/dev/null");
    floors.push_back(floor.cpu_seconds);
    for (const std::string& program : kPrograms) {
      if (!fs::exists(setting.folder / program)) continue;
      series[program].add(run({setting.folder / program}, setting.input, "/dev/null"),
                          floor.cpu_seconds);
    }
  }
  Point point{percent, fs::file_size(setting.input), median(floors), {}};
  for (const std::string& program : kPrograms) {
    const auto found = series.find(program);
    if (found == series.end()) continue;
    const Series& of = found->second;
    point.programs.push_back({program, median(of.cpu), median(of.ratio), of.peak});
  }
  return point;
}

std::string cell(const Point& point, const std::string& program) {
  for (const Measured& measured : point.programs) {
    if (measured.program == program) return fmt::format("{:.2f}", measured.ratio);
  }
  return "-";
}

double peak_mebibytes(const Point& point) {
  return static_cast<double>(point.programs.front().peak_bytes) / (1 << 20);
}

}  // namespace

Growth measure(const fs::path& folder, const std::string& problem, int rounds) {
  Growth growth{problem, {}};
  for (int percent : {1, 3, 10, 30, 100}) {
    const Setting setting = prepare(folder / problem, percent);
    growth.points.push_back(measure_point(setting, percent, rounds));
  }
  return growth;
}

std::string table(const std::vector<Growth>& growths) {
  std::string text = fmt::format("{:<18}{:>12}{:>12}{:>10}{:>12}{:>12}{:>14}\n", "largest input",
                                 "bytes", "floor ms", "main", "textbook", "reference", "main MiB");
  for (const Growth& growth : growths) {
    const Point& largest = growth.points.back();
    text +=
        fmt::format("{:<18}{:>12}{:>12.2f}{:>10}{:>12}{:>12}{:>14.1f}\n", growth.problem,
                    largest.input_bytes, largest.floor_seconds * 1e3, cell(largest, "main"),
                    cell(largest, "textbook"), cell(largest, "reference"), peak_mebibytes(largest));
  }
  return text;
}

}  // namespace bench
