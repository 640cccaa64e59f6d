#include "judge/package/parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {
std::optional<std::set<std::string>> package_verdicts(const std::set<Verdict>& expected) {
  static const std::map<Verdict, std::string> kNames = {
      {Verdict::kAc, "AC"},   {Verdict::kWa, "WA"},   {Verdict::kPe, "WA"}, {Verdict::kTle, "TLE"},
      {Verdict::kMle, "RTE"}, {Verdict::kOle, "RTE"}, {Verdict::kRe, "RTE"}};
  std::set<std::string> verdicts;
  for (Verdict verdict : expected) {
    const auto name = kNames.find(verdict);
    if (name == kNames.end()) return std::nullopt;
    verdicts.insert(name->second);
  }
  return verdicts;
}

std::string submission_folder(const std::set<std::string>& verdicts) {
  if (verdicts.size() != 1) return "";
  const std::string& verdict = *verdicts.begin();
  if (verdict == "AC") return "accepted";
  if (verdict == "WA") return "wrong_answer";
  return verdict == "TLE" ? "time_limit_exceeded" : "run_time_error";
}

void add_submissions(ExportedPackage& package, const std::vector<ExportSubmission>& submissions) {
  std::vector<ExportSubmission> written;
  for (const ExportSubmission& submission : submissions) {
    const auto verdicts = package_verdicts(submission.expected);
    const std::string folder = verdicts ? submission_folder(*verdicts) : "";
    if (folder.empty()) {
      package.remarks.push_back(
          fmt::format("left out: submission {}, whose verdict {} has no folder", submission.name,
                      verdict_names(submission.expected)));
      continue;
    }
    package.files.push_back(
        {fmt::format("submissions/{}/{}", folder, submission.name), "", submission.source});
    written.push_back(submission);
  }
  remark_mapped(package, written);
}

void remark_mapped(ExportedPackage& package, const std::vector<ExportSubmission>& submissions) {
  for (const auto& [verdict, name] :
       {std::pair(Verdict::kPe, "WA"), std::pair(Verdict::kMle, "RTE"),
        std::pair(Verdict::kOle, "RTE")}) {
    std::vector<std::string> mapped;
    for (const ExportSubmission& submission : submissions) {
      if (submission.expected.count(verdict) > 0) mapped.push_back(submission.name);
    }
    if (mapped.empty()) continue;
    package.remarks.push_back(
        fmt::format("{} is told as {}: {}", verdict_name(verdict), name, join(mapped, ", ")));
  }
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

std::string fenced(const std::string& kind, const std::string& text) {
  const bool has_end = text.empty() || text.back() == '\n';
  return fmt::format("```{}\n{}{}```\n", kind, text, has_end ? "" : "\n");
}

void require(bool is_there, const ExportProblem& problem, const char* format,
             const std::string& what) {
  if (is_there) return;
  throw UsageError(fmt::format("{}: a package of format {} needs {}", problem.id, format, what));
}

void sort_files(ExportedPackage& package) {
  std::sort(package.files.begin(), package.files.end(),
            [](const PackageFile& a, const PackageFile& b) { return a.path < b.path; });
}

}  // namespace judge
