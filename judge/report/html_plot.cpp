#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

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

constexpr double kShortest = 0.001;  // seconds; what is shorter is drawn here

// The tests that have a row, by their number.
std::vector<std::size_t> rows_of(const ProblemResults& problem) {
  std::vector<double> slowest(problem.tests().size());
  for (const SubmissionResult* result : problem.submissions) {
    for (std::size_t i = 0; i < result->tests.size(); ++i)
      slowest[i] = std::max(slowest[i], result->tests[i].cpu_seconds);
  }
  std::vector<std::size_t> rows(slowest.size());
  std::iota(rows.begin(), rows.end(), 0);
  std::stable_sort(rows.begin(), rows.end(),
                   [&](std::size_t a, std::size_t b) { return slowest[a] > slowest[b]; });
  rows.resize(std::min(rows.size(), kMostRows));
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

  double longest() const { return longest_; }

  // In percent of the width.
  std::string place(double seconds) const {
    const double part =
        std::log(std::max(seconds, kShortest) / kShortest) / std::log(longest_ / kShortest);
    return fmt::format("{:.2f}%", 2 + 96 * part);
  }

 private:
  double longest_;
};

void add_vertical(Node svg, const std::string& place, int height, const char* kind) {
  add(svg, "line",
      {{"class", kind}, {"x1", place}, {"x2", place}, {"y1", "0"}, {"y2", std::to_string(height)}});
}

// 1 ms, 10 ms, …, as far as the axis goes.
void add_ticks(Node svg, const TimeAxis& axis, int height) {
  for (double tick = kShortest; tick < axis.longest(); tick *= 10) {
    const std::string place = axis.place(tick);
    add_vertical(svg, place, height, "tick");
    add(svg, "text", {{"x", place}, {"y", std::to_string(height + 16)}},
        tick < 0.9995 ? fmt::format("{:g} ms", tick * 1000) : fmt::format("{:g} s", tick));
  }
}

// --- marks: the shape says what the colour says -------------------------------------------------

void add_shape(Node parent, const SubmissionResult& result, Verdict verdict) {
  if (verdict == Verdict::kTle) {
    add(parent, "path", {{"class", "late"}, {"d", "M-4-4 4 4M-4 4 4-4"}});
  } else if (result.expected.count(Verdict::kAc)) {
    add(parent, "circle", {{"class", "right"}, {"r", "4.5"}});
  } else {
    add(parent, "circle", {{"class", "other"}, {"r", "3.5"}});
  }
}

// Submissions stand a little above one another in a row, for they often take the same time.
double offset(std::size_t index, std::size_t count) {
  const double step = std::min(3.0, 12.0 / static_cast<double>(count));
  return step * (static_cast<double>(index) - static_cast<double>(count - 1) / 2);
}

void add_marks(Node svg, const TimeAxis& axis, const SubmissionResult& result,
               const std::vector<std::size_t>& rows, double y) {
  for (std::size_t row : rows) {
    if (row >= result.tests.size()) break;
    const TestResult& test = result.tests[row];
    const Node mark = add_line(svg, "svg",
                               {{"x", axis.place(test.cpu_seconds)},
                                {"y", fmt::format("{:g}", y)},
                                {"overflow", "visible"}});
    add(mark, "title", {},
        fmt::format("{}, {}: {} {}", result.source, test.name, seconds_words(test.cpu_seconds),
                    verdict_name(test.verdict)));
    add_shape(mark, result, test.verdict);
    y += kRowHeight;
  }
}

// --- the figure ---------------------------------------------------------------------------------

void add_picture(Node parent, const ProblemResults& problem, const std::vector<std::size_t>& rows) {
  const TimeAxis axis(problem);
  const int height = kRowHeight * static_cast<int>(rows.size());
  const double limit = problem.first().time_limit;
  const Node svg =
      add(parent, "svg",
          {{"role", "img"},
           {"aria-label",
            fmt::format("CPU time on each test against the limit of {:g} s; the tables below hold "
                        "the same",
                        limit)},
           {"width", "100%"},
           {"height", std::to_string(height + kAxisHeight)}});
  add_ticks(svg, axis, height);
  add_vertical(svg, axis.place(limit), height, "limit");
  const std::size_t count = problem.submissions.size();
  for (std::size_t i = count; i-- > 0;)  // the first is drawn last, on top
    add_marks(svg, axis, *problem.submissions[i], rows, kRowHeight / 2.0 + offset(i, count));
}

void add_names(Node parent, const std::vector<TestResult>& tests,
               const std::vector<std::size_t>& rows) {
  const Node names = add(parent, "ul", {{"class", "names"}, {"aria-hidden", "true"}});
  for (std::size_t row : rows) {
    const std::string& test = tests[row].name;
    const std::string_view name = name_in_folder(test);
    const Node item = add_line(names, "li", {{"title", test}});
    add(item, "span", {{"class", "folder"}}, test.substr(0, test.size() - name.size()));
    add_text(item, name);
  }
}

// By more than noise: a twentieth of the limit.
bool do_times_differ(const ProblemResults& problem) {
  double least = problem.first().time_limit, most = 0;
  for (const SubmissionResult* result : problem.submissions) {
    for (const TestResult& test : result->tests) {
      least = std::min(least, test.cpu_seconds);
      most = std::max(most, test.cpu_seconds);
    }
  }
  return most - least > problem.first().time_limit / 20;
}

// The signs look like the marks.
std::string legend(double limit, std::size_t rows, std::size_t tests) {
  return fmt::format(
      "CPU time, on a logarithmic axis{}: ● ought to be accepted, ○ ought to fail, ✕ too slow, "
      "┆ limit {:g} s",
      rows < tests ? fmt::format(", of the {} slowest of {} tests", rows, tests) : "", limit);
}

}  // namespace

void add_time_plot(Node parent, const ProblemResults& problem) {
  const std::vector<TestResult>& tests = problem.tests();
  if (tests.empty() || !do_times_differ(problem)) return;
  const std::vector<std::size_t> rows = rows_of(problem);
  const Node figure = add_line(parent, "figure", {{"class", "times"}});
  add(figure, "figcaption", {}, legend(problem.first().time_limit, rows.size(), tests.size()));
  const Node box = add(figure, "div");
  add_names(box, tests, rows);
  add_picture(box, problem, rows);
}

}  // namespace judge
