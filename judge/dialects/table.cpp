#include "judge/dialects/table.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace dialects {
namespace {

// All rows are made of these columns, so that a blank field still has its place.
std::string line(const std::string& file, const std::string& compiler, const std::string& bits,
                 const std::string& dialects, const std::string& run, const std::string& left) {
  std::string words =
      fmt::format("{:<30}{:<24}{:<6}{:<22}{:<22}{}", file, compiler, bits, dialects, run, left);
  words.erase(words.find_last_not_of(' ') + 1);
  return words + "\n";
}

std::string span(const std::vector<std::string>& dialects) {
  if (dialects.size() < 2) return dialects.empty() ? "none" : dialects.front();
  return fmt::format("{} - {} ({})", dialects.front(), dialects.back(), dialects.size());
}

std::string line_of(const Row& row) {
  const bool has_failed = !row.failures.empty();
  return line(row.file, row.compiler, std::to_string(row.bits), span(row.dialects),
              row.run.empty() ? "nothing" : row.run,
              has_failed ? "FAILED, see below" : row.left_out);
}

}  // namespace

bool all_passed(const std::vector<Row>& rows) {
  return std::all_of(rows.begin(), rows.end(), [](const Row& row) { return row.failures.empty(); });
}

std::string table(const std::vector<Row>& rows) {
  std::string text = line("file", "compiler", "bits", "compiled as", "run", "left out, and why");
  for (const Row& row : rows)
    text += line_of(row);
  for (const Row& row : rows) {
    for (const std::string& failure : row.failures)
      text +=
          fmt::format("FAILED {}, {}, {} bits: {}\n", row.file, row.compiler, row.bits, failure);
  }
  return text;
}

}  // namespace dialects
