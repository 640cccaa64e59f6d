#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>

#include "judge/base/text.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/report.hpp"

namespace judge {
namespace {

class Table {
 public:
  Table(const RunReport& report, bool colours) : report_(report), colours_(colours) {
    for (const SubmissionResult& result : report.results) {
      width_ = std::max(width_, result.source.size());
    }
  }

  std::string text() {
    const std::string* problem = nullptr;
    for (const SubmissionResult& result : report_.results) {
      if (!problem || *problem != result.problem) head(result);
      problem = &result.problem;
      row(result);
    }
    for (const std::string& error : report_.errors)
      text_ += paint("error: ", kBad) + error + "\n";
    foot();
    return std::move(text_);
  }

 private:
  static constexpr fmt::color kGood = fmt::color::green, kBad = fmt::color::red;

  std::string paint(const std::string& words, fmt::color color) const {
    return colours_ ? fmt::format(fmt::fg(color), "{}", words) : words;
  }

  void head(const SubmissionResult& result) {
    text_ += fmt::format("{}  ({:g} s, {} MiB, {} test cases)\n", result.problem, result.time_limit,
                         result.memory_limit, result.tests_in_all);
  }

  void row(const SubmissionResult& result) {
    const bool good = result.is_as_expected();
    std::string line = fmt::format("  {:<{}}  ", result.source, width_);
    line += paint(fmt::format("{:<4}", verdict_name(result.verdict)), good ? kGood : kBad);
    line += good ? "" : fmt::format("expected {}  ", verdict_names(result.expected));
    if (!result.tests.empty()) line += numbers(result);
    line += result.why();
    line.erase(line.find_last_not_of(' ') + 1);
    text_ += line + "\n";
    if (!result.warning.empty()) text_ += "      warning: " + result.warning + "\n";
    if (!good) details(result);
  }

  static std::string numbers(const SubmissionResult& result) {
    return fmt::format("{:7.3f} s {:8.1f} MiB  ", result.slowest_seconds(),
                       static_cast<double>(result.peak_memory_bytes()) / (1 << 20));
  }

  // More lines under a verdict that nobody expected.
  void details(const SubmissionResult& result) {
    if (result.verdict == Verdict::kAc) {
      text_ += fmt::format(
          "      all {} test cases accept it: one more is needed, or the program is not wrong\n",
          result.tests_in_all);
    }
    const std::size_t rest = result.message.find('\n');
    if (rest == std::string::npos) return;
    for (std::string_view line : split_lines(std::string_view(result.message).substr(rest + 1))) {
      text_ += "      " + std::string(line) + "\n";
    }
  }

  void foot() {
    text_ += fmt::format("isolation: {}\n", report_.isolation);
    const std::string count = fmt::format("{} of {} submissions as expected",
                                          report_.count_as_expected(), report_.results.size());
    text_ += paint(count, report_.all_held() ? kGood : kBad) + "\n";
  }

  const RunReport& report_;
  bool colours_;
  std::size_t width_ = 0;
  std::string text_;
};

}  // namespace

std::string table_report(const RunReport& report, bool colours) {
  return Table(report, colours).text();
}

}  // namespace judge
