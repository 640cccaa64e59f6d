// The XML of JUnit has no standard of its own. This keeps to what the schemas of Ant and of Jenkins
// both allow, down to the order of the elements.
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "judge/model/comparison.hpp"
#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/markup.hpp"
#include "judge/report/report.hpp"

namespace judge {
namespace {

struct Complaint {
  Verdict verdict;
  std::string message;  // one line
  std::string details;
};

struct TestCase {
  std::string name;
  double seconds = 0;
  std::optional<Complaint> complaint;  // nothing: passed
};

struct Suite {
  std::string name, package, class_name;
  std::vector<TestCase> cases;
  std::vector<Attribute> properties;
  std::string log;
};

std::string first_line(const std::string& words) {
  return words.substr(0, words.find('\n'));
}

// --- from results to suites ---------------------------------------------------------------------

std::string details_of(const TestResult& test) {
  if (!test.difference) return test.message;
  const Difference& d = *test.difference;
  return fmt::format("{}\nline {}, token {}\nexpected: {}\ngiven:    {}\n", test.message, d.line,
                     d.token, d.wanted, d.got);
}

// A test is held against a submission only if the submission as a whole is not what it should be.
std::optional<Complaint> complaint_about(const SubmissionResult& result, const TestResult& test) {
  const bool is_fine = test.verdict == Verdict::kAc || result.expected.count(test.verdict) > 0;
  if (is_fine || result.is_as_expected()) return std::nullopt;
  return Complaint{test.verdict, first_line(test.message), details_of(test)};
}

// The case that stands for a verdict that no test gave: it was not compiled, or, against all
// expectation, nothing failed.
TestCase case_of_verdict(const SubmissionResult& result) {
  TestCase own{"verdict", 0, std::nullopt};
  if (result.is_as_expected()) return own;
  const std::string message =
      fmt::format("{} on {} tests, expected {}", verdict_name(result.verdict), result.tests_in_all,
                  verdict_names(result.expected));
  own.complaint = Complaint{result.verdict, result.message.empty() ? message : result.why(),
                            result.message.empty() ? message : result.message};
  return own;
}

std::vector<TestCase> cases_of(const SubmissionResult& result) {
  std::vector<TestCase> cases;
  for (const TestResult& test : result.tests)
    cases.push_back({test.name, test.cpu_seconds, complaint_about(result, test)});
  const bool all_passed = result.verdict == Verdict::kAc && result.is_as_expected();
  if (!result.deciding_test() && !all_passed) cases.push_back(case_of_verdict(result));
  return cases;
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
  return {result.problem + " " + result.source,
          result.problem,
          class_name_of(result),
          cases_of(result),
          {{"isolation", isolation},
           {"expected", verdict_names(result.expected)},
           {"verdict", std::string(verdict_name(result.verdict))},
           {"time_limit_s", fmt::format("{:g}", result.time_limit)},
           {"memory_limit_mib", std::to_string(result.memory_limit)},
           {"tests_in_all", std::to_string(result.tests_in_all)}},
          log_of(result)};
}

// What broke in the judge or in a package belongs to no submission.
Suite suite_of_errors(const RunReport& report) {
  Suite suite{"judge", "judge", "judge", {}, {{"isolation", report.isolation}}, ""};
  for (const std::string& error : report.errors) {
    suite.cases.push_back(
        {first_line(error), 0, Complaint{Verdict::kJe, first_line(error), error}});
  }
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

// The format's two kinds: the program failed, or the judging did.
bool is_error(const TestCase& test) {
  return test.complaint && test.complaint->verdict == Verdict::kJe;
}

bool is_failure(const TestCase& test) {
  return test.complaint && !is_error(test);
}

std::string seconds_text(double seconds) {
  return fmt::format("{:.3f}", seconds);
}

Markup markup_of(const TestCase& test, const std::string& class_name) {
  Markup content;
  if (test.complaint) {
    const Complaint& complaint = *test.complaint;
    content = element(
        is_error(test) ? "error" : "failure",
        {{"type", std::string(verdict_name(complaint.verdict))}, {"message", complaint.message}},
        complaint.details);
  }
  return element(
      "testcase",
      {{"classname", class_name}, {"name", test.name}, {"time", seconds_text(test.seconds)}},
      content);
}

Markup markup_of(const std::vector<Attribute>& properties) {
  Markup content;
  for (const Attribute& property : properties) {
    content +=
        element("property", {{"name", std::string(property.name)}, {"value", property.value}});
  }
  return element("properties", {}, content);
}

Attributes attributes_of(const Suite& suite, std::size_t id, std::time_t started) {
  const auto count = [&suite](bool (*kind)(const TestCase&)) {
    return std::to_string(std::count_if(suite.cases.begin(), suite.cases.end(), kind));
  };
  double seconds = 0;
  for (const TestCase& test : suite.cases)
    seconds += test.seconds;
  return {{"id", std::to_string(id)},
          {"name", suite.name},
          {"package", suite.package},
          {"hostname", "localhost"},
          {"timestamp", fmt::format("{:%FT%T}", fmt::gmtime(started))},
          {"tests", std::to_string(suite.cases.size())},
          {"failures", count(is_failure)},
          {"errors", count(is_error)},
          {"time", seconds_text(seconds)}};
}

Markup markup_of(const Suite& suite, std::size_t id, std::time_t started) {
  Markup content = text("\n") + line(markup_of(suite.properties));
  for (const TestCase& test : suite.cases)
    content += line(markup_of(test, suite.class_name));
  content += line(element("system-out", {}, suite.log));
  content += line(element("system-err"));
  return element("testsuite", attributes_of(suite, id, started), content);
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
