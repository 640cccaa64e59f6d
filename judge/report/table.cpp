#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>

#include "judge/base/language.hpp"
#include "judge/base/text.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/failure.hpp"
#include "judge/report/report.hpp"

namespace judge {
namespace {

constexpr std::size_t kDiagnostics = 20;  // lines of the compiler's

// Whether a program has more in its reach than usual.
bool is_weak(std::string_view isolation) {
  return isolation.find("in reach") != std::string_view::npos ||
         isolation.find("programs can change") != std::string_view::npos;
}

class Table {
 public:
  Table(const RunReport& report, const TableStyle& style)
      : report_(report), style_(style), say_(style.language) {
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
      text_ += paint(say_("error: ", "错误："), kBad) + error + "\n";
    foot();
    return std::move(text_);
  }

 private:
  static constexpr fmt::terminal_color kGood = fmt::terminal_color::green,
                                       kBad = fmt::terminal_color::red;

  std::string paint(const std::string& words, fmt::terminal_color color) const {
    return style_.colours ? fmt::format(fmt::fg(color), "{}", words) : words;
  }

  void head(const SubmissionResult& result) {
    text_ += say_("{}  ({:g} s, {} MiB, {} test cases)\n", "{}  ({:g} 秒，{} MiB，{} 个测试点)\n",
                  result.problem, result.time_limit, result.memory_limit, result.tests_in_all);
  }

  void row(const SubmissionResult& result) {
    const bool good = result.is_as_expected();
    std::string line = fmt::format("  {:<{}}  ", result.source, width_);
    line += paint(fmt::format("{:<4}", verdict_name(result.verdict)), good ? kGood : kBad);
    line += good ? "" : say_("expected {}  ", "应为 {}  ", verdict_names(result.expected));
    if (!result.tests.empty())
      line += numbers(result.slowest_seconds(), result.peak_memory_bytes());
    add_line(line + why(result));
    if (!result.warning.empty())
      text_ += say_("      warning: {}\n", "      警告：{}\n", result.warning);
    compilers_words(result.diagnostics);
    if (style_.lists_tests) list_tests(result);
    if (!good) details(result);
  }

  void add_line(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    text_ += line + "\n";
  }

  std::string numbers(double seconds, std::uint64_t bytes) const {
    return fmt::format("{:7.3f} {} {:8.1f} MiB  ", seconds, say_("s", "秒"),
                       static_cast<double>(bytes) / (1 << 20));
  }

  void list_tests(const SubmissionResult& result) {
    std::size_t name = 0, passed = 0;
    for (const TestResult& test : result.tests)
      name = std::max(name, columns(test.name));
    for (const TestResult& test : result.tests) {
      const bool good = test.verdict == Verdict::kAc;
      passed += good ? 1 : 0;
      add_line(
          fmt::format("    {:<{}}  {}{}{}", test.name, name,
                      paint(fmt::format("{:<4}", verdict_name(test.verdict)), good ? kGood : kBad),
                      numbers(test.cpu_seconds, test.memory_bytes), words_of(result, test)));
    }
    if (!result.tests.empty())
      text_ += say_("    {} of {} test cases accepted\n", "    {1} 个测试点中通过 {0} 个\n", passed,
                    result.tests_in_all);
  }

  std::string why(const SubmissionResult& result) const {
    const TestResult* test = result.deciding_test();
    if (!test || !say_.is_chinese) return result.why();
    return fmt::format("{}：{}", test->name, words_of(result, *test));
  }

  // Why the test failed.
  std::string words_of(const SubmissionResult& result, const TestResult& test) const {
    if (!say_.is_chinese) return test.message;
    if (test.difference) return difference_words(*test.difference);
    if (test.signal != 0) return killed_by(test.signal, say_);
    if (test.verdict == Verdict::kMle) return fmt::format("内存超过 {} MiB", result.memory_limit);
    if (test.verdict != Verdict::kTle) return test.message;
    return fmt::format("CPU 时间 {:.2f} 秒，共 {:.1f} 秒，限制 {:.2f} 秒", test.cpu_seconds,
                       test.wall_seconds, result.time_limit);
  }

  static std::string difference_words(const Difference& d) {
    if (d.token == 0)
      return fmt::format("第 {} 行：内容正确，空白不对，应为 {}，输出为 {}", d.line, d.wanted,
                         d.got);
    const auto or_end = [](const std::string& token) { return token.empty() ? "（结束）" : token; };
    return fmt::format("第 {} 行第 {} 个：应为 {}，输出为 {}", d.line, d.token, or_end(d.wanted),
                       or_end(d.got));
  }

  // More lines under a verdict that nobody expected.
  void details(const SubmissionResult& result) {
    if (result.verdict == Verdict::kAc) {
      text_ += say_(
          "      all {} test cases accept it: one more is needed, or the program is not wrong\n",
          "      {} 个测试点都接受它：还缺一个测试点，或者程序并没有错\n", result.tests_in_all);
    }
    const std::size_t rest = result.message.find('\n');
    if (rest != std::string::npos)
      compilers_words(std::string_view(result.message).substr(rest + 1));
    const TestResult* const test = result.deciding_test();
    if (has_shown_failure_ || !test || !result.evidence) return;
    has_shown_failure_ = true;
    text_ += failure_report(result, *test, style_) + "\n";
    if (style_.show_command)
      text_ += "  " + say_("all of it: ", "全部内容：") + style_.show_command(result, *test) + "\n";
  }

  void compilers_words(std::string_view words) {
    const std::string first = first_lines(words, kDiagnostics);
    for (std::string_view line : split_lines(first))
      text_ += "      " + std::string(line) + "\n";
  }

  void foot() {
    text_ += isolation_line(report_, style_);
    const std::string count =
        say_("{} of {} submissions as expected", "{1} 份提交中 {0} 份符合预期",
             report_.count_as_expected(), report_.results.size());
    text_ += paint(count, report_.all_held() ? kGood : kBad) + "\n";
  }

  const RunReport& report_;
  const TableStyle& style_;
  Say say_;
  std::size_t width_ = 0;
  bool has_shown_failure_ = false;
  std::string text_;
};

}  // namespace

std::string isolation_line(const RunReport& report, const TableStyle& style) {
  if (!style.is_verbose && !is_weak(report.isolation)) return "";
  return Say(style.language)("isolation: {}\n", "隔离：{}\n", report.isolation);
}

std::string table_report(const RunReport& report, const TableStyle& style) {
  return Table(report, style).text();
}

}  // namespace judge
