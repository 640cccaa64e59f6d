// Folders for the judges DMOJ and Hydro.
#include <fmt/format.h>

#include <cmath>

#include "judge/base/text.hpp"
#include "judge/package/parts.hpp"

namespace judge {
namespace {

// The checker's file in Hydro's testdata/. Hydro takes the language from what follows the name's
// first dot; cc.cc17o2 is its C++17 with -O2, while a plain .cpp is C++14 there.
constexpr const char* kHydroChecker = "checker.cc.cc17o2";

void list_tests(Yaml& yaml, const ExportProblem& problem, const std::string& folder,
                const char* input, const char* output) {
  for (const ExportTest& test : problem.tests) {
    const std::string name = folder + test.file_name;
    yaml.one_line_item(input, name + ".in", output, name + ".out");
  }
}

// The checker is one of DMOJ's own, or the file `checker.cpp` that speaks testlib's protocol.
std::string dmoj_init(const ExportProblem& problem) {
  Yaml yaml;
  // As they are: DMOJ would change CR LF, and add the end of a last line.
  yaml.entry("binary_data", true).entry("output_limit_length", kOutputMebibytes * (1 << 20));
  const std::string checker(way_of(problem.config.compare).dmoj_checker);
  if (!checker.empty()) {
    yaml.entry("checker", checker);
  } else {
    yaml.map("checker").entry("name", "bridged").map("args").entry("files", "checker.cpp");
    yaml.entry("lang", "CPP17").entry("type", "testlib").end_map().end_map();
  }
  // One batch: no points unless every test case passes.
  yaml.list("test_cases").item().entry("points", 100).list("batched");
  list_tests(yaml, problem, "tests/", "in", "out");
  return yaml.end_list().end_map().end_list().text();
}

std::string hydro_description(const ExportProblem& problem) {
  std::string id;
  for (char c : problem.id) {
    if (is_letter_or_digit(c)) id += c;
  }
  return Yaml().entry("pid", id).words("title", problem.config.title).text();
}

std::string hydro_config(const ExportProblem& problem) {
  const ProblemConfig& config = problem.config;
  Yaml yaml;
  yaml.entry("type", "default");
  yaml.entry("time", fmt::format("{}ms", std::lround(config.time_limit * 1000)));
  yaml.entry("memory", fmt::format("{}m", config.memory_limit));
  yaml.entry("checker_type", "kattis").entry("checker", kHydroChecker);
  yaml.list("subtasks").item().entry("score", 100).entry("type", "min").list("cases");
  list_tests(yaml, problem, "", "input", "output");
  return yaml.end_list().end_map().end_list().text();
}

void add_tests(ExportedPackage& package, const ExportProblem& problem, const std::string& folder) {
  for (const ExportTest& test : problem.tests)
    add_pair(package, folder + test.file_name, test, ".out");
}

// Hydro shows a block "input1" and its "output1" as a sample.
std::string hydro_statement(const ExportProblem& problem, const ExportStatement& statement) {
  std::string text = statement.markdown;
  int number = 0;
  for (const ExportTest& test : problem.tests) {
    if (test.group != ExportTest::Group::kSample) continue;
    ++number;
    text += "\n" + fenced(fmt::format("input{}", number), test.input_text);
    text += "\n" + fenced(fmt::format("output{}", number), test.answer_text);
  }
  return text;
}

// DMOJ keeps these on its site, and imports them from no file.
std::string dmoj_readme(const ExportProblem& problem) {
  const ProblemConfig& config = problem.config;
  std::string text = "To be set on the site:\n\n";
  text += fmt::format("code          {}, the name of this folder\n", problem.short_name);
  for (const ExportStatement& statement : problem.statements) {
    text += fmt::format("name, body    {}: {}, statement.{}.md\n", statement.language,
                        statement.title, statement.language);
  }
  text += fmt::format("time limit    {} s\nmemory limit  {} KB\n", config.time_limit,
                      config.memory_limit * 1024);
  return text + fmt::format("source        {}, {}\n", config.origin, config.url);
}

}  // namespace

ExportedPackage dmoj_package(const ExportProblem& problem) {
  ExportedPackage package;
  package.files = {{"init.yml", dmoj_init(problem)},
                   {"README.txt", dmoj_readme(problem)},
                   {"LICENSE", problem.license}};
  if (way_of(problem.config.compare).dmoj_checker.empty()) {
    package.files.push_back({"checker.cpp", problem.testlib_checker});
  }
  for (const ExportStatement& statement : problem.statements) {
    package.files.push_back(
        {fmt::format("statement.{}.md", statement.language), with_samples(problem, statement)});
  }
  add_tests(package, problem, "tests/");
  add_submissions(package, problem.submissions);
  package.remarks.push_back(
      "title, limits and statement are to be set on the site: see README.txt");
  return package;
}

ExportedPackage hydro_package(const ExportProblem& problem) {
  ExportedPackage package;
  package.files = {{"problem.yaml", hydro_description(problem)},
                   {"LICENSE", problem.license},
                   {"testdata/config.yaml", hydro_config(problem)},
                   {fmt::format("testdata/{}", kHydroChecker), problem.checker}};
  for (const ExportStatement& statement : problem.statements) {
    package.files.push_back(
        {fmt::format("problem_{}.md", statement.language), hydro_statement(problem, statement)});
  }
  add_tests(package, problem, "testdata/");
  add_submissions(package, problem.submissions);
  return package;
}

}  // namespace judge
