// A Kattis or ICPC problem package: problem.yaml, data/sample, data/secret.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <regex>
#include <set>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/import/foreign_package.hpp"
#include "judge/import/yaml_map.hpp"

namespace judge {
namespace {

constexpr double kUsualSeconds = 10;  // DOMjudge's, of a package that does not say
constexpr int kUsualMebibytes = 2048;
const std::set<std::string> kSourceEndings = {".cpp", ".cc", ".cxx"};

// --- what the files say ---

// What problem.yaml says about judging.
struct KattisFacts {
  std::string version = "legacy";
  std::string validation;          // legacy: "default", "custom", "custom interactive", …
  std::vector<std::string> types;  // "pass-fail", "interactive", "multi-pass", "scoring", …
  std::optional<double> time_limit;
  std::optional<double> memory_limit;        // MiB
  std::vector<std::string> validator_flags;  // of the output validator
};

KattisFacts parse_problem_yaml(const std::string& text, const std::string& name) {
  const YamlMap root(name, parse_yaml(text, name));
  const YamlMap limits = root.map("limits");
  KattisFacts facts;
  facts.version = root.text("problem_format_version").value_or("legacy");
  facts.validation = root.text("validation").value_or("");
  facts.types = root.words("type").value_or(Words());
  facts.validator_flags = root.words("validator_flags").value_or(Words());
  facts.time_limit = limits.number("time_limit", kLeastSeconds, kMostSeconds);
  facts.memory_limit = limits.number("memory", 1, kMostMebibytes);
  return facts;
}

double parse_seconds(const std::string& text, const std::string& name) {
  const std::vector<std::string> words = split_words(text.substr(0, text.find_first_of("\r\n")));
  const std::string word = words.empty() ? "" : words.front();
  double value = 0;
  const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  const bool is_number = error == std::errc() && rest == word.data() + word.size();
  if (!is_number || words.size() > 1 || !(value >= kLeastSeconds && value <= kMostSeconds)) {
    throw UsageError(fmt::format("{}: the time limit must be a number of seconds from {} to {}",
                                 name, kLeastSeconds, kMostSeconds));
  }
  return value;
}

// The value of `timelimit = '2'` in domjudge-problem.ini.
std::optional<std::string> time_limit_in(const std::string& ini) {
  static const std::regex kLine("(?:^|\n)[ \t]*timelimit[ \t]*=[ \t]*['\"]?([^'\"\r\n]*)");
  std::smatch match;
  if (!std::regex_search(ini, match, kLine)) return std::nullopt;
  return match[1];
}

// --- the package ---

bool is_input_or_answer(const std::string& file) {
  return ends_with(file, ".in") || ends_with(file, ".ans");
}

class KattisReader {
 public:
  explicit KattisReader(const fs::path& folder)
      : folder_(fs::absolute(folder).lexically_normal()) {}

  ForeignPackage read() {
    const fs::path description = folder_ / "problem.yaml";
    if (fs::is_regular_file(description)) {
      facts_ = parse_problem_yaml(read_file(description), description.string());
    }
    package_.kind = fmt::format("Kattis problem package ({})", escaped(facts_.version));
    refuse_other_kinds(description);
    read_limits();
    read_tests();
    read_flags();
    if (has_own_validator()) {
      read_validator();
    } else {
      compare_as_default();
    }
    return std::move(package_);
  }

 private:
  void remark(const std::string& words) { package_.remarks.push_back(words); }

  void refuse_other_kinds(const fs::path& description) {
    std::vector<std::string> words = split_words(facts_.validation);
    words.insert(words.end(), facts_.types.begin(), facts_.types.end());
    for (const std::string& word : words) {
      if (word == "interactive" || word == "multi-pass" || word == "submit-answer") {
        throw UsageError(fmt::format("{}: the problem is {}, which this judge cannot judge",
                                     description.string(), word));
      }
      if (word == "scoring" || word == "score") remark("scores are not counted, only verdicts");
    }
  }

  void read_limits() {
    const fs::path dot_file = folder_ / ".timelimit", ini = folder_ / "domjudge-problem.ini";
    std::optional<double> limit = facts_.time_limit;
    if (fs::is_regular_file(ini)) {
      const auto value = time_limit_in(read_file(ini));
      if (value) limit = parse_seconds(*value, ini.string());
    }
    if (fs::is_regular_file(dot_file)) {
      limit = parse_seconds(read_file(dot_file), dot_file.string());
    }
    if (!limit) {
      remark(fmt::format("the package gives no time limit: {} s are used, --time says another",
                         kUsualSeconds));
    }
    package_.time_limit = limit.value_or(kUsualSeconds);
    package_.memory_limit = static_cast<int>(facts_.memory_limit.value_or(kUsualMebibytes));
  }

  void read_tests() {
    for (const char* part : {"sample", "secret"}) {
      const fs::path data = folder_ / "data" / part;
      if (!fs::is_directory(data)) continue;
      std::vector<std::string> files = files_below(data);
      files.erase(std::remove_if(files.begin(), files.end(), std::not_fn(is_input_or_answer)),
                  files.end());
      TestFiles found = pair_files(data, files, std::string(part) + "/");
      auto& [tests, left_out] = package_.files;
      std::move(found.tests.begin(), found.tests.end(), std::back_inserter(tests));
      std::move(found.left_out.begin(), found.left_out.end(), std::back_inserter(left_out));
    }
    if (!package_.files.tests.empty()) return;
    throw UsageError(fmt::format(
        "{}: no NAME.in with NAME.ans in data/sample or data/secret; put the test cases there",
        folder_.string()));
  }

  // Those of data/secret, or else of data, or else of problem.yaml.
  void read_flags() {
    for (const char* place :
         {"secret/test_group.yaml", "secret/testdata.yaml", "test_group.yaml", "testdata.yaml"}) {
      const fs::path file = folder_ / "data" / place;
      if (!fs::is_regular_file(file)) continue;
      const std::string name = file.string();
      const YamlMap group(name, parse_yaml(read_file(file), name));
      auto flags = group.words("output_validator_args");
      if (!flags) flags = group.words("output_validator_flags");
      if (!flags) continue;
      facts_.validator_flags = *std::move(flags);
      return;
    }
  }

  bool has_own_validator() const {
    if (facts_.version != "legacy" && facts_.version != "legacy-icpc") {
      return fs::exists(folder_ / "output_validator") || fs::exists(folder_ / "output_validators");
    }
    return starts_with(facts_.validation, "custom");
  }

  // The validator's C++ files, in its folder or below.
  std::vector<fs::path> validator_sources() const {
    std::vector<fs::path> sources;
    for (const char* name : {"output_validator", "output_validators"}) {
      const fs::path folder = folder_ / name;
      if (!fs::is_directory(folder)) continue;
      for (const fs::path file : files_below(folder)) {
        if (kSourceEndings.count(file.extension()) > 0) sources.push_back(folder / file);
      }
    }
    return sources;
  }

  void read_validator() {
    const std::vector<fs::path> sources = validator_sources();
    if (sources.size() != 1) {
      remark(fmt::format("the output validator has {} C++ files, not one: tokens are compared",
                         sources.size()));
      return;
    }
    package_.checker =
        CheckerSource{sources.front(), {}, CheckerProtocol::kKattis, facts_.validator_flags};
  }

  void compare_as_default() {
    package_.rules.ignores_case = true;
    const std::vector<std::string>& flags = facts_.validator_flags;
    for (std::size_t i = 0; i < flags.size(); ++i) {
      if (flags[i] == "case_sensitive") {
        package_.rules.ignores_case = false;
      } else if (flags[i] == "space_change_sensitive") {
        remark("space_change_sensitive is not honoured: blanks do not count");
      } else if (is_tolerance(flags[i]) && i + 1 < flags.size()) {
        set_tolerance(flags[i], flags[i + 1]);
        ++i;
      } else {
        remark(fmt::format("the validator flag {} is not honoured", escaped(flags[i])));
      }
    }
  }

  static bool is_tolerance(const std::string& flag) {
    return flag == "float_tolerance" || flag == "float_absolute_tolerance" ||
           flag == "float_relative_tolerance";
  }

  void set_tolerance(const std::string& flag, const std::string& word) {
    char* end = nullptr;
    const double value = std::strtod(word.c_str(), &end);
    if (word.empty() || *end != '\0' || !(value >= 0)) {
      throw UsageError(fmt::format("{}: {} {}: write a number that is not negative",
                                   (folder_ / "problem.yaml").string(), flag, escaped(word)));
    }
    if (flag != "float_relative_tolerance") package_.rules.absolute_tolerance = value;
    if (flag != "float_absolute_tolerance") package_.rules.relative_tolerance = value;
  }

  fs::path folder_;
  KattisFacts facts_;
  ForeignPackage package_;
};

bool is_kattis_package(const fs::path& folder) {
  return fs::is_regular_file(folder / "problem.yaml") || fs::is_directory(folder / "data/secret") ||
         fs::is_directory(folder / "data/sample");
}

}  // namespace

std::optional<ForeignPackage> kattis_package(const fs::path& folder) {
  if (!is_kattis_package(folder)) return std::nullopt;
  return KattisReader(folder).read();
}

}  // namespace judge
