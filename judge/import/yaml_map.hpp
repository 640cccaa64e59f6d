// Settings of packages in YAML, read with the words for whoever wrote them wrong.
#pragma once

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <optional>
#include <string>
#include <vector>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {

inline constexpr std::size_t kLargestFile = 256u << 10;

[[noreturn]] inline void fail_at(const std::string& name, const YAML::Mark& mark,
                                 const std::string& what) {
  throw UsageError(fmt::format("{}:{}: {}", name, mark.line + 1, what));
}

// The map in a file `name` with this text, or nothing where that is empty. Throws UsageError.
inline YAML::Node parse_yaml(const std::string& text, const std::string& name) {
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

using Words = std::vector<std::string>;

// A map in the file `name`. A key that is missing has no value, and no map has no keys. What is not
// as it should be throws UsageError with file and line.
class YamlMap {
 public:
  YamlMap(const std::string& name, const YAML::Node& node) : name_(name), node_(node) {}

  YamlMap map(const std::string& key) const {
    const YAML::Node value = at(key);
    if (value.IsMap() || value.IsNull()) return {name_, value};
    wrong(key, "a map, with a line KEY: VALUE for each entry");
  }

  std::optional<std::string> text(const std::string& key) const {
    return find<std::string>(key, "a single value");
  }

  // Of a scalar its words, of a list its entries.
  std::optional<Words> words(const std::string& key) const {
    if (at(key).IsScalar()) return split_words(at(key).Scalar());
    return find<Words>(key, "words, or a list of them");
  }

  // The entries of a list of maps; none if there is no such list.
  std::vector<YamlMap> list(const std::string& key) const {
    std::vector<YamlMap> entries;
    if (!at(key).IsSequence() && !at(key).IsNull()) wrong(key, "a list");
    for (const YAML::Node& entry : at(key))
      entries.emplace_back(name_, entry);
    return entries;
  }

  // The keys, in their order.
  Words keys() const {
    Words keys;
    for (const auto& entry : node_)
      if (node_.IsMap() && entry.first.IsScalar()) keys.push_back(entry.first.Scalar());
    return keys;
  }

  // A number from `least` to `most`.
  std::optional<double> number(const std::string& key, double least, double most) const {
    const std::string wanted = fmt::format("a number from {} to {}", least, most);
    const std::optional<double> value = find<double>(key, wanted);
    if (value && !(*value >= least && *value <= most)) wrong(key, wanted);
    return value;
  }

  [[noreturn]] void wrong(const std::string& key, const std::string& wanted) const {
    fail_at(name_, at(key).Mark(), fmt::format("{} must be {}", key, wanted));
  }

 private:
  YAML::Node at(const std::string& key) const {
    const YAML::Node value = node_.IsMap() ? node_[key] : node_;
    return value.IsDefined() ? value : YAML::Node();
  }

  template <typename Value>
  std::optional<Value> find(const std::string& key, const std::string& wanted) const {
    try {
      if (!at(key).IsNull()) return at(key).as<Value>();
    } catch (const YAML::Exception&) {
      wrong(key, wanted);
    }
    return std::nullopt;
  }

  const std::string& name_;
  const YAML::Node node_;
};

}  // namespace judge
