// The XML of JUnit has no standard of its own. This keeps to what the schemas of Ant and of Jenkins
// both allow, down to the order of the elements.
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <vector>

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

std::string seconds_text(double seconds) {
  return fmt::format("{:.3f}", seconds);
}

// A submission, or what broke in the judge: its test cases so far, and how many of which kind.
struct Suite {
  std::string name, package, class_name;
  Attributes properties;
  std::string log{};
  Markup cases{};
  std::size_t tests = 0, failures = 0, errors = 0;
  double seconds = 0;
};

void add_case(Suite& suite, const std::string& name, double seconds, const Markup& content = {}) {
  suite.cases += line(element(
      "testcase",
      {{"classname", suite.class_name}, {"name", name}, {"time", seconds_text(seconds)}}, content));
  ++suite.tests;
  suite.seconds += seconds;
}

// The format has two kinds: the program failed, or the judging did.
void add_complaint(Suite& suite, const std::string& name, double seconds, Verdict verdict,
                   const std::string& message, const std::string& details) {
  const bool is_error = verdict == Verdict::kJe;
  ++(is_error ? suite.errors : suite.failures);
  add_case(suite, name, seconds,
           element(is_error ? "error" : "failure",
                   {{"type", std::string(verdict_name(verdict))}, {"message", first_line(message)}},
                   details));
}

// --- from results to suites ---------------------------------------------------------------------

std::string details_of(const TestResult& test) {
  if (!test.difference) return test.message;
  const Difference& d = *test.difference;
  return fmt::format("{}\nline {}, token {}\nexpected: {}\ngiven:    {}\n", test.message, d.line,
                     d.token, d.wanted, d.got);
}

// A test is held against a submission only if the submission as a whole is not what it should be.
void add_test(Suite& suite, const SubmissionResult& result, const TestResult& test) {
  const bool is_fine = test.verdict == Verdict::kAc || result.expected.count(test.verdict) > 0;
  if (is_fine || result.is_as_expected()) {
    add_case(suite, test.name, test.cpu_seconds);
  } else {
    add_complaint(suite, test.name, test.cpu_seconds, test.verdict, test.message, details_of(test));
  }
}

// The case that stands for a verdict that no test gave: it was not compiled, or, against all
// expectation, nothing failed.
void add_verdict(Suite& suite, const SubmissionResult& result) {
  if (result.is_as_expected()) return add_case(suite, "verdict", 0);
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

Suite suite_of(const SubmissionResult& result, const std::string& isolation) {
  Suite suite{result.problem + " " + result.source,
              result.problem,
              class_name_of(result),
              {{"isolation", isolation},
               {"expected", verdict_names(result.expected)},
               {"verdict", std::string(verdict_name(result.verdict))},
               {"time_limit_s", fmt::format("{:g}", result.time_limit)},
               {"memory_limit_mib", std::to_string(result.memory_limit)},
               {"tests_in_all", std::to_string(result.tests_in_all)}},
              log_of(result)};
  for (const TestResult& test : result.tests)
    add_test(suite, result, test);
  const bool all_passed = result.verdict == Verdict::kAc && result.is_as_expected();
  if (!result.deciding_test() && !all_passed) add_verdict(suite, result);
  return suite;
}

// What broke in the judge or in a package belongs to no submission.
Suite suite_of_errors(const RunReport& report) {
  Suite suite{"judge", "judge", "judge", {{"isolation", report.isolation}}};
  for (const std::string& error : report.errors)
    add_complaint(suite, first_line(error), 0, Verdict::kJe, error, error);
  return suite;
}

std::vector<Suite> suites_of(const RunReport& report) {
  std::vector<Suite> suites;
  for (const SubmissionResult& result : report.results)
    suites.push_back(suite_of(result, report.isolation));
  if (!report.errors.empty()) suites.push_back(suite_of_errors(report));
  return suites;
}

// --- from suites to XML -------------------------------------------------------------------------

Markup markup_of(const Suite& suite, std::size_t id, std::time_t started) {
  Markup properties;
  for (const auto& [name, value] : suite.properties)
    properties += element("property", {{"name", std::string(name)}, {"value", value}});
  return element("testsuite",
                 {{"id", std::to_string(id)},
                  {"name", suite.name},
                  {"package", suite.package},
                  {"hostname", "localhost"},
                  {"timestamp", fmt::format("{:%FT%T}", fmt::gmtime(started))},
                  {"tests", std::to_string(suite.tests)},
                  {"failures", std::to_string(suite.failures)},
                  {"errors", std::to_string(suite.errors)},
                  {"time", seconds_text(suite.seconds)}},
                 text("\n") + line(element("properties", {}, properties)) + suite.cases +
                     line(element("system-out", {}, suite.log)) + line(element("system-err")));
}

}  // namespace

std::string junit_report(const RunReport& report) {
  Markup content = text("\n");
  std::size_t id = 0;
  for (const Suite& suite : suites_of(report))
    content += line(markup_of(suite, id++, report.started));
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" +
         line(element("testsuites", {}, content)).source();
}

}  // namespace judge
