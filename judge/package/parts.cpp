#include "judge/package/parts.hpp"

#include <fmt/format.h>

#include <map>

#include "judge/base/text.hpp"

namespace judge {
namespace {

// What the verdicts are in the package format; nothing if a compile error is expected.
std::set<std::string> package_verdicts(const std::set<Verdict>& expected) {
  static const std::map<Verdict, std::string> kNames = {
      {Verdict::kAc, "AC"},   {Verdict::kWa, "WA"},   {Verdict::kPe, "WA"}, {Verdict::kTle, "TLE"},
      {Verdict::kMle, "RTE"}, {Verdict::kOle, "RTE"}, {Verdict::kRe, "RTE"}};
  std::set<std::string> verdicts;
  for (Verdict verdict : expected) {
    const auto name = kNames.find(verdict);
    if (name == kNames.end()) return {};
    verdicts.insert(name->second);
  }
  return verdicts;
}

std::string folder_of(const std::set<std::string>& verdicts, const std::string& mixed) {
  static const std::map<std::string, std::string> kFolders = {{"AC", "accepted"},
                                                              {"WA", "wrong_answer"},
                                                              {"TLE", "time_limit_exceeded"},
                                                              {"RTE", "run_time_error"}};
  if (verdicts.empty()) return "";
  return verdicts.size() > 1 ? mixed : kFolders.at(*verdicts.begin());
}

}  // namespace

std::vector<PlacedSubmission> add_submissions(ExportedPackage& package,
                                              const std::vector<ExportSubmission>& submissions,
                                              const std::string& mixed) {
  std::vector<PlacedSubmission> placed;
  std::map<Verdict, std::vector<std::string>> names;
  for (const auto& [name, source, expected, fault] : submissions) {
    const std::set<std::string> verdicts = package_verdicts(expected);
    const std::string folder = folder_of(verdicts, mixed);
    if (folder.empty()) {
      package.remarks.push_back(
          fmt::format("left out: submission {}, whose verdict {} has no folder", name,
                      verdict_names(expected)));
      continue;
    }
    placed.push_back({folder + "/" + name, verdicts});
    package.files.push_back({"submissions/" + placed.back().path, "", source});
    for (Verdict verdict : expected)
      names[verdict].push_back(name);
  }
  for (const auto& [verdict, told] :
       {std::pair(Verdict::kPe, "WA"), std::pair(Verdict::kMle, "RTE"),
        std::pair(Verdict::kOle, "RTE")}) {
    if (names[verdict].empty()) continue;
    package.remarks.push_back(fmt::format("{} is told as {}: {}", verdict_name(verdict), told,
                                          join(names[verdict], ", ")));
  }
  return placed;
}

std::string with_samples(const ExportProblem& problem, const ExportStatement& statement) {
  const bool is_chinese = statement.language == "zh";
  std::string text = statement.markdown;
  for (const ExportTest& test : problem.tests) {
    if (test.group != ExportTest::Group::kSample) continue;
    text += fmt::format("\n## {} {}\n\n{}", is_chinese ? "样例输入" : "Sample Input", test.name,
                        fenced("", test.input_text));
    text += fmt::format("\n## {} {}\n\n{}", is_chinese ? "样例输出" : "Sample Output", test.name,
                        fenced("", test.answer_text));
  }
  return text;
}

void add_pair(ExportedPackage& package, const std::string& path, const ExportTest& test,
              const char* answer_ending) {
  package.files.push_back({path + ".in", "", test.input});
  package.files.push_back({path + answer_ending, "", test.answer});
}

std::string fenced(const std::string& kind, const std::string& text) {
  const bool has_end = text.empty() || text.back() == '\n';
  return fmt::format("```{}\n{}{}```\n", kind, text, has_end ? "" : "\n");
}

}  // namespace judge
