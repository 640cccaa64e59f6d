// problem.yaml. Apart from kattis_package.cpp because yaml-cpp is heavy to compile.
#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/import/kattis_package.hpp"

namespace judge {
namespace {

constexpr std::size_t kLargestFile = 256u << 10;

[[noreturn]] void fail_at(const std::string& name, const YAML::Mark& mark,
                          const std::string& what) {
  throw UsageError(fmt::format("{}:{}: {}", name, mark.line + 1, what));
}

YAML::Node parse_yaml(const std::string& text, const std::string& name) {
  if (text.size() > kLargestFile) {
    throw UsageError(fmt::format("{}: larger than {} bytes; shorten it", name, kLargestFile));
  }
  YAML::Node root;
  try {
    root = YAML::Load(text);
  } catch (const YAML::Exception& error) {
    fail_at(name, error.mark, fmt::format("this is no YAML: {}; repair it", escaped(error.msg)));
  }
  if (!root.IsMap() && !root.IsNull()) {
    throw UsageError(fmt::format("{}:1: no keys; write every key as KEY: VALUE", name));
  }
  return root;
}

// One value of the file, or none.
class YamlValue {
 public:
  YamlValue(const std::string& name, const YAML::Node& map, const std::string& key)
      : name_(name), key_(key) {
    if (!map.IsMap()) return;
    const YAML::Node value = map[key];
    if (value.IsDefined()) node_.reset(value);
  }

  bool is_there() const { return !node_.IsNull(); }

  YAML::Node map() const {
    if (is_there() && !node_.IsMap()) wrong("a map, with a line KEY: VALUE for each entry");
    return node_;
  }

  std::optional<std::string> text() const {
    if (!is_there()) return std::nullopt;
    if (!node_.IsScalar()) wrong("a single value");
    return node_.Scalar();
  }

  // Of a scalar its words, of a list its entries.
  std::optional<std::vector<std::string>> words() const {
    if (!is_there()) return std::nullopt;
    if (node_.IsScalar()) return split_words(node_.Scalar());
    if (!node_.IsSequence()) wrong("words, or a list of them");
    std::vector<std::string> result;
    for (const YAML::Node& entry : node_) {
      if (!entry.IsScalar()) wrong("words, or a list of them");
      result.push_back(entry.Scalar());
    }
    return result;
  }

  // A number from `least` to `most`.
  std::optional<double> number(double least, double most) const {
    if (!is_there()) return std::nullopt;
    double value = 0;
    const bool is_number = node_.IsScalar() && YAML::convert<double>::decode(node_, value);
    if (!is_number || !(value >= least && value <= most)) {
      wrong(fmt::format("a number from {} to {}", least, most));
    }
    return value;
  }

 private:
  [[noreturn]] void wrong(const std::string& wanted) const {
    fail_at(name_, node_.Mark(), fmt::format("{} must be {}", key_, wanted));
  }

  const std::string& name_;
  std::string key_;
  YAML::Node node_;
};

void read_limits(const YAML::Node& limits, const std::string& name, KattisFacts& facts) {
  facts.time_limit = YamlValue(name, limits, "time_limit").number(kLeastSeconds, kMostSeconds);
  const auto memory = YamlValue(name, limits, "memory").number(1, kMostMebibytes);
  if (memory) facts.memory_limit = static_cast<int>(*memory);
}

}  // namespace

KattisFacts parse_problem_yaml(const std::string& text, const std::string& name) {
  const YAML::Node root = parse_yaml(text, name);
  KattisFacts facts;
  facts.version = YamlValue(name, root, "problem_format_version").text().value_or("legacy");
  facts.validation = YamlValue(name, root, "validation").text().value_or("");
  facts.types = YamlValue(name, root, "type").words().value_or(std::vector<std::string>());
  facts.validator_flags =
      YamlValue(name, root, "validator_flags").words().value_or(std::vector<std::string>());
  read_limits(YamlValue(name, root, "limits").map(), name, facts);
  return facts;
}

std::optional<std::vector<std::string>> parse_group_yaml(const std::string& text,
                                                         const std::string& name) {
  const YAML::Node root = parse_yaml(text, name);
  if (auto words = YamlValue(name, root, "output_validator_args").words()) return words;
  return YamlValue(name, root, "output_validator_flags").words();
}

}  // namespace judge
