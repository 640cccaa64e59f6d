// The reports. Each is a pure function from the results to a text; to add one, add a function here
// and its option in cli/main.cpp.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "judge/model/result.hpp"

namespace judge {

// The report for programs, as judge/README.md documents it.
std::string json_report(const RunReport& report);

// The report for other tools, in the XML that JUnit made common: a suite a submission, a case a
// test. A submission that got the verdict expected of it has passed.
std::string junit_report(const RunReport& report);

// The report for people in a browser: one page that needs no other file and runs no script.
std::string html_report(const RunReport& report);

// How the report for people at a terminal looks.
struct TableStyle {
  bool colours = false;         // the sixteen that each terminal has, as escape sequences
  bool is_verbose = false;      // says how programs were isolated even if that was as well as usual
  bool lists_tests = false;     // a line for each test
  bool is_whole = false;        // what a failing test shows is not shortened
  std::string language = "en";  // or "zh"; empty: as the environment says
  // The command that shows all of a test.
  std::function<std::string(const SubmissionResult&, const TestResult&)> show_command{};
};

// The report for people at a terminal: a line for each submission, and what the test showed that
// decided against the first one that is not as expected.
std::string table_report(const RunReport& report, const TableStyle& style);

// The line on how programs were isolated; empty if that was as well as usual and nobody asked.
std::string isolation_line(const RunReport& report, const TableStyle& style);

// Of a class: persons by problems, with points, verdicts and times; for a terminal, and for a
// spreadsheet (comma-separated values in UTF-8, with the mark that Excel needs to see that).
std::string class_table(const RunReport& report, const TableStyle& style);
std::string class_csv(const RunReport& report);

// Results as JSON text, for the cache, and back; none if `text` is anything else.
std::string results_to_json(const TestResults& results);
TestResults results_from_json(std::string_view text);

}  // namespace judge
