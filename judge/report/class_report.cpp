// The reports of a class: persons by problems.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "judge/base/language.hpp"
#include "judge/base/text.hpp"
#include "judge/report/html.hpp"
#include "judge/report/report.hpp"

namespace judge {
namespace {

struct Person {
  std::string name;
  std::map<std::string, const SubmissionResult*> results;  // by problem
  int points = 0;                                          // over all problems
};

struct ClassTable {
  std::vector<std::string> problems;  // in the order of the report
  std::vector<Person> persons;        // who has more points comes first
};

// Of two files of a person for one problem the better one counts.
ClassTable table_of(const RunReport& report) {
  ClassTable table;
  std::map<std::string, Person> persons;
  for (const SubmissionResult& result : report.results) {
    auto& problems = table.problems;
    if (std::count(problems.begin(), problems.end(), result.problem) == 0)
      problems.push_back(result.problem);
    Person& person = persons[result.person];
    person.name = result.person;
    const SubmissionResult*& best = person.results[result.problem];
    if (!best || result.points() > best->points()) best = &result;
  }
  for (auto& [name, person] : persons) {
    for (const auto& [problem, result] : person.results)
      person.points += result->points();
    table.persons.push_back(std::move(person));
  }
  std::sort(table.persons.begin(), table.persons.end(), [](const Person& a, const Person& b) {
    return a.points != b.points ? a.points > b.points : natural_less(a.name, b.name);
  });
  return table;
}

const SubmissionResult* result_of(const Person& person, const std::string& problem) {
  const auto found = person.results.find(problem);
  return found == person.results.end() ? nullptr : found->second;
}

// "100 AC    0.004 s"; "–" where there is no file.
std::string cell(const SubmissionResult* result, const Say& say) {
  if (!result) return "–";
  const std::string start =
      fmt::format("{:3} {:<3}", result->points(), verdict_name(result->verdict));
  if (result->tests.empty()) return start;
  return fmt::format("{} {:7.3f} {}", start, result->slowest_seconds(), say("s", "秒"));
}

constexpr int kCellWidth = 17;

std::string csv_field(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  return "\"" + replaced(text, "\"", "\"\"") + "\"";
}

void add_class_row(Node row, const Person& person, const std::vector<std::string>& problems) {
  add(row, "th", {{"scope", "row"}}, person.name);
  for (const std::string& problem : problems) {
    const SubmissionResult* result = result_of(person, problem);
    if (!result) {
      add(row, "td", {{"class", "none"}, {"title", "no file"}}, "–");
      continue;
    }
    add(row, "td",
        {{"class", result->verdict == Verdict::kAc ? "ac" : "fail"}, {"title", result->why()}},
        cell(result, Say()));
  }
  add(row, "td", {{"class", "number"}}, std::to_string(person.points));
}

}  // namespace

std::string class_table(const RunReport& report, const TableStyle& style) {
  const ClassTable table = table_of(report);
  const Say say(style.language);
  std::size_t width = 4;
  for (const Person& person : table.persons)
    width = std::max(width, columns(escaped(person.name)));
  std::string text = fmt::format("{:<{}}", say("name", "姓名"), width);
  for (const std::string& problem : table.problems)
    text += fmt::format("  {:<{}}", problem, kCellWidth);
  text += say("  points\n", "    总分\n");
  for (const Person& person : table.persons) {
    text += fmt::format("{:<{}}", escaped(person.name), width);
    for (const std::string& problem : table.problems)
      text += fmt::format("  {:<{}}", cell(result_of(person, problem), say), kCellWidth);
    text += fmt::format("  {:6}\n", person.points);
  }
  for (const std::string& error : report.errors)
    text += say("error: ", "错误：") + error + "\n";
  return text + isolation_line(report, style) +
         say("{} of {} files accepted\n", "{1} 个文件中通过 {0} 个\n", report.count_as_expected(),
             report.results.size());
}

std::string class_csv(const RunReport& report) {
  const ClassTable table = table_of(report);
  std::string text = "\xef\xbb\xbfname";
  for (const std::string& problem : table.problems) {
    for (const char* what : {"points", "verdict", "seconds", "reason"})
      text += "," + csv_field(problem + " " + what);
  }
  text += ",points\r\n";
  for (const Person& person : table.persons) {
    text += csv_field(person.name);
    for (const std::string& problem : table.problems) {
      const SubmissionResult* result = result_of(person, problem);
      text += !result
                  ? ",,,,"
                  : fmt::format(",{},{},{:.3f},{}", result->points(), verdict_name(result->verdict),
                                result->slowest_seconds(), csv_field(result->why()));
    }
    text += fmt::format(",{}\r\n", person.points);
  }
  return text;
}

void add_class(Node parent, const RunReport& report) {
  const ClassTable table = table_of(report);
  const Node section = add_line(parent, "section", {{"class", "problem"}});
  const Node grid = add_table(section, "Points, verdicts and times", "tests");
  const Node head = add(add(grid, "thead"), "tr"), body = add(grid, "tbody");
  add(head, "th", {{"scope", "col"}}, "name");
  for (const std::string& problem : table.problems)
    add(head, "th", {{"scope", "col"}}, problem);
  add(head, "th", {{"scope", "col"}, {"class", "number"}}, "points");
  for (const Person& person : table.persons)
    add_class_row(add_line(body, "tr"), person, table.problems);
  const Node list = add_line(section, "ul");
  for (const SubmissionResult& result : report.results) {
    if (result.verdict == Verdict::kAc) continue;
    add_line(list, "li", {}, fmt::format("{} {}: {}", result.person, result.source, result.why()));
  }
}

}  // namespace judge
