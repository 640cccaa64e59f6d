#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/html.hpp"

namespace judge {
namespace {

// Heights in pixels. Widths are in percent, so that the plot fits any page and its text stays as
// large as all other text.
constexpr int kRowHeight = 24, kAxisHeight = 24;

// With more tests the plot would be longer than anybody looks; the slowest tell most.
constexpr std::size_t kMostRows = 24;

// The tests that have a row, by their number.
std::vector<std::size_t> rows_of(const ProblemResults& problem) {
  std::vector<double> slowest(problem.tests().size());
  for (const SubmissionResult* result : problem.submissions) {
    for (std::size_t i = 0; i < result->tests.size(); ++i)
      slowest[i] = std::max(slowest[i], result->tests[i].cpu_seconds);
  }
  std::vector<std::size_t> rows(slowest.size());
  std::iota(rows.begin(), rows.end(), 0);
  if (rows.size() <= kMostRows) return rows;
  std::sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
    return std::tuple(-slowest[a], a) < std::tuple(-slowest[b], b);
  });
  rows.resize(kMostRows);
  std::sort(rows.begin(), rows.end());
  return rows;
}

// From CPU time to a place on the axis.
class TimeAxis {
 public:
  explicit TimeAxis(const ProblemResults& problem) : longest_(2 * problem.first().time_limit) {
    for (const SubmissionResult* result : problem.submissions)
      longest_ = std::max(longest_, 1.1 * result->slowest_seconds());
  }

  // In percent of the width.
  double place(double seconds) const {
    const double part =
        std::log(std::max(seconds, kShortest) / kShortest) / std::log(longest_ / kShortest);
    return 2 + 96 * part;
  }

  // 1 ms, 10 ms, …, as far as the axis goes.
  std::vector<double> ticks() const {
    std::vector<double> ticks;
    for (double tick = kShortest; tick < longest_; tick *= 10)
      ticks.push_back(tick);
    return ticks;
  }

 private:
  static constexpr double kShortest = 0.001;  // what is shorter is drawn here
  double longest_;
};

std::string tick_words(double seconds) {
  return seconds < 0.9995 ? fmt::format("{:g} ms", seconds * 1000) : fmt::format("{:g} s", seconds);
}

std::string percent(double value) {
  return fmt::format("{:.2f}%", value);
}

std::string pixels(double value) {
  return fmt::format("{:g}", value);
}

Markup vertical(double place, double height, std::string_view kind) {
  return element("line", {{"class", std::string(kind)},
                          {"x1", percent(place)},
                          {"x2", percent(place)},
                          {"y1", "0"},
                          {"y2", pixels(height)}});
}

// --- marks: the shape says what the colour says -------------------------------------------------

std::string_view mark_kind(const SubmissionResult& result, Verdict verdict) {
  if (verdict == Verdict::kTle) return "late";
  return result.expected.count(Verdict::kAc) ? "right" : "other";
}

Markup mark_shape(std::string_view kind) {
  const Attribute name{"class", std::string(kind)};
  if (kind == "late") return element("path", {name, {"d", "M-4-4 4 4M-4 4 4-4"}});
  return element("circle", {name, {"r", kind == "right" ? "4.5" : "3.5"}});
}

Markup mark(const SubmissionResult& result, const TestResult& test, double x, double y) {
  const std::string words =
      fmt::format("{}, {}: {} {}", result.source, test.name, seconds_words(test.cpu_seconds),
                  verdict_name(test.verdict));
  return element("svg", {{"x", percent(x)}, {"y", pixels(y)}, {"overflow", "visible"}},
                 element("title", {}, words) + mark_shape(mark_kind(result, test.verdict)));
}

// Submissions stand a little above one another in a row, for they often take the same time.
double offset(std::size_t index, std::size_t count) {
  const double step = std::min(3.0, 12.0 / static_cast<double>(count));
  return step * (static_cast<double>(index) - static_cast<double>(count - 1) / 2);
}

Markup marks(const ProblemResults& problem, const std::vector<std::size_t>& rows,
             const TimeAxis& axis) {
  Markup all;
  const std::size_t count = problem.submissions.size();
  for (std::size_t i = count; i-- > 0;) {  // the first is drawn last, on top
    const SubmissionResult& result = *problem.submissions[i];
    double y = kRowHeight / 2.0 + offset(i, count);
    for (std::size_t test : rows) {
      if (test >= result.tests.size()) break;
      const TestResult& run = result.tests[test];
      all += line(mark(result, run, axis.place(run.cpu_seconds), y));
      y += kRowHeight;
    }
  }
  return all;
}

// --- axes ---------------------------------------------------------------------------------------

Markup grid(const TimeAxis& axis, std::size_t rows) {
  const int height = kRowHeight * static_cast<int>(rows);
  Markup grid;
  for (std::size_t row = 1; row <= rows; ++row) {
    const std::string y = std::to_string(kRowHeight * row);
    grid += element("line", {{"class", "row"}, {"x1", "0"}, {"x2", "100%"}, {"y1", y}, {"y2", y}});
  }
  for (const double tick : axis.ticks()) {
    const double place = axis.place(tick);
    grid += vertical(place, height, "tick");
    grid += element("text", {{"x", percent(place)}, {"y", std::to_string(height + 16)}},
                    tick_words(tick));
  }
  return line(grid);
}

// The limit, and a shade over all that is beyond it.
Markup limit(const TimeAxis& axis, double seconds, std::size_t rows) {
  const double height = kRowHeight * static_cast<double>(rows);
  const double place = axis.place(seconds);
  return line(element("rect", {{"class", "beyond"},
                               {"x", percent(place)},
                               {"width", percent(100 - place)},
                               {"height", pixels(height)}}) +
              vertical(place, height, "limit"));
}

Markup plot(const ProblemResults& problem, const std::vector<std::size_t>& tests) {
  const TimeAxis axis(problem);
  const std::size_t rows = tests.size();
  const double seconds = problem.first().time_limit;
  Markup content = grid(axis, rows) + limit(axis, seconds, rows) + marks(problem, tests, axis);
  const std::string words = fmt::format(
      "CPU time on each test against the limit of {:g} s; the tables below hold the same", seconds);
  return element("svg",
                 {{"role", "img"},
                  {"aria-label", words},
                  {"width", "100%"},
                  {"height", pixels(kRowHeight * static_cast<double>(rows) + kAxisHeight)}},
                 text("\n") + content);
}

Markup row_names(const std::vector<TestResult>& tests, const std::vector<std::size_t>& rows) {
  Markup names;
  for (std::size_t row : rows) {
    const TestResult& test = tests[row];
    const std::string folder(folder_of(test.name));
    const Markup prefix =
        element("span", {{"class", "folder"}}, folder.empty() ? "" : folder + "/");
    names += line(element("li", {{"title", test.name}}, prefix + text(name_in_folder(test.name))));
  }
  return element("ul", {{"class", "names"}, {"aria-hidden", "true"}}, names);
}

Markup legend_item(std::string_view kind, std::string_view words) {
  const Markup sample = element(
      "svg",
      {{"width", "14"}, {"height", "14"}, {"viewBox", "-7 -7 14 14"}, {"aria-hidden", "true"}},
      mark_shape(kind));
  return element("span", {}, sample + text(words)) + text(" ");
}

Markup legend(double limit_seconds, std::size_t rows, std::size_t tests) {
  Markup words = text("CPU time, on a logarithmic axis");
  if (rows < tests) words += text(fmt::format(", of the {} slowest of {} tests", rows, tests));
  words += text(": ");
  words += legend_item("right", "ought to be accepted");
  words += legend_item("other", "ought to fail");
  words += legend_item("late", "too slow");
  words += element("span", {}, fmt::format("┆ limit {:g} s", limit_seconds));
  return element("figcaption", {}, words);
}

}  // namespace

Markup time_plot(const ProblemResults& problem) {
  const std::vector<TestResult>& tests = problem.tests();
  if (tests.empty()) return {};
  const std::vector<std::size_t> rows = rows_of(problem);
  return line(element("figure", {{"class", "times"}},
                      legend(problem.first().time_limit, rows.size(), tests.size()) +
                          element("div", {}, row_names(tests, rows) + plot(problem, rows))));
}

}  // namespace judge
