#include "judge/report/html.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>

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

namespace {

std::string memory_words(std::uint64_t bytes) {
  return fmt::format("{:.1f} MiB", static_cast<double>(bytes) / (1 << 20));
}

Markup expectation_badge(const SubmissionResult& result) {
  if (result.is_as_expected()) return element("span", {{"class", "good"}}, "✓ as expected");
  return element("span", {{"class", "wrong"}}, "✗ expected " + verdict_names(result.expected));
}

// A table in a box of its own, where it scrolls if it is too wide. `label` names both.
Markup table_box(const std::string& label, std::string_view kind, const Markup& head,
                 const Markup& body) {
  const Markup content =
      element("caption", {}, label) + line(element("thead", {}, head)) + element("tbody", {}, body);
  return line(element("div",
                      {{"class", "scroll"},
                       {"tabindex", "0"},  // so that the keyboard can scroll it
                       {"role", "region"},
                       {"aria-label", label}},
                      element("table", {{"class", std::string(kind)}}, content)));
}

// The class that colours a verdict: "fail" was expected, "bad" was not.
std::string verdict_class(const SubmissionResult& result, Verdict verdict) {
  if (verdict == Verdict::kAc) return "ac";
  return result.is_as_expected() ? "fail" : "bad";
}

// --- submissions by tests --------------------------------------------------------------------------

Markup column_head(std::string_view words, std::string_view kind) {
  return element("th", {{"scope", "col"}, {"rowspan", "2"}, {"class", std::string(kind)}}, words);
}

// A head over the tests of one folder.
Markup folder_head(std::string_view folder, int tests) {
  return element("th",
                 {{"scope", "colgroup"}, {"class", "folder"}, {"colspan", std::to_string(tests)}},
                 folder.empty() ? "tests" : folder);
}

Markup folder_heads(const std::vector<TestResult>& tests) {
  Markup heads;
  int width = 0;
  for (std::size_t i = 0; i < tests.size(); ++i) {
    ++width;
    const std::string_view folder = folder_of(tests[i].name);
    if (i + 1 < tests.size() && folder_of(tests[i + 1].name) == folder) continue;
    heads += folder_head(folder, width);
    width = 0;
  }
  return heads;
}

Markup matrix_head(const std::vector<TestResult>& tests) {
  Markup first = column_head("submission", "source") + column_head("verdict", "verdict") +
                 column_head("slowest", "number") + column_head("memory", "number");
  first += folder_heads(tests);
  Markup second;
  for (const TestResult& test : tests) {
    const Markup name = element("span", {}, name_in_folder(test.name));
    second += element("th", {{"scope", "col"}, {"class", "test"}, {"title", test.name}}, name);
  }
  return line(element("tr", {}, first)) + element("tr", {}, second);
}

Markup test_cell(const SubmissionResult& result, std::size_t test) {
  if (test >= result.tests.size()) {
    return element("td", {{"class", "none"}, {"title", "not run"}}, "–");
  }
  const TestResult& t = result.tests[test];
  return element("td",
                 {{"class", verdict_class(result, t.verdict)},
                  {"title", fmt::format("{}: {}, {}", t.name, seconds_words(t.cpu_seconds),
                                        memory_words(t.memory_bytes))}},
                 verdict_name(t.verdict));
}

// As short as it can be: the rest is for screen readers.
Markup short_expectation_badge(const SubmissionResult& result) {
  if (!result.is_as_expected()) return expectation_badge(result);
  return element("span", {{"class", "good"}},
                 text("✓") + element("span", {{"class", "unseen"}}, " as expected"));
}

Markup matrix_row(const SubmissionResult& result, const std::string& id, std::size_t tests) {
  Markup cells =
      element("th", {{"scope", "row"}}, element("a", {{"href", "#" + id}}, result.source));
  cells += element("td", {{"class", "verdict"}},
                   element("b", {{"class", verdict_class(result, result.verdict)}},
                           verdict_name(result.verdict)) +
                       text(" ") + short_expectation_badge(result));
  const bool ran = !result.tests.empty();
  cells +=
      element("td", {{"class", "number"}}, ran ? seconds_words(result.slowest_seconds()) : "–");
  cells +=
      element("td", {{"class", "number"}}, ran ? memory_words(result.peak_memory_bytes()) : "–");
  for (std::size_t test = 0; test < tests; ++test)
    cells += test_cell(result, test);
  return line(element("tr", {}, cells));
}

// Submissions by tests, a verdict in each cell.
Markup verdict_matrix(const ProblemResults& problem) {
  const std::vector<TestResult>& tests = problem.tests();
  Markup rows;
  for (std::size_t i = 0; i < problem.submissions.size(); ++i)
    rows += matrix_row(*problem.submissions[i], problem.details_id(i), tests.size());
  return table_box("Verdicts of " + problem.first().problem, "matrix", matrix_head(tests), rows);
}

// --- one submission --------------------------------------------------------------------------------

// One side of a difference: the line, with the token marked.
Markup side(std::string_view label, const std::string& token, const LineContext& around,
            std::string_view if_ended) {
  const Markup marked =
      token.empty() ? element("mark", {{"class", "end"}}, if_ended) : element("mark", {}, token);
  const Markup code = element("code", {}, text(around.before) + marked + text(around.after));
  return line(element("div", {{"class", std::string(label)}},
                      element("dt", {}, label) + element("dd", {}, code)));
}

Markup difference_block(const TestResult& test) {
  if (!test.difference) return {};
  const Difference& d = *test.difference;
  const Markup caption =
      element("figcaption", {},
              fmt::format("First difference in {}: line {}, token {}", test.name, d.line, d.token));
  const Markup sides = side("expected", d.wanted, d.around_wanted, "the answer ends here") +
                       side("given", d.got, d.around_got, "the output ends here");
  return line(element("figure", {{"class", "difference"}}, caption + element("dl", {}, sides)));
}

Markup test_row(const SubmissionResult& result, const TestResult& test) {
  Markup cells = element("th", {{"scope", "row"}}, test.name);
  cells +=
      element("td", {{"class", verdict_class(result, test.verdict)}}, verdict_name(test.verdict));
  cells += element("td", {{"class", "number"}}, seconds_words(test.cpu_seconds));
  cells += element("td", {{"class", "number"}}, seconds_words(test.wall_seconds));
  cells += element("td", {{"class", "number"}}, memory_words(test.memory_bytes));
  cells += element("td", {{"class", "words"}}, test.message);
  return line(element("tr", {}, cells));
}

Markup tests_table(const SubmissionResult& result) {
  if (result.tests.empty()) return {};
  Markup head, rows;
  for (const char* words : {"test", "verdict", "CPU time", "by the clock", "memory", "message"})
    head += element("th", {{"scope", "col"}}, words);
  for (const TestResult& test : result.tests)
    rows += test_row(result, test);
  return table_box("Tests of " + result.source, "tests", element("tr", {}, head), rows);
}

Markup tests_left_out(const SubmissionResult& result) {
  const int count = result.tests_in_all - static_cast<int>(result.tests.size());
  if (count <= 0) return {};
  return line(element("p", {{"class", "note"}},
                      fmt::format("{} of {} tests were not run.", count, result.tests_in_all)));
}

Markup summary(const SubmissionResult& result) {
  Markup words = element("span", {{"class", "source"}}, result.source) + text(" ");
  words += element("b", {{"class", verdict_class(result, result.verdict)}},
                   verdict_name(result.verdict)) +
           text(" ");
  words += expectation_badge(result) + text(" ");
  words += element("span", {{"class", "why"}}, result.why());
  return line(element("summary", {}, words));
}

// Everything known about one submission; open if its verdict is not the expected one.
Markup submission_details(const SubmissionResult& result, const std::string& id) {
  Markup content = text("\n") + summary(result);
  if (!result.message.empty()) content += line(element("pre", {}, result.message));
  if (const TestResult* test = result.deciding_test()) content += difference_block(*test);
  content += tests_table(result) + tests_left_out(result);
  Attributes attributes = {{"id", id}};
  if (!result.is_as_expected()) attributes.push_back({"open", ""});
  return line(element("details", attributes, content));
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

// "9 of 10 as expected", with a mark before it.
Markup count_badge(std::size_t good, std::size_t all, bool held) {
  return element("span", {{"class", held ? "good" : "wrong"}},
                 fmt::format("{} {} of {} as expected", held ? "✓" : "✗", good, all));
}

Markup count_badge(const ProblemResults& problem) {
  const std::size_t good = problem.count_as_expected(), all = problem.submissions.size();
  return count_badge(good, all, good == all);
}

Markup fact(std::string_view name, std::string_view value) {
  return line(element("div", {}, element("dt", {}, name) + element("dd", {}, value)));
}

// "AC 8, WA 40, TLE 3"
std::string verdict_counts(const RunReport& report) {
  std::map<Verdict, int> counts;
  for (const SubmissionResult& result : report.results)
    ++counts[result.verdict];
  std::string words;
  for (const auto& [verdict, count] : counts) {
    words += fmt::format("{}{} {}", words.empty() ? "" : ", ", verdict_name(verdict), count);
  }
  return words;
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

Markup page_header(const RunReport& report) {
  Markup facts = fact("verdicts", verdict_counts(report));
  facts += fact("runs", tests_words(report));
  facts += fact("started", fmt::format("{:%F %R} UTC", fmt::gmtime(report.started)));
  facts += fact("isolation", report.isolation);
  Markup content = line(element("h1", {}, "Judge report"));
  content += line(
      element("p", {{"class", "total"}},
              count_badge(report.count_as_expected(), report.results.size(), report.all_held())));
  content += line(element("dl", {{"class", "facts"}}, facts));
  return line(element("header", {}, content));
}

Markup link(const std::string& id, std::string_view words) {
  return element("a", {{"href", "#" + id}}, words);
}

Markup contents(const std::vector<ProblemResults>& problems) {
  if (problems.size() < 2) return {};
  Markup items;
  for (const ProblemResults& problem : problems) {
    items += line(element(
        "li", {}, link(problem.id, problem.first().problem) + text(" ") + count_badge(problem)));
  }
  return line(element("nav", {{"aria-label", "Problems"}}, element("ul", {}, items)));
}

// What a reader looks for first.
Markup unexpected_results(const std::vector<ProblemResults>& problems) {
  Markup items;
  for (const ProblemResults& problem : problems) {
    for (std::size_t i = 0; i < problem.submissions.size(); ++i) {
      const SubmissionResult& result = *problem.submissions[i];
      if (result.is_as_expected()) continue;
      const std::string words = fmt::format(": {} in place of {}. {}", verdict_name(result.verdict),
                                            verdict_names(result.expected), result.why());
      items += line(
          element("li", {},
                  link(problem.details_id(i), result.problem + " " + result.source) + text(words)));
    }
  }
  if (items.source().empty()) return {};
  return line(element("section", {{"class", "alarm"}},
                      element("h2", {}, "Not as expected") + element("ul", {}, items)));
}

Markup broken(const std::vector<std::string>& errors) {
  if (errors.empty()) return {};
  Markup items;
  for (const std::string& error : errors)
    items += line(element("pre", {}, error));
  return line(element("section", {{"class", "alarm"}},
                      element("h2", {}, "The judge or a package broke") + items));
}

Markup problem_section(const ProblemResults& problem) {
  const SubmissionResult& first = problem.first();
  Markup content = line(
      element("h2", {{"id", problem.id}}, text(first.problem) + text(" ") + count_badge(problem)));
  content += line(element("p", {{"class", "limits"}},
                          fmt::format("limits {:g} s and {} MiB, {} test cases", first.time_limit,
                                      first.memory_limit, first.tests_in_all)));
  content += verdict_matrix(problem);
  content += time_plot(problem);
  content += line(element("h3", {}, "Submissions"));
  for (std::size_t i = 0; i < problem.submissions.size(); ++i)
    content += submission_details(*problem.submissions[i], problem.details_id(i));
  return line(element("section", {{"class", "problem"}, {"aria-labelledby", problem.id}}, content));
}

// The only elements that have no end tag stand here.
Markup head() {
  Markup content = verbatim(
      "<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n");
  content += line(element("title", {}, "Judge report"));
  content += line(element("style", {}, verbatim(shared_style()) + verbatim(page_style())));
  return line(element("head", {}, content));
}

}  // namespace

std::string html_report(const RunReport& report) {
  const std::vector<ProblemResults> problems = by_problem(report);
  Markup content = page_header(report);
  content += broken(report.errors);
  content += unexpected_results(problems);
  content += contents(problems);
  for (const ProblemResults& problem : problems)
    content += problem_section(problem);
  const Markup body = element("body", {}, element("main", {}, content));
  return "<!DOCTYPE html>\n" + line(element("html", {{"lang", "en"}}, head() + body)).source();
}

}  // namespace judge
