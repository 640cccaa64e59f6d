#include <fmt/format.h>

#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/html.hpp"

namespace judge {
namespace {

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

}  // namespace

Markup verdict_matrix(const ProblemResults& problem) {
  const std::vector<TestResult>& tests = problem.tests();
  Markup rows;
  for (std::size_t i = 0; i < problem.submissions.size(); ++i)
    rows += matrix_row(*problem.submissions[i], problem.details_id(i), tests.size());
  return table_box("Verdicts of " + problem.first().problem, "matrix", matrix_head(tests), rows);
}

}  // namespace judge
