// The ICPC and Kattis problem package format.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "judge/base/text.hpp"
#include "judge/package/parts.hpp"
#include "judge/package/statement.hpp"

namespace judge {
namespace {

constexpr std::string_view kBlanks = " \t\n\v\f\r";

// A number as it stands in YAML: 1.0, 0.5.
std::string yaml_seconds(double seconds) {
  const std::string text = fmt::format("{}", seconds);
  return text.find('.') == std::string::npos ? text + ".0" : text;
}

// An entry of submissions.yaml.
struct SubmissionRule {
  std::string path;                // of a file or folder, from submissions/ on
  std::set<std::string> required;  // verdicts of which at least one test case has one
  bool is_model = false;
};

// What is required is AC alone: then no other verdict is permitted. Otherwise every one is, for
// `// expect:` speaks of the first test case that fails, and later ones may fail in other ways.
std::string submissions_yaml(const std::vector<SubmissionRule>& rules) {
  Yaml yaml;
  for (const SubmissionRule& rule : rules) {
    yaml.map(rule.path);
    if (rule.is_model) yaml.entry("model_solution", true);
    const bool is_right = rule.required == std::set<std::string>{"AC"};
    yaml.one_line("permitted",
                  is_right ? rule.required : std::set<std::string>{"AC", "RTE", "TLE", "WA"});
    yaml.one_line("required", rule.required).end_map();
  }
  return yaml.text();
}

// What both versions have in common.
class IcpcWriter {
 public:
  explicit IcpcWriter(const ExportProblem& problem) : problem_(problem) {}

 protected:
  void add(const std::string& path, const std::string& text) {
    package_.files.push_back({path, text});
  }
  void add_copy(const std::string& path, const fs::path& source) {
    package_.files.push_back({path, "", source});
  }

  void add_tests() {
    for (const ExportTest& test : problem_.tests) {
      const bool is_sample = test.group == ExportTest::Group::kSample;
      const std::string path =
          is_sample ? "data/sample/" + test.name : "data/secret/" + test.file_name;
      if (is_left_out(path, test.icpc_fault)) continue;
      add_pair(package_, path, test, ".ans");
      if (!test.description.empty()) describe(path, test.description);
    }
  }

  // Tells why, if there is a reason.
  bool is_left_out(const std::string& what, const std::string& why) {
    if (why.empty()) return false;
    package_.remarks.push_back(fmt::format("left out: {}: {}", what, why));
    return true;
  }

  // A statement of LaTeX; the judge adds the samples.
  void add_statements(const std::string& folder) {
    for (const ExportStatement& statement : problem_.statements) {
      const std::string name = fmt::format("the statement of {}", problem_.id);
      add(fmt::format("{}/problem.{}.tex", folder, statement.language),
          fmt::format("\\problemname{{{}}}\n\n{}", latex_words(statement.title, name),
                      latex_of(statement.markdown, name)));
    }
  }

  void add_programs(const std::string& output_validator) {
    add("input_validators/validator.cpp", problem_.validator);
    add(output_validator + "/checker.cpp", problem_.checker);
    add("LICENSE", problem_.license);
  }

  std::vector<ExportSubmission> fitting_submissions() {
    std::vector<ExportSubmission> fitting;
    for (const ExportSubmission& submission : problem_.submissions) {
      if (!is_left_out("submission " + submission.name, submission.icpc_fault))
        fitting.push_back(submission);
    }
    return fitting;
  }

  bool has(std::string_view folder) const {
    return std::any_of(package_.files.begin(), package_.files.end(),
                       [&](const PackageFile& file) { return starts_with(file.path, folder); });
  }

  void add_rights(Yaml& yaml) const {
    yaml.entry("license", "permission").words("rights_owner", problem_.rights_owner);
  }

  void add_limits(Yaml& yaml) const {
    yaml.entry("memory", problem_.config.memory_limit).entry("output", kOutputMebibytes).end_map();
  }

  virtual void describe(const std::string& path, const std::string& description) = 0;
  ~IcpcWriter() = default;

  const ExportProblem& problem_;
  ExportedPackage package_;
};

class LegacyWriter : IcpcWriter {
 public:
  using IcpcWriter::IcpcWriter;

  ExportedPackage write() {
    add("problem.yaml", description());
    add_statements("problem_statement");
    add_tests();
    add_programs("output_validators/checker");
    add_submissions(package_, fitting_submissions());
    add_for_domjudge();
    return std::move(package_);
  }

 private:
  void describe(const std::string& path, const std::string& description) override {
    add(path + ".desc", description + "\n");
  }

  std::string description() const {
    const ProblemConfig& config = problem_.config;
    Yaml yaml;
    yaml.entry("problem_format_version", "legacy");
    yaml.words("name", problem_.statements.front().title);
    yaml.entry("uuid", problem_.uuid).entry("type", "pass-fail");
    yaml.words("source", config.origin).words("source_url", config.url);
    add_rights(yaml);
    add_limits(yaml.map("limits"));
    return yaml.entry("validation", "custom").text();
  }

  // The format has no key for the time limit.
  void add_for_domjudge() {
    const std::string seconds = fmt::format("{}", problem_.config.time_limit);
    add(".timelimit", seconds + "\n");
    add("domjudge-problem.ini",
        fmt::format("timelimit = {}\nexternalid = {}\n", seconds, problem_.short_name));
    add("problem.html", page());
  }

  std::string page() const {
    const ExportStatement& first = problem_.statements.front();
    std::string body;
    const std::string title = html_of(first.title);  // <p>…</p>
    for (const ExportStatement& statement : problem_.statements) {
      body += fmt::format(
          "<section lang=\"{}\">\n{}</section>\n", statement.language,
          html_of(fmt::format("# {}\n\n", statement.title) + with_samples(problem_, statement)));
    }
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<title>{}</title>\n</head>\n<body>\n{}</body>\n</html>\n",
        first.language, title.substr(3, title.size() - 8), body);
  }
};

class Icpc2025Writer : IcpcWriter {
 public:
  using IcpcWriter::IcpcWriter;

  ExportedPackage write() {
    add("problem.yaml", description());
    add_statements("statement");
    add_tests();
    add_invalid_inputs();
    add_outputs();
    add_strictness();
    add_programs("output_validator");
    add_generator();
    add_submissions_and_rules();
    return std::move(package_);
  }

 private:
  void describe(const std::string& path, const std::string& description) override {
    add(path + ".yaml", Yaml().words("description", description).text());
  }

  std::string description() const {
    const double seconds = problem_.config.time_limit;
    Yaml yaml;
    yaml.entry("problem_format_version", "2025-09").map("name");
    for (const ExportStatement& statement : problem_.statements)
      yaml.words(statement.language, statement.title);
    yaml.end_map().entry("uuid", problem_.uuid).entry("type", "pass-fail").map("source");
    yaml.words("name", problem_.config.origin).words("url", problem_.config.url).end_map();
    add_rights(yaml);
    yaml.map("limits").entry("time_limit", yaml_seconds(seconds));
    // The limit must be a multiple of this.
    if (std::floor(seconds) != seconds) yaml.entry("time_resolution", yaml_seconds(seconds));
    add_limits(yaml);
    return yaml.text();
  }

  void add_invalid_inputs() {
    for (const ExportInvalid& invalid : problem_.invalid) {
      const std::string path = "data/invalid_input/" + invalid.name;
      if (is_left_out(path, invalid.icpc_fault)) continue;
      add_copy(path + ".in", invalid.input);
      describe(path, invalid.description);
    }
  }

  // Outputs on which the output validator is tried: right ones, and ones that are wrong whatever
  // the problem is.
  void add_outputs() {
    for (const ExportTest& test : problem_.tests) {
      const std::string& answer = test.answer_text;
      if (test.group != ExportTest::Group::kSample || !test.icpc_fault.empty() || answer.empty())
        continue;
      add_output("valid_output", test, "answer", answer);
      add_output("invalid_output", test, "empty", "");
      add_output("invalid_output", test, "extra-token", answer + "extra\n");
      const std::string shorter = without_last_token(answer);
      if (!shorter.empty()) add_output("invalid_output", test, "last-token-missing", shorter);
      add_blanks(test);
    }
  }

  // BAPCtools tries further outputs of its own, except for what the arguments tell.
  void add_strictness() {
    if (has("data/valid_output/")) {
      add("data/valid_output/test_group.yaml",
          fmt::format("output_validator_args: [{}]\n", way_of(problem_.config.compare).bapctools));
    }
  }

  // More blanks than the answer has: where they count, and where they do not.
  void add_blanks(const ExportTest& test) {
    const std::string& answer = test.answer_text;
    const CompareWay& way = way_of(problem_.config.compare);
    if (way.mode == CompareMode::kChecker) return;
    std::string at_ends;
    for (char c : answer)
      at_ends += c == '\n' ? std::string(" \n") : std::string(1, c);
    add_output(way.end_blanks_count ? "invalid_output" : "valid_output", test,
               "blanks-at-line-ends", at_ends);
    add_output(way.inner_blanks_count ? "invalid_output" : "valid_output", test, "blank-in-front",
               " " + answer);
  }

  static std::string without_last_token(const std::string& answer) {
    const std::size_t last = answer.find_last_not_of(kBlanks);
    if (last == std::string::npos) return "";
    const std::size_t before = answer.substr(0, last).find_last_of(kBlanks);
    return before == std::string::npos ? "" : answer.substr(0, before) + "\n";
  }

  void add_output(const std::string& folder, const ExportTest& test, const std::string& name,
                  const std::string& output) {
    const std::string path = fmt::format("data/{}/{}-{}", folder, test.name, name);
    add_pair(package_, path, test, ".ans");
    add(path + ".out", output);
  }

  void add_generator() {
    std::string calls =
        "generator.cpp made these inputs (g++ -std=c++17), each by one call. The answers are those "
        "of a\n"
        "reference solution.\n\n";
    for (const ExportTest& test : problem_.tests) {
      if (test.call.empty() || !test.icpc_fault.empty()) continue;
      calls += fmt::format("data/secret/{}.in: generator {}\n", test.file_name, test.call);
    }
    add("generators/generator.cpp", problem_.generator);
    add("generators/README.txt", calls);
  }

  void add_submissions_and_rules() {
    std::vector<SubmissionRule> rules = {
        {"wrong_answer", {"WA"}}, {"time_limit_exceeded", {"TLE"}}, {"run_time_error", {"RTE"}}};
    for (const auto& [path, verdicts] :
         add_submissions(package_, fitting_submissions(), "rejected")) {
      const bool is_model = path == "accepted/main.cpp";
      if (is_model || verdicts.size() > 1) rules.push_back({path, verdicts, is_model});
    }
    add("submissions/submissions.yaml", submissions_yaml(rules));
  }
};

}  // namespace

ExportedPackage legacy_package(const ExportProblem& problem) {
  return LegacyWriter(problem).write();
}

ExportedPackage icpc_2025_package(const ExportProblem& problem) {
  return Icpc2025Writer(problem).write();
}

}  // namespace judge
