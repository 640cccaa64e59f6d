// The XML of JUnit has no standard of its own. This keeps to what the schemas of Ant and of Jenkins
// both allow, down to the order of the elements.
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "judge/model/comparison.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/markup.hpp"
#include "judge/report/report.hpp"

namespace judge {
namespace {

std::string first_line(const std::string& words) {
  return words.substr(0, words.find('\n'));
}

// A submission, or what broke in the judge.
struct Suite {
  std::string class_name;
  Node element;
};

Suite begin_suite(Node suites, const std::string& name, const std::string& package,
                  std::time_t started) {
  const auto id = std::distance(suites.begin(), suites.end());
  return {package, add(suites, "testsuite",
                       {{"id", std::to_string(id)},
                        {"name", name},
                        {"package", package},
                        {"hostname", "localhost"},
                        {"timestamp", fmt::format("{:%FT%T}", fmt::gmtime(started))}})};
}

void end_suite(const Suite& suite, const std::string& log) {
  const std::tuple<const char*, const char*, int> sums[] = {
      {"tests", "count(testcase)", 0},
      {"failures", "count(testcase/failure)", 0},
      {"errors", "count(testcase/error)", 0},
      {"time", "sum(testcase/@time)", 3}};
  Node element = suite.element;
  for (const auto& [name, sum, digits] : sums) {
    const double value = pugi::xpath_query(sum).evaluate_number(element);
    element.append_attribute(name).set_value(fmt::format("{:.{}f}", value, digits).c_str());
  }
  add(element, "system-out", {}, log);
  add(element, "system-err");
}

Node add_case(const Suite& suite, const std::string& name, double seconds) {
  return add(
      suite.element, "testcase",
      {{"classname", suite.class_name}, {"name", name}, {"time", fmt::format("{:.3f}", seconds)}});
}

// The format has two kinds: the program failed, or the judging did.
void add_complaint(const Suite& suite, const std::string& name, double seconds, Verdict verdict,
                   const std::string& message, const std::string& details) {
  const bool is_error = verdict == Verdict::kJe;
  add(add_case(suite, name, seconds), is_error ? "error" : "failure",
      {{"type", verdict_name(verdict)}, {"message", first_line(message)}}, details);
}

std::string details_of(const TestResult& test) {
  if (!test.difference || test.difference->token == 0) return test.message;
  const Difference& d = *test.difference;
  return fmt::format("{}\nline {}, token {}\nexpected: {}\ngiven:    {}\n", test.message, d.line,
                     d.token, d.wanted, d.got);
}

// A test is held against a submission only if the submission as a whole is not what it should be.
void add_test(const Suite& suite, const SubmissionResult& result, const TestResult& test) {
  const bool is_fine = test.verdict == Verdict::kAc || result.expected.count(test.verdict) > 0;
  if (is_fine || result.is_as_expected()) {
    add_case(suite, test.name, test.cpu_seconds);
  } else {
    add_complaint(suite, test.name, test.cpu_seconds, test.verdict, test.message, details_of(test));
  }
}

// The case that stands for a verdict that no test gave: it was not compiled, or, against all
// expectation, nothing failed.
void add_verdict_case(const Suite& suite, const SubmissionResult& result) {
  if (result.is_as_expected()) {
    add_case(suite, "verdict", 0);
    return;
  }
  const std::string message =
      fmt::format("{} on {} tests, expected {}", verdict_name(result.verdict), result.tests_in_all,
                  verdict_names(result.expected));
  add_complaint(suite, "verdict", 0, result.verdict,
                result.message.empty() ? message : result.why(),
                result.message.empty() ? message : result.message);
}

// Readers take what stands before the last dot for a package.
std::string class_name_of(const SubmissionResult& result) {
  std::string source = result.source;
  std::replace(source.begin(), source.end(), '.', '_');
  return result.problem + "." + source;
}

std::string log_of(const SubmissionResult& result) {
  std::string log = fmt::format("{}, {}\n", verdict_name(result.verdict),
                                result.is_as_expected() ? "as expected" : "not as expected");
  for (const TestResult& test : result.tests) {
    if (!test.message.empty()) {
      log += fmt::format("{}: {}: {}\n", test.name, verdict_name(test.verdict), test.message);
    }
  }
  return log + result.message;
}

void add_properties(Node suite, std::initializer_list<Attribute> properties) {
  const Node list = add(suite, "properties");
  for (const auto& [name, value] : properties)
    add(list, "property", {{"name", name}, {"value", value}});
}

void add_submission(Node suites, const SubmissionResult& result, const RunReport& report) {
  Suite suite =
      begin_suite(suites, result.problem + " " + result.source, result.problem, report.started);
  suite.class_name = class_name_of(result);
  add_properties(suite.element, {{"isolation", report.isolation},
                                 {"expected", verdict_names(result.expected)},
                                 {"verdict", verdict_name(result.verdict)},
                                 {"time_limit_s", fmt::format("{:g}", result.time_limit)},
                                 {"memory_limit_mib", std::to_string(result.memory_limit)},
                                 {"tests_in_all", std::to_string(result.tests_in_all)}});
  for (const TestResult& test : result.tests)
    add_test(suite, result, test);
  const bool all_passed = result.verdict == Verdict::kAc && result.is_as_expected();
  if (!result.deciding_test() && !all_passed) add_verdict_case(suite, result);
  end_suite(suite, log_of(result));
}

// What broke in the judge or in a package belongs to no submission.
void add_errors_suite(Node suites, const RunReport& report) {
  Suite suite = begin_suite(suites, "judge", "judge", report.started);
  add_properties(suite.element, {{"isolation", report.isolation}});
  for (const std::string& error : report.errors)
    add_complaint(suite, first_line(error), 0, Verdict::kJe, error, error);
  end_suite(suite, "");
}

}  // namespace

std::string junit_report(const RunReport& report) {
  pugi::xml_document document;
  const Node suites = add(document, "testsuites");
  for (const SubmissionResult& result : report.results)
    add_submission(suites, result, report);
  if (!report.errors.empty()) add_errors_suite(suites, report);
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + source_of(suites, pugi::format_indent);
}

}  // namespace judge
