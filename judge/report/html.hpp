// What the files of the HTML page share.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "judge/model/result.hpp"
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

// Of a class: persons by problems, and why a file did not pass.
void add_class(Node parent, const RunReport& report);

// An element `table` in a box of its own, where it scrolls if it is too wide. `label` names both.
Node add_table(Node parent, const std::string& label, const char* kind);

// CPU time of every submission on every test (of very many the slowest), against the limit, on a
// logarithmic axis; nothing where all take about the same.
void add_time_plot(Node parent, const ProblemResults& problem);

// An element on a line of its own, for the sake of who reads the source.
Node add_line(Node parent, const char* name, std::initializer_list<Attribute> attributes = {},
              std::string_view content = {});

// "0.012 s"
std::string seconds_words(double seconds);
// Of "hand/empty" the folder, "hand"; of "empty" nothing.
std::string_view folder_of(std::string_view test);
// Of "hand/empty" the rest, "empty".
std::string_view name_in_folder(std::string_view test);

}  // namespace judge
