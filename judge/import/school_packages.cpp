// Packages of the judges that Chinese schools and contestants use: Hydro (config.yaml), Luogu
// (config.yml) and UOJ (problem.conf). Scores and subtasks do not count here; of limits that differ
// from test case to test case the greatest one holds for all.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/import/foreign_package.hpp"
#include "judge/import/yaml_map.hpp"

namespace judge {
namespace {

// The limits that a package gives, for all or single test cases; 0 is none. The greatest hold.
struct LimitsFound {
  std::set<double> seconds{0}, mebibytes{0};

  void put(ForeignPackage& package, const std::string& where) const {
    const double time = *seconds.rbegin(), memory = *mebibytes.rbegin();
    if (time > kMostSeconds || memory > kMostMebibytes || *seconds.begin() < 0)
      throw UsageError(fmt::format("{}: limits must be from {} to {} s and from 1 to {} MiB", where,
                                   kLeastSeconds, kMostSeconds, kMostMebibytes));
    if (time > 0) package.time_limit = std::max(time, kLeastSeconds);
    if (memory > 0) package.memory_limit = std::max(1, static_cast<int>(memory));
    if (seconds.size() <= 2 && mebibytes.size() <= 2) return;
    package.remarks.push_back(fmt::format(
        "the limits differ from test case to test case: the greatest, {} s and {} MiB, hold for all",
        package.time_limit, package.memory_limit));
  }
};

// All pairs in the folder. What is no input belongs to the package: settings, checkers, generators.
TestFiles paired(const fs::path& folder) {
  TestFiles files = pair_folder(folder);
  auto& left = files.left_out;
  const auto is_other = [](const LeftOut& file) { return file.kind == LeftOut::Kind::kOther; };
  left.erase(std::remove_if(left.begin(), left.end(), is_other), left.end());
  return files;
}

// Adds the test case of two files that `where` names.
void add_test(TestFiles& files, const fs::path& folder, const std::string& input,
              const std::string& answer, const std::string& where) {
  for (const std::string& name : {input, answer}) {
    if (is_inside(name) && fs::is_regular_file(folder / name)) continue;
    throw UsageError(fmt::format("{}: it names {}, which is not there; put it into {}", where,
                                 escaped(name), folder.string()));
  }
  const std::string name = fs::path(input).replace_extension("").string();
  files.tests.push_back({name, folder / input, folder / answer});
}

// --- Hydro ---

// "1s", "500ms", "128m", "1.5g": the number times what the unit stands for; 0 for no text.
double amount(const YamlMap& map, const std::string& key,
              const std::map<std::string, double>& units) {
  const std::string text = map.text(key).value_or("");
  double number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  std::string unit(rest, text.data() + text.size());
  std::transform(unit.begin(), unit.end(), unit.begin(), small_letter);
  const auto found = units.find(unit);
  if (text.empty()) return 0;
  if (error != std::errc() || found == units.end())
    map.wrong(key, "a number with its unit, like 1s or 256m");
  return number * found->second;
}

class HydroReader {
 public:
  HydroReader(const fs::path& data, const std::string& text, const std::string& name)
      : data_(data), name_(name), root_(name_, parse_yaml(text, name_)) {}

  // Whether a setting of Hydro's is there: other tools have a file config.yaml, too.
  bool is_hydros() const {
    static const std::set<std::string> kKeys = {"type",  "time",         "memory",  "filename",
                                                "cases", "checker_type", "checker", "subtasks"};
    const std::vector<std::string> keys = root_.keys();
    return std::any_of(keys.begin(), keys.end(),
                       [](const std::string& key) { return kKeys.count(key) > 0; });
  }

  ForeignPackage read() {
    package_.kind = "Hydro package";
    if (const auto type = root_.text("type"); type && *type != "default")
      throw UsageError(fmt::format("{}: the problem is {}, which this judge cannot judge", name_,
                                   escaped(*type)));
    read_cases(root_);
    for (const YamlMap& subtask : root_.list("subtasks"))
      read_cases(subtask);
    limits_.put(package_, name_);
    if (package_.files.tests.empty()) package_.files = paired(data_);
    if (const auto file = root_.text("filename"))
      package_.streams = {*file + ".in", *file + ".out", true};
    read_checker();
    return std::move(package_);
  }

 private:
  void read_cases(const YamlMap& group) {
    read_limits(group);
    for (const YamlMap& one : group.list("cases")) {
      read_limits(one);
      add_test(package_.files, data_, one.text("input").value_or("(no input)"),
               one.text("output").value_or("(no output)"), name_);
    }
  }

  void read_limits(const YamlMap& map) {
    static const std::map<std::string, double> kSeconds = {
        {"s", 1}, {"", 1}, {"ms", 1e-3}, {"m", 1e-3}, {"us", 1e-6}};
    static const std::map<std::string, double> kSizes = {
        {"m", 1}, {"mb", 1}, {"k", 1.0 / 1024}, {"kb", 1.0 / 1024}, {"g", 1024}, {"gb", 1024}};
    limits_.seconds.insert(amount(map, "time", kSeconds));
    limits_.mebibytes.insert(amount(map, "memory", kSizes));
  }

  void read_checker() {
    const std::string type = root_.text("checker_type").value_or("default");
    package_.mode = type == "strict" ? CompareMode::kLines : CompareMode::kTrimmedLines;
    const fs::path source = data_ / root_.text("checker").value_or("(no checker)");
    if (type == "testlib" || type == "kattis") {
      set_checker(package_, data_, source,
                  type == "kattis" ? CheckerProtocol::kKattis : CheckerProtocol::kTestlib);
    } else if (type != "default" && type != "strict") {
      package_.remarks.push_back(
          fmt::format("checkers of type {} are not known here: lines are compared", escaped(type)));
    }
  }

  fs::path data_;
  std::string name_;
  YamlMap root_;
  LimitsFound limits_;
  ForeignPackage package_;
};

// --- UOJ ---

// The lines KEY VALUE as YAML, each on its line; of two with one key the last counts.
YAML::Node parse_conf(const std::string& text, const std::string& name) {
  std::vector<std::string> lines;
  std::map<std::string, std::size_t> places;
  for (std::string_view line : split_lines(text)) {
    const std::vector<std::string> words = split_words(replaced(std::string(line), "'", "''"));
    lines.emplace_back();
    if (words.size() < 2) continue;
    const auto place = places.emplace(words[0], lines.size() - 1).first;
    lines[place->second].clear();
    place->second = lines.size() - 1;
    lines.back() = fmt::format("'{}': '{}'", words[0], words[1]);
  }
  return parse_yaml(join(lines, "\n"), name);
}

class UojReader {
 public:
  explicit UojReader(const fs::path& folder)
      : folder_(folder),
        file_((folder / "problem.conf").string()),
        settings_(file_, parse_conf(read_file(file_), file_)) {}

  ForeignPackage read() {
    package_.kind = "UOJ package";
    LimitsFound limits;
    for (const std::string& key : settings_.keys()) {
      if (starts_with(key, "time_limit")) limits.seconds.insert(number(key, 0));
      if (starts_with(key, "memory_limit")) limits.mebibytes.insert(number(key, 0));
      const bool is_other =
          key == "submit_answer" || key == "interaction_mode" || key == "with_implementer";
      if (is_other && settings_.text(key) == "on")
        throw UsageError(
            fmt::format("{}: {} on: this judge cannot judge such a problem", file_, key));
    }
    limits.put(package_, file_);
    add_tests("", number("n_tests", 10));
    add_tests("ex_", number("n_ex_tests", 0));
    read_checker();
    return std::move(package_);
  }

 private:
  double number(const std::string& key, double usual) const {
    return settings_.number(key, 0, 1e9).value_or(usual);
  }

  void add_tests(const std::string& before, double count) {
    const auto file = [&](const std::string& what, int test) {
      return fmt::format("{}{}{}.{}", before, settings_.text(what + "_pre").value_or(what), test,
                         settings_.text(what + "_suf").value_or("txt"));
    };
    for (int test = 1; test <= count; ++test)
      add_test(package_.files, folder_, file("input", test), file("output", test), file_);
  }

  // Those of testlib that UOJ has built in: how tokens or lines are compared, and how near numbers
  // must be.
  void read_checker() {
    static const std::map<std::string, double> kTolerances = {
        {"ncmp", 0},       {"wcmp", 0},      {"hcmp", 0},     {"icmp", 0},
        {"rcmp4", 1e-4},   {"rcmp6", 1e-6},  {"rcmp9", 1e-9}, {"rcmp", 1.5e-6},
        {"rncmp", 1.5e-5}, {"acmp", 1.5e-6}, {"dcmp", 1e-6}};
    const std::string name = settings_.text("use_builtin_checker").value_or("");
    const auto numbers = kTolerances.find(name);
    if (name.empty()) {
      set_checker(package_, folder_, folder_ / "chk.cpp", CheckerProtocol::kTestlib);
    } else if (numbers != kTolerances.end()) {
      if (numbers->second > 0)
        package_.rules.absolute_tolerance = package_.rules.relative_tolerance = numbers->second;
    } else if (name == "lcmp" || name == "fcmp" || name == "bcmp") {
      package_.mode = CompareMode::kTrimmedLines;
    } else if (name == "yesno" || name == "nyesno" || name == "casewcmp") {
      package_.rules.ignores_case = true;
    } else {
      package_.remarks.push_back(fmt::format(
          "the built-in checker {} is not known here: tokens are compared", escaped(name)));
    }
  }

  fs::path folder_;
  std::string file_;
  YamlMap settings_;
  ForeignPackage package_;
};

fs::path absolute_folder(const fs::path& folder) {
  return fs::absolute(folder).lexically_normal();
}

}  // namespace

std::optional<ForeignPackage> hydro_package(const fs::path& folder) {
  const bool has_data =
      fs::is_directory(folder / "testdata") && fs::is_regular_file(folder / "problem.yaml");
  const fs::path data = absolute_folder(has_data ? folder / "testdata" : folder);
  for (const char* name : {"config.yaml", "config.yml"}) {
    const fs::path file = data / name;
    if (!fs::is_regular_file(file)) continue;
    HydroReader reader(data, read_file(file), file.string());
    if (has_data || reader.is_hydros()) return reader.read();
  }
  if (has_data) return HydroReader(data, "", data.string()).read();
  return std::nullopt;
}

// Of each test case its own settings, under the name of its input, in milliseconds and KiB.
std::optional<ForeignPackage> luogu_package(const fs::path& folder) {
  const fs::path data = absolute_folder(folder), file = data / "config.yml";
  if (!fs::is_regular_file(file)) return std::nullopt;
  const std::string name = file.string();
  const YamlMap root(name, parse_yaml(read_file(file), name));
  const std::vector<std::string> keys = root.keys();
  const auto is_input = [&](const std::string& key) { return fs::is_regular_file(data / key); };
  if (!std::any_of(keys.begin(), keys.end(), is_input)) return std::nullopt;
  ForeignPackage package;
  package.kind = "Luogu package";
  package.mode = CompareMode::kTrimmedLines;
  package.files = paired(data);
  LimitsFound limits;
  for (const std::string& key : keys) {
    const YamlMap test = root.map(key);
    limits.seconds.insert(test.number("timeLimit", 1, 1e9).value_or(0) / 1000);
    limits.mebibytes.insert(test.number("memoryLimit", 1, 1e9).value_or(0) / 1024);
  }
  limits.put(package, name);
  if (is_input("checker.cpp"))
    set_checker(package, data, data / "checker.cpp", CheckerProtocol::kTestlib);
  return package;
}

std::optional<ForeignPackage> uoj_package(const fs::path& folder) {
  if (!fs::is_regular_file(folder / "problem.conf")) return std::nullopt;
  return UojReader(absolute_folder(folder)).read();
}

}  // namespace judge
