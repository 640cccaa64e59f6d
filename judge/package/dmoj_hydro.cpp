// Folders for the judges DMOJ and Hydro.
#include <fmt/format.h>

#include "judge/package/export_yaml.hpp"
#include "judge/package/parts.hpp"

namespace judge {
namespace {

void add_tests(ExportedPackage& package, const ExportProblem& problem, const std::string& folder) {
  for (const ExportTest& test : problem.tests) {
    const std::string path = folder + test.file_name;
    package.files.push_back({path + ".in", "", test.input});
    package.files.push_back({path + ".out", "", test.answer});
  }
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
  package.files = {{"init.yml", dmoj_init_yaml(problem)},
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
  sort_files(package);
  return package;
}

ExportedPackage hydro_package(const ExportProblem& problem) {
  ExportedPackage package;
  package.files = {{"problem.yaml", hydro_problem_yaml(problem)},
                   {"LICENSE", problem.license},
                   {"testdata/config.yaml", hydro_config_yaml(problem)},
                   {fmt::format("testdata/{}", kHydroChecker), problem.checker}};
  for (const ExportStatement& statement : problem.statements) {
    package.files.push_back(
        {fmt::format("problem_{}.md", statement.language), hydro_statement(problem, statement)});
  }
  add_tests(package, problem, "testdata/");
  add_submissions(package, problem.submissions);
  sort_files(package);
  return package;
}

}  // namespace judge
