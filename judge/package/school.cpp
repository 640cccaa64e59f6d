// What the judges of Chinese schools import: one XML file of a "free problem set" (HUSTOJ, QDUOJ), and
// the data of a problem as Luogu and UOJ take them. None of these keeps other files, so the license
// stands in a comment where there is room for one.
#include <fmt/format.h>

#include <cmath>
#include <pugixml.hpp>
#include <sstream>

#include "judge/base/files.hpp"
#include "judge/base/text.hpp"
#include "judge/package/parts.hpp"
#include "judge/package/statement.hpp"

namespace judge {
namespace {

// What these judges compare by themselves, where blanks at the ends of lines do not count; or empty.
std::string_view own_comparison(const ExportProblem& problem) {
  return way_of(problem.config.compare).uoj_checker;
}

// --- free problem set ---

void add_element(pugi::xml_node item, const char* name, const std::string& text) {
  item.append_child(name).text().set(text.c_str());
}

void add_with(pugi::xml_node item, const char* name, const char* attribute, const char* value,
              const std::string& text) {
  add_element(item, name, text);
  item.last_child().append_attribute(attribute) = value;
}

void add_statement(pugi::xml_node item, const ExportProblem& problem) {
  const ExportStatement& statement = problem.statements.back();  // Chinese, if there is one
  add_element(item, "title", statement.title);
  // QDUOJ takes whole numbers only.
  const double seconds = problem.config.time_limit;
  const bool is_whole = seconds == std::floor(seconds);
  add_with(item, "time_limit", "unit", is_whole ? "s" : "ms",
           fmt::format("{}", std::lround(is_whole ? seconds : seconds * 1000)));
  add_with(item, "memory_limit", "unit", "mb", std::to_string(problem.config.memory_limit));
  const StatementParts parts = split_statement(statement.markdown);
  add_element(item, "description", html_of(parts.rest));
  add_element(item, "input", html_of(parts.input));
  add_element(item, "output", html_of(parts.output));
}

// Of the samples HUSTOJ shows the first; both want an input's answer right behind it.
void add_tests(pugi::xml_node item, const ExportProblem& problem, ExportedPackage& package) {
  for (const ExportTest& test : problem.tests) {
    if (test.group != ExportTest::Group::kSample) continue;
    add_element(item, "sample_input", test.input_text);
    add_element(item, "sample_output", test.answer_text);
  }
  for (const ExportTest& test : problem.tests) {
    if (!test.icpc_fault.empty()) {
      package.remarks.push_back(fmt::format("left out: {}: {}", test.file_name, test.icpc_fault));
      continue;
    }
    const char* const name = test.file_name.c_str();
    add_with(item, "test_input", "name", name, read_file(test.input));
    add_with(item, "test_output", "name", name, read_file(test.answer));
  }
}

// --- Luogu ---

std::string as_comment(const std::string& text) {
  std::string comment;
  for (std::string_view line : split_lines(text))
    comment += fmt::format("#{}{}\n", line.empty() ? "" : " ", line);
  return comment;
}

constexpr std::uintmax_t kMostLuoguBytes = 100u << 20;  // unpacked

}  // namespace

ExportedPackage fps_package(const ExportProblem& problem) {
  ExportedPackage package;
  pugi::xml_document document;
  document.append_child(pugi::node_comment).set_value(("\n" + problem.license).c_str());
  pugi::xml_node set = document.append_child("fps");
  set.append_attribute("version") = "1.2";
  set.append_attribute("url") = "https://github.com/zhblue/freeproblemset/";
  pugi::xml_node item = set.append_child("item");
  add_statement(item, problem);
  add_tests(item, problem, package);
  add_element(item, "source", problem.config.origin);
  for (const ExportSubmission& submission : problem.submissions) {
    if (submission.name == "main.cpp")
      add_with(item, "solution", "language", "C++", read_file(submission.source));
  }
  if (own_comparison(problem).empty()) {
    add_with(item, "tpj", "language", "C++", problem.testlib_checker);
    package.remarks.push_back(
        "the checker is for HUSTOJ: compile tpj.cc in the problem's folder there; QDUOJ's checkers see no answer, "
        "so it judges one right output only");
  }
  std::ostringstream text;
  document.save(text, "", pugi::format_raw, pugi::encoding_utf8);
  package.files = {{problem.short_name + ".xml", text.str()}};
  return package;
}

// Names hold one number, and no other file is in the archive.
ExportedPackage luogu_data(const ExportProblem& problem) {
  ExportedPackage package;
  Yaml yaml;
  int number = 0;
  std::uintmax_t bytes = 0;
  for (const ExportTest& test : problem.tests) {
    const std::string name = fmt::format("{:03}", ++number);
    add_pair(package, name, test, ".out");
    bytes += fs::file_size(test.input) + fs::file_size(test.answer);
    yaml.map(name + ".in").entry("timeLimit", std::lround(problem.config.time_limit * 1000));
    yaml.entry("memoryLimit", problem.config.memory_limit * 1024).end_map();
  }
  package.files.push_back({"config.yml", as_comment(problem.license) + yaml.text()});
  if (own_comparison(problem) != "lcmp")
    package.files.push_back({"checker.cpp", problem.testlib_checker});
  if (bytes > kMostLuoguBytes)
    package.remarks.push_back("more than the 100 MiB that Luogu takes without being asked");
  return package;
}

// The samples are the first extra tests, too, as UOJ wants it.
ExportedPackage uoj_data(const ExportProblem& problem) {
  ExportedPackage package;
  int tests = 0, samples = 0;
  for (const ExportTest& test : problem.tests) {
    add_pair(package, fmt::format("data{}", ++tests), test, ".out");
    if (test.group == ExportTest::Group::kSample)
      add_pair(package, fmt::format("ex_data{}", ++samples), test, ".out");
  }
  std::string settings = "use_builtin_judger on\n";
  if (own_comparison(problem).empty()) {
    package.files.push_back({"chk.cpp", problem.testlib_checker});
  } else {
    settings += fmt::format("use_builtin_checker {}\n", own_comparison(problem));
  }
  settings +=
      fmt::format("n_tests {}\nn_ex_tests {}\nn_sample_tests {}\n", tests, samples, samples);
  settings += "input_pre data\ninput_suf in\noutput_pre data\noutput_suf out\n";
  settings += fmt::format("time_limit {}\nmemory_limit {}\noutput_limit {}\n",
                          std::ceil(problem.config.time_limit), problem.config.memory_limit,
                          kOutputMebibytes);
  package.files.push_back({"problem.conf", settings});
  package.files.push_back({"LICENSE", problem.license});
  for (const ExportSubmission& submission : problem.submissions) {
    if (submission.name == "main.cpp") package.files.push_back({"std.cpp", "", submission.source});
  }
  package.remarks.push_back("no val.cpp: inputs of others (hacks) cannot be tried there");
  return package;
}

}  // namespace judge
