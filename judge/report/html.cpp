#include "judge/report/html.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "judge/base/text.hpp"
#include "judge/report/failure.hpp"
#include "judge/report/report.hpp"

namespace judge {

const std::vector<TestResult>& ProblemResults::tests() const {
  const auto farthest = std::max_element(
      submissions.begin(), submissions.end(),
      [](const auto* a, const auto* b) { return a->tests.size() < b->tests.size(); });
  return (*farthest)->tests;
}

std::size_t ProblemResults::count_as_expected() const {
  return static_cast<std::size_t>(
      std::count_if(submissions.begin(), submissions.end(),
                    [](const SubmissionResult* result) { return result->is_as_expected(); }));
}

std::string seconds_words(double seconds) {
  return fmt::format("{:.3f} s", seconds);
}

std::string_view folder_of(std::string_view test) {
  const std::size_t slash = test.find('/');
  return slash == std::string_view::npos ? "" : test.substr(0, slash);
}

std::string_view name_in_folder(std::string_view test) {
  return test.substr(test.find('/') + 1);
}

Node add_line(Node parent, const char* name, std::initializer_list<Attribute> attributes,
              std::string_view content) {
  add_text(parent, "\n");
  return add(parent, name, attributes, content);
}

Node add_table(Node parent, const std::string& label, const char* kind) {
  const Node box = add_line(parent, "div",
                            {{"class", "scroll"},
                             {"tabindex", "0"},  // so that the keyboard can scroll it
                             {"role", "region"},
                             {"aria-label", label}});
  const Node table = add(box, "table", {{"class", kind}});
  add(table, "caption", {}, label);
  return table;
}

namespace {

std::string memory_words(std::uint64_t bytes) {
  return fmt::format("{:.1f} MiB", static_cast<double>(bytes) / (1 << 20));
}

void add_badge(Node parent, bool is_good, const std::string& words) {
  add(parent, "span", {{"class", is_good ? "good" : "wrong"}}, (is_good ? "✓ " : "✗ ") + words);
  add_text(parent, " ");
}

void add_expectation(Node parent, const SubmissionResult& result) {
  const bool is_good = result.is_as_expected();
  add_badge(parent, is_good,
            is_good ? "as expected" : "expected " + verdict_names(result.expected));
}

// The class that colours a verdict: "fail" was expected, "bad" was not.
const char* verdict_class(const SubmissionResult& result, Verdict verdict) {
  if (verdict == Verdict::kAc) return "ac";
  return result.is_as_expected() ? "fail" : "bad";
}

void add_verdict(Node parent, const SubmissionResult& result) {
  add(parent, "b", {{"class", verdict_class(result, result.verdict)}},
      verdict_name(result.verdict));
  add_text(parent, " ");
}

void add_number(Node row, std::string_view words) {
  add(row, "td", {{"class", "number"}}, words);
}

// --- submissions by tests --------------------------------------------------------------------------

// A head over the tests of each folder.
void add_folder_heads(Node row, const std::vector<TestResult>& tests) {
  int width = 0;
  for (std::size_t i = 0; i < tests.size(); ++i) {
    ++width;
    const std::string_view folder = folder_of(tests[i].name);
    if (i + 1 < tests.size() && folder_of(tests[i + 1].name) == folder) continue;
    add(row, "th", {{"scope", "colgroup"}, {"class", "folder"}, {"colspan", std::to_string(width)}},
        folder.empty() ? "tests" : folder);
    width = 0;
  }
}

constexpr std::size_t kMostColumns = 24;

// The tests that have a column of their own: of many those that somebody failed.
std::vector<std::size_t> columns_of(const ProblemResults& problem) {
  const std::size_t count = problem.tests().size();
  const auto is_failed = [&](std::size_t test) {
    return std::any_of(
        problem.submissions.begin(), problem.submissions.end(), [&](const auto* result) {
          return test < result->tests.size() && result->tests[test].verdict != Verdict::kAc;
        });
  };
  std::vector<std::size_t> columns;
  for (std::size_t test = 0; test < count; ++test) {
    if (count <= kMostColumns || is_failed(test)) columns.push_back(test);
  }
  return columns;
}

void add_matrix_head(Node head, const std::vector<TestResult>& tests, std::size_t others) {
  const Node first = add_line(head, "tr"), second = add_line(head, "tr");
  const std::pair<const char*, const char*> heads[] = {{"submission", "source"},
                                                       {"verdict", "verdict"},
                                                       {"slowest", "number"},
                                                       {"memory", "number"}};
  for (const auto& [words, kind] : heads)
    add(first, "th", {{"scope", "col"}, {"rowspan", "2"}, {"class", kind}}, words);
  add_folder_heads(first, tests);
  for (const TestResult& test : tests) {
    const Node cell =
        add(second, "th", {{"scope", "col"}, {"class", "test"}, {"title", test.name}});
    add(cell, "span", {}, name_in_folder(test.name));
  }
  if (others > 0)
    add(first, "th", {{"scope", "col"}, {"rowspan", "2"}},
        fmt::format("{} tests that nobody failed", others));
}

void add_test_cell(Node row, const SubmissionResult& result, std::size_t test) {
  if (test >= result.tests.size()) {
    add(row, "td", {{"class", "none"}, {"title", "not run"}}, "–");
    return;
  }
  const TestResult& t = result.tests[test];
  add(row, "td",
      {{"class", verdict_class(result, t.verdict)},
       {"title", fmt::format("{}: {}, {}", t.name, seconds_words(t.cpu_seconds),
                             memory_words(t.memory_bytes))}},
      verdict_name(t.verdict));
}

// As short as it can be: the rest is for screen readers.
void add_short_expectation(Node parent, const SubmissionResult& result) {
  if (!result.is_as_expected()) return add_expectation(parent, result);
  const Node badge = add(parent, "span", {{"class", "good"}}, "✓");
  add(badge, "span", {{"class", "unseen"}}, " as expected");
}

void add_matrix_row(Node row, const SubmissionResult& result, const std::string& id,
                    const std::vector<std::size_t>& columns) {
  add(add(row, "th", {{"scope", "row"}}), "a", {{"href", "#" + id}}, result.source);
  const Node verdict = add(row, "td", {{"class", "verdict"}});
  add_verdict(verdict, result);
  add_short_expectation(verdict, result);
  const bool ran = !result.tests.empty();
  add_number(row, ran ? seconds_words(result.slowest_seconds()) : "–");
  add_number(row, ran ? memory_words(result.peak_memory_bytes()) : "–");
  for (std::size_t test : columns)
    add_test_cell(row, result, test);
}

// Submissions by tests, a verdict in each cell.
void add_matrix(Node parent, const ProblemResults& problem) {
  const std::vector<std::size_t> columns = columns_of(problem);
  std::vector<TestResult> tests;
  for (std::size_t test : columns)
    tests.push_back(problem.tests()[test]);
  const Node table = add_table(parent, "Verdicts of " + problem.first().problem, "matrix");
  add_matrix_head(add(table, "thead"), tests, problem.tests().size() - tests.size());
  const Node body = add(table, "tbody");
  for (std::size_t i = 0; i < problem.submissions.size(); ++i)
    add_matrix_row(add_line(body, "tr"), *problem.submissions[i], problem.details_id(i), columns);
}

// --- one submission --------------------------------------------------------------------------------

// A text in a box, with the token marked where the outputs part.
void add_lines(Node parent, const char* kind, const std::string& heading, const Lines& lines,
               const MarkedLines& rows) {
  const Node figure = add_line(parent, "figure", {{"class", kind}});
  add(figure, "figcaption", {}, heading);
  const Node pre = add(figure, "pre");
  for (const auto& [place, row] : rows) {
    add_text(pre, fmt::format("{:>5}  {}", row.number, row.before));
    if (!row.marked.empty()) add(pre, "mark", {}, row.marked);
    add_text(pre, row.after + "\n");
  }
  if (lines.more() > 0) add_text(pre, fmt::format("       … {} more lines\n", lines.more()));
  if (rows.empty()) add_text(pre, "(nothing)");
}

// What the test that decided is there for, what it gave and wanted, and what came.
void add_evidence(Node parent, const SubmissionResult& result, const TestResult& test) {
  if (!result.evidence) return;
  const Evidence& evidence = *result.evidence;
  const Difference none, &d = test.difference ? *test.difference : none;
  if (!evidence.reason.empty())
    add_line(parent, "p", {{"class", "reason"}}, test.name + ": " + evidence.reason);
  const Node box = add_line(parent, "div", {{"class", "evidence"}});
  add_lines(box, "input", "Input: " + evidence.input, evidence.input_lines,
            marked_lines(evidence.input_lines));
  add_lines(box, "expected", "Expected output: " + evidence.answer, evidence.answer_lines,
            marked_lines(evidence.answer_lines, d.wanted_line, d.wanted, d.around_wanted));
  add_lines(box, "given", "Output of the program", test.output,
            marked_lines(test.output, d.line, d.got, d.around_got));
  if (test.error.in_all > 0)
    add_lines(box, "error", "Standard error", test.error, marked_lines(test.error));
}

void add_test_row(Node row, const SubmissionResult& result, const TestResult& test) {
  add(row, "th", {{"scope", "row"}}, test.name);
  add(row, "td", {{"class", verdict_class(result, test.verdict)}}, verdict_name(test.verdict));
  add_number(row, seconds_words(test.cpu_seconds));
  add_number(row, seconds_words(test.wall_seconds));
  add_number(row, memory_words(test.memory_bytes));
  add(row, "td", {{"class", "words"}}, test.message);
}

void add_tests(Node parent, const SubmissionResult& result) {
  if (result.tests.empty()) return;
  const Node table = add_table(parent, "Tests of " + result.source, "tests");
  const Node head = add(add(table, "thead"), "tr"), body = add(table, "tbody");
  for (const char* words : {"test", "verdict", "CPU time", "by the clock", "memory", "message"})
    add(head, "th", {{"scope", "col"}}, words);
  for (const TestResult& test : result.tests)
    add_test_row(add_line(body, "tr"), result, test);
  const int left_out = result.tests_in_all - static_cast<int>(result.tests.size());
  if (left_out <= 0) return;
  add_line(parent, "p", {{"class", "note"}},
           fmt::format("{} of {} tests were not run.", left_out, result.tests_in_all));
}

// Everything known about one submission; open if its verdict is not the expected one.
void add_details(Node parent, const SubmissionResult& result, const std::string& id) {
  Node details = add_line(parent, "details");
  if (!result.is_as_expected()) details.append_attribute("open");
  const Node summary = add_line(details, "summary");
  add(summary, "span", {{"class", "source"}}, result.source);
  add_text(summary, " ");
  add_verdict(summary, result);
  add_expectation(summary, result);
  add(summary, "span", {{"class", "why"}}, result.why());
  // A link to what is inside opens it.
  const Node content = add_line(details, "div", {{"id", id}, {"class", "content"}});
  for (const std::string& words : {result.warning, result.message, result.diagnostics}) {
    if (!words.empty()) add_line(content, "pre", {}, words);
  }
  if (const TestResult* test = result.deciding_test()) add_evidence(content, result, *test);
  add_tests(content, result);
}

// --- the page --------------------------------------------------------------------------------------

std::vector<ProblemResults> by_problem(const RunReport& report) {
  std::vector<ProblemResults> problems;
  for (const SubmissionResult& result : report.results) {
    if (problems.empty() || problems.back().first().problem != result.problem) {
      problems.push_back({fmt::format("problem-{}", problems.size() + 1), {}});
    }
    problems.back().submissions.push_back(&result);
  }
  return problems;
}

std::string count_words(std::size_t good, std::size_t all) {
  return fmt::format("{} of {} as expected", good, all);
}

void add_count(Node parent, const ProblemResults& problem) {
  const std::size_t good = problem.count_as_expected(), all = problem.submissions.size();
  add_text(parent, " ");
  add_badge(parent, good == all, count_words(good, all));
}

// "AC 8, WA 40, TLE 3"
std::string verdict_counts(const RunReport& report) {
  std::map<Verdict, int> counts;
  for (const SubmissionResult& result : report.results)
    ++counts[result.verdict];
  std::vector<std::string> words;
  for (const auto& [verdict, count] : counts)
    words.push_back(fmt::format("{} {}", verdict_name(verdict), count));
  return join(words, ", ");
}

std::string tests_words(const RunReport& report) {
  std::size_t runs = 0;
  double seconds = 0;
  for (const SubmissionResult& result : report.results) {
    runs += result.tests.size();
    for (const TestResult& test : result.tests)
      seconds += test.cpu_seconds;
  }
  return fmt::format("{}, {:.1f} s of CPU time", runs, seconds);
}

void add_header(Node parent, const RunReport& report) {
  const Node header = add_line(parent, "header");
  add_line(header, "h1", {}, "Judge report");
  add_badge(add_line(header, "p", {{"class", "total"}}), report.all_held(),
            count_words(report.count_as_expected(), report.results.size()));
  const Node facts = add_line(header, "dl", {{"class", "facts"}});
  const std::pair<const char*, std::string> rows[] = {
      {"verdicts", verdict_counts(report)},
      {"runs", tests_words(report)},
      {"started", fmt::format("{:%F %R} UTC", fmt::gmtime(report.started))},
      {"isolation", report.isolation}};
  for (const auto& [name, value] : rows) {
    const Node fact = add_line(facts, "div");
    add(fact, "dt", {}, name);
    add(fact, "dd", {}, value);
  }
}

void add_contents(Node parent, const std::vector<ProblemResults>& problems) {
  if (problems.size() < 2) return;
  const Node list = add(add_line(parent, "nav", {{"aria-label", "Problems"}}), "ul");
  for (const ProblemResults& problem : problems) {
    const Node item = add_line(list, "li");
    add(item, "a", {{"href", "#" + problem.id}}, problem.first().problem);
    add_count(item, problem);
  }
}

Node add_alarm(Node parent, const char* heading) {
  const Node section = add_line(parent, "section", {{"class", "alarm"}});
  add(section, "h2", {}, heading);
  return section;
}

// What a reader looks for first.
void add_unexpected(Node parent, const std::vector<ProblemResults>& problems) {
  Node list;
  for (const ProblemResults& problem : problems) {
    for (std::size_t i = 0; i < problem.submissions.size(); ++i) {
      const SubmissionResult& result = *problem.submissions[i];
      if (result.is_as_expected()) continue;
      if (!list) list = add(add_alarm(parent, "Not as expected"), "ul");
      const Node item = add_line(list, "li");
      add(item, "a", {{"href", "#" + problem.details_id(i)}}, result.problem + " " + result.source);
      add_text(item, fmt::format(": {} in place of {}. {}", verdict_name(result.verdict),
                                 verdict_names(result.expected), result.why()));
    }
  }
}

void add_errors(Node parent, const std::vector<std::string>& errors) {
  if (errors.empty()) return;
  const Node section = add_alarm(parent, "The judge or a package broke");
  for (const std::string& error : errors)
    add_line(section, "pre", {}, error);
}

void add_problem(Node parent, const ProblemResults& problem) {
  const SubmissionResult& first = problem.first();
  const Node section =
      add_line(parent, "section", {{"class", "problem"}, {"aria-labelledby", problem.id}});
  const Node head = add_line(section, "h2", {{"id", problem.id}});
  const std::string title = first.problem + (first.title.empty() ? "" : " " + first.title);
  if (first.url.empty()) {
    add_text(head, title);
  } else {
    add(head, "a", {{"href", first.url}}, title);
  }
  add_count(head, problem);
  add_line(section, "p", {{"class", "limits"}},
           fmt::format("limits {:g} s and {} MiB, {} test cases", first.time_limit,
                       first.memory_limit, first.tests_in_all));
  add_matrix(section, problem);
  add_time_plot(section, problem);
  add_line(section, "h3", {}, "Submissions");
  for (std::size_t i = 0; i < problem.submissions.size(); ++i)
    add_details(section, *problem.submissions[i], problem.details_id(i));
}

// All before the body. The build makes a string of each style sheet, so that report and site read
// the same file; they are for light and dark, wide and narrow, screen and paper.
constexpr std::string_view kHead =
    "<!DOCTYPE html>\n"
    "<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<meta name=\"color-scheme\" content=\"light dark\">\n"
    "<style>"
#include "common/site/style.css.text"
#include "judge/report/report.css.text"
    "</style>";

// Of one submission the window's title says how it did.
std::string title_of(const RunReport& report) {
  if (report.results.size() != 1) return "Judge report";
  const SubmissionResult& only = report.results.front();
  return fmt::format("{} {}: {}", only.problem, only.source, verdict_name(only.verdict));
}

}  // namespace

std::string html_report(const RunReport& report) {
  const std::vector<ProblemResults> problems = by_problem(report);
  pugi::xml_document document;
  const Node title = add(document, "title", {}, title_of(report));
  const Node body = add(document, "body"), main = add(body, "main");
  add_header(main, report);
  add_errors(main, report.errors);
  if (report.is_of_class()) {
    add_class(main, report);
  } else {
    add_unexpected(main, problems);
    add_contents(main, problems);
    for (const ProblemResults& problem : problems)
      add_problem(main, problem);
  }
  // HTML wants both tags, even of an empty element.
  constexpr unsigned kFormat = pugi::format_raw | pugi::format_no_empty_element_tags;
  return std::string(kHead) + source_of(title, kFormat) + "</head>" + source_of(body, kFormat) +
         "</html>\n";
}

}  // namespace judge
