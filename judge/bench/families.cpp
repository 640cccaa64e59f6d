#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <map>
#include <vector>

#include "common/find/find.hpp"
#include "judge/bench/bench.hpp"

namespace bench {
namespace {

const std::vector<std::uint64_t> kSizes = {1000, 4000, 16000, 64000};

// Who wins if a move takes a square number: no family has a rule, so all of them are tried.
find::Table squares(std::uint64_t size) {
  find::Table table;
  table.size[0] = size;
  for (std::uint64_t n = 0; n < size; ++n) {
    bool wins = false;
    for (std::uint64_t root = 1; root * root <= n; ++root)
      wins = wins || table.values[n - root * root] == 0;
    table.values.push_back(wins);
  }
  return table;
}

// CPU seconds of each family.
std::map<std::string, double> seconds_on(const find::Table& table) {
  std::map<std::string, double> seconds;
  std::string family;
  std::clock_t begin = 0;
  const auto end_family = [&](const std::string& next) {
    if (!family.empty())
      seconds[family] += static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    family = next;
    begin = std::clock();
  };
  find::Budget budget;
  budget.on_step = [&](const find::Text& next) { end_family(next.english); };
  find::find_rules(table, budget);
  end_family("");
  return seconds;
}

}  // namespace

std::string measure_families() {
  std::map<std::string, std::vector<double>> costs;
  std::string text = fmt::format("{:<20}{:>12}", "family, ratio", "ms");
  for (const std::uint64_t size : kSizes) {
    text += fmt::format("{:>10}", size);
    for (const auto& [family, seconds] : seconds_on(squares(size)))
      costs[family].push_back(std::max(seconds, 1e-6));
  }
  for (const auto& [family, seconds] : costs) {
    text += fmt::format("\n{:<20}{:>12.2f}", family, seconds[0] * 1e3);
    for (const double cost : seconds)
      text += fmt::format("{:>10.2f}", cost / seconds[0]);
  }
  return text + "\n";
}

}  // namespace bench
