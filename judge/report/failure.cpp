#include "judge/report/failure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "judge/base/language.hpp"

namespace judge {
namespace {

// Columns: of one of the two outputs on a terminal of 80; of a number and the blanks around it.
constexpr std::size_t kHalf = 31, kMargin = 7;

bool fits(const MarkedLines& rows) {
  return std::all_of(rows.begin(), rows.end(),
                     [](const auto& row) { return columns(row.second.text()) <= kHalf; });
}

class Failure {
 public:
  Failure(const SubmissionResult& result, const TestResult& test, const TableStyle& style)
      : evidence_(*result.evidence), test_(test), style_(style), say_(style.language) {}

  std::string text() {
    const std::string& reason = evidence_.reason;
    line("\n" + test_.name + (reason.empty() ? "" : ": " + reason));
    block(say_("input  {}", "输入  {}", evidence_.input), evidence_.input_lines);
    outputs();
    if (test_.error.in_all > 0) block(say_("standard error", "标准错误输出"), test_.error);
    return std::move(text_);
  }

 private:
  void line(const std::string& words) {
    text_ += words.substr(0, words.find_last_not_of(' ') + 1) + "\n";
  }

  void block(const std::string& heading, const Lines& lines) {
    block(heading, lines, marked_lines(lines));
  }

  void block(const std::string& heading, const Lines& lines, const MarkedLines& rows) {
    line("  " + heading);
    for (const auto& [place, row] : rows)
      line(fmt::format("{:>5}{} {}", row.number, row.marked.empty() ? ' ' : '>', row.text()));
    more(lines);
  }

  void more(const Lines& lines) {
    if (lines.more() > 0) line("       " + say_("… {} more lines", "…… 还有 {} 行", lines.more()));
  }

  void outputs() {
    const Difference none, &d = test_.difference ? *test_.difference : none;
    const Lines &wanted = evidence_.answer_lines, &got = test_.output;
    const std::string end = say_("(end)", "（结束）");
    const MarkedLines left = marked_lines(wanted, d.wanted_line, d.wanted, d.around_wanted, end);
    const MarkedLines right = marked_lines(got, d.line, d.got, d.around_got, end);
    const std::string expected = say_("expected output", "正确的输出");
    const std::string given = say_("output of the program", "程序的输出") +
                              (got.in_all == 0 ? say_(" (nothing)", "（空）") : "");
    if (style_.is_whole || !fits(left) || !fits(right)) {
      block(expected + "  " + evidence_.answer, wanted, left);
      return block(given, got, right);
    }
    line(fmt::format("  {:<{}} │   {}", expected, kHalf + kMargin - 2, given));
    side_by_side(left, right);
    more(got.more() > 0 ? got : wanted);
  }

  void side_by_side(const MarkedLines& left, const MarkedLines& right) {
    std::set<long> places;
    for (const MarkedLines* rows : {&left, &right})
      for (const auto& [place, row] : *rows)
        places.insert(place);
    for (long place : places) {
      const auto a = left.find(place), b = right.find(place);
      const MarkedLine none, &first = a == left.end() ? none : a->second,
                             &second = b == right.end() ? none : b->second;
      line(words(first) + " │ " + words(second));
      if (!first.marked.empty()) line(carets(first) + " │ " + carets(second));
    }
  }

  static std::string words(const MarkedLine& row) {
    return fmt::format("{:>5}  {:<{}}", row.number > 0 ? std::to_string(row.number) : "",
                       row.text(), kHalf);
  }

  static std::string carets(const MarkedLine& row) {
    const std::string marks(columns(row.marked), '^');
    return fmt::format("{:{}}{:<{}}", "", kMargin + columns(row.before), marks,
                       kHalf - columns(row.before));
  }

  const Evidence& evidence_;
  const TestResult& test_;
  const TableStyle& style_;
  Say say_;
  std::string text_;
};

}  // namespace

MarkedLines marked_lines(const Lines& lines, std::size_t focus, const std::string& token,
                         const LineContext& around, const std::string& end) {
  MarkedLines rows;
  for (std::size_t i = 0; i < lines.shown.size(); ++i) {
    const std::size_t number = lines.first + i;
    rows[static_cast<long>(number) - static_cast<long>(focus)] = {number, lines.shown[i], "", ""};
  }
  if (focus > 0) rows[0] = {focus, around.before, token.empty() ? end : token, around.after};
  return rows;
}

std::string failure_report(const SubmissionResult& result, const TestResult& test,
                           const TableStyle& style) {
  return Failure(result, test, style).text();
}

}  // namespace judge
