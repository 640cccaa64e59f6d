// What a failing test shows.
#pragma once

#include <map>
#include <string>

#include "judge/model/result.hpp"
#include "judge/report/report.hpp"

namespace judge {

// A line, and the part of it that is marked.
struct MarkedLine {
  std::size_t number = 0;
  std::string before, marked, after;

  std::string text() const { return before + marked + after; }
};

// Lines by their distance from the one where two outputs part, or from the top.
using MarkedLines = std::map<long, MarkedLine>;

// The rows of `lines`, and the place in line `focus` (0: there is none) where `token` is marked, or
// `end` if that is empty.
MarkedLines marked_lines(const Lines& lines, std::size_t focus = 0, const std::string& token = "",
                         const LineContext& around = {}, const std::string& end = "(end)");

// For a terminal: why the test that decided about `result` is there, its input, both outputs side by
// side around the first difference, and standard error.
std::string failure_report(const SubmissionResult& result, const TestResult& test,
                           const TableStyle& style);

}  // namespace judge
