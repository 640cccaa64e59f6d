// The parts of the HTML page, each a pure function from results to markup.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "judge/model/result.hpp"
#include "judge/model/verdict.hpp"
#include "judge/report/markup.hpp"

namespace judge {

// All results of one problem, in the order of the report.
struct ProblemResults {
  std::string id;  // of its section in the page; links lead there
  std::vector<const SubmissionResult*> submissions;

  const SubmissionResult& first() const { return *submissions.front(); }
  // The tests that ran for the submission that came farthest: the tests of every other one are the
  // first of these.
  const std::vector<TestResult>& tests() const;
  std::size_t count_as_expected() const;
  // The id of submission `index`'s details in the page.
  std::string details_id(std::size_t index) const { return id + "-" + std::to_string(index + 1); }
};

// The style sheet, for light and dark, wide and narrow, screen and paper. What the site has, too.
std::string_view shared_style();
// What only the report has.
std::string_view page_style();

// Submissions by tests, a verdict in each cell.
Markup verdict_matrix(const ProblemResults& problem);

// CPU time of every submission on every test (of very many the slowest), against the limit, on a
// logarithmic axis.
Markup time_plot(const ProblemResults& problem);

// Everything known about one submission; open if its verdict is not the expected one.
Markup submission_details(const SubmissionResult& result, const std::string& id);

// How the page shows the same thing everywhere.

// "0.012 s"
std::string seconds_words(double seconds);
// "1.5 MiB"
std::string memory_words(std::uint64_t bytes);
// "✓ as expected", or "✗ expected AC"
Markup expectation_badge(const SubmissionResult& result);
// The same in a narrow place: "✓", the rest for screen readers only.
Markup short_expectation_badge(const SubmissionResult& result);
// A table in a box of its own, where it scrolls if it is too wide. `label` names both.
Markup table_box(const std::string& label, std::string_view kind, const Markup& head,
                 const Markup& body);
// The class that colours a verdict: "ac", "fail" (one that was expected) or "bad".
std::string verdict_class(const SubmissionResult& result, Verdict verdict);
// Of "hand/empty" the folder, "hand"; of "empty" nothing.
std::string_view folder_of(std::string_view test);
// Of "hand/empty" the rest, "empty".
std::string_view name_in_folder(std::string_view test);

}  // namespace judge
