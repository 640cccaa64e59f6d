#include <fmt/format.h>

#include "judge/model/comparison.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/html.hpp"

namespace judge {
namespace {

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

}  // namespace

Markup submission_details(const SubmissionResult& result, const std::string& id) {
  Markup content = text("\n") + summary(result);
  if (!result.message.empty()) content += line(element("pre", {}, result.message));
  if (const TestResult* test = result.deciding_test()) content += difference_block(*test);
  content += tests_table(result) + tests_left_out(result);
  Attributes attributes = {{"id", id}};
  if (!result.is_as_expected()) attributes.push_back({"open", ""});
  return line(element("details", attributes, content));
}

}  // namespace judge
