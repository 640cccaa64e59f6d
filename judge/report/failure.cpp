#include "judge/report/failure.hpp"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "judge/base/language.hpp"

namespace judge {
namespace {

constexpr std::size_t kMargin = 7;  // columns: a number, and blanks around it

// A line, and the part of it that is marked.
struct Row {
  std::size_t number = 0;
  std::string before, marked, after;

  std::size_t width() const { return columns(before) + columns(marked) + columns(after); }
};

// The lines of an output by their distance from the one where the two outputs part.
using Rows = std::map<long, Row>;

// Of line `focus` (0: nobody knows it) the place of `token`, which is empty behind the end.
Rows rows_of(const Lines& lines, std::size_t focus, const std::string& token,
             const LineContext& around, const Say& say) {
  Rows rows;
  for (std::size_t number = lines.first; number < lines.end(); ++number)
    rows[static_cast<long>(number) - static_cast<long>(focus)] = {
        number, lines.shown[number - lines.first], "", ""};
  if (focus == 0) return rows;
  rows[0] = {focus, around.before, token.empty() ? say("(end)", "（结束）") : token, around.after};
  return rows;
}

bool fit(const Rows& rows, std::size_t width) {
  return std::all_of(rows.begin(), rows.end(),
                     [&](const auto& row) { return row.second.width() <= width; });
}

class Failure {
 public:
  Failure(const SubmissionResult& result, const TestResult& test, const TableStyle& style)
      : evidence_(*result.evidence), test_(test), style_(style), say_(style.language) {}

  std::string text() {
    const std::string& reason = evidence_.reason;
    line("\n" + bold(test_.name) + (reason.empty() ? "" : ": " + reason));
    heading(say_("input", "输入"), evidence_.input);
    all_lines(evidence_.input_lines, rows_of(evidence_.input_lines, 0, "", {}, say_));
    outputs();
    if (test_.error.in_all > 0) {
      heading(say_("standard error", "标准错误输出"), "");
      all_lines(test_.error, rows_of(test_.error, 0, "", {}, say_));
    }
    return std::move(text_);
  }

 private:
  void line(const std::string& words) {
    text_ += words.substr(0, words.find_last_not_of(' ') + 1) + "\n";
  }

  std::string bold(const std::string& words) const {
    return style_.colours ? fmt::format(fmt::emphasis::bold, "{}", words) : words;
  }

  void heading(const std::string& name, const std::string& file) {
    line("  " + bold(name) + "  " + file);
  }

  void outputs() {
    const Difference none, &d = test_.difference ? *test_.difference : none;
    const Lines &wanted = evidence_.answer_lines, &got = test_.output;
    const Rows left = rows_of(wanted, d.wanted_line, d.wanted, d.around_wanted, say_);
    const Rows right = rows_of(got, d.line, d.got, d.around_got, say_);
    const std::size_t half = (style_.width - 3) / 2 - kMargin;
    const std::string nothing = got.in_all == 0 ? say_(" (nothing)", "（空）") : "";
    const std::string names[] = {say_("expected output", "正确的输出"),
                                 say_("output of the program", "程序的输出") + nothing};
    if (!style_.is_whole && fit(left, half) && fit(right, half)) {
      line("  " + bold(names[0]) + std::string(half + kMargin - 2 - columns(names[0]), ' ') +
           " │   " + bold(names[1]));
      side_by_side(left, right, half);
      return more_lines(got.in_all >= got.end() ? got : wanted);
    }
    heading(names[0], evidence_.answer);
    all_lines(wanted, left);
    heading(names[1], "");
    all_lines(got, right);
  }

  void side_by_side(const Rows& left, const Rows& right, std::size_t width) {
    std::set<long> places;
    for (const Rows* rows : {&left, &right})
      for (const auto& [place, row] : *rows)
        places.insert(place);
    for (long place : places) {
      const auto half = [&](const Rows& rows, bool marks) {
        const auto row = rows.find(place);
        const Row shown = row == rows.end() ? Row() : row->second;
        return (marks ? carets(shown) : words(shown)) + std::string(width - shown.width(), ' ');
      };
      line(half(left, false) + " │ " + half(right, false));
      const auto is_marked = left.find(place);
      if (is_marked != left.end() && !is_marked->second.marked.empty())
        line(half(left, true) + " │ " + half(right, true));
    }
  }

  std::string words(const Row& row) const {
    const auto style = fmt::emphasis::reverse | fmt::fg(fmt::terminal_color::red);
    const bool is_painted = style_.colours && !row.marked.empty();
    return fmt::format("{:>5}  {}{}{}", row.number > 0 ? std::to_string(row.number) : "",
                       row.before, is_painted ? fmt::format(style, "{}", row.marked) : row.marked,
                       row.after);
  }

  // The line below, as wide as the row.
  static std::string carets(const Row& row) {
    return std::string(kMargin + columns(row.before), ' ') + std::string(columns(row.marked), '^') +
           std::string(columns(row.after), ' ');
  }

  void all_lines(const Lines& lines, Rows rows) {
    for (auto& [place, row] : rows) {
      const std::size_t room = style_.is_whole ? SIZE_MAX / 2 : style_.width - kMargin;
      row.after = front_of(row.after, room / 4);
      const std::size_t taken = columns(row.marked) + columns(row.after);
      row.before = row.marked.empty() ? front_of(row.before, room)
                                      : back_of(row.before, room - std::min(room - 1, taken));
      line(words(row));
      if (!row.marked.empty()) line(carets(row));
    }
    more_lines(lines);
  }

  void more_lines(const Lines& lines) {
    if (lines.in_all < lines.end()) return;
    line(std::string(kMargin, ' ') +
         say_("… {} more lines", "…… 还有 {} 行", lines.in_all + 1 - lines.end()));
  }

  const Evidence& evidence_;
  const TestResult& test_;
  const TableStyle& style_;
  Say say_;
  std::string text_;
};

}  // namespace

std::string failure_report(const SubmissionResult& result, const TestResult& test,
                           const TableStyle& style) {
  return Failure(result, test, style).text();
}

}  // namespace judge
