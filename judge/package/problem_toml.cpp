// problem.toml. Apart from problem.cpp because toml++ is heavy to compile.
#include <fmt/format.h>

// A value like `[}]` breaks an assertion of toml++, which would abort the judge.
struct BrokenAssertion {};
constexpr void hold_or_throw(bool holds) {
  if (!holds) throw BrokenAssertion();
}
#define TOML_ASSERT(condition) hold_or_throw(static_cast<bool>(condition))
// Its tests of a character hold it for impossible that "é" is no blank; what follows is undefined.
#include <toml++/impl/forward_declarations.h>
#pragma push_macro("TOML_UNREACHABLE")
#undef TOML_UNREACHABLE
#define TOML_UNREACHABLE return false
#include <toml++/impl/unicode.h>
#pragma pop_macro("TOML_UNREACHABLE")
#include <toml++/toml.h>

#include <cmath>
#include <functional>
#include <map>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/problem.hpp"
#include "judge/package/problem_folder.hpp"

namespace judge {
namespace {

// More than any facts need. A key of 20000 dotted parts overflows the stack in toml++.
constexpr std::size_t kLargestFile = 4096;

constexpr double kLongestTime = 60;
constexpr int kMostMemory = 4096;

[[noreturn]] void fail(const std::string& name, toml::source_position at, const std::string& what) {
  throw UsageError(fmt::format("{}:{}: {}", name, at.line, what));
}

// One value of the table, with its place for the message.
class Entry {
 public:
  Entry(const std::string& file, std::string_view key, const toml::node& node)
      : file_(file), key_(key), node_(node) {}

  std::string text() const {
    const auto value = node_.value_exact<std::string>();
    if (!value || value->empty()) wrong("a string that is not empty, like \"…\"");
    return *value;
  }

  double seconds() const {
    const auto value = node_.value<double>();
    if (!value || !node_.is_number() || !(*value > 0 && *value <= kLongestTime)) {
      wrong(fmt::format("a number of seconds, above 0 and at most {}", kLongestTime));
    }
    return *value;
  }

  int mebibytes() const {
    const auto value = node_.value_exact<std::int64_t>();
    if (!value || *value < 1 || *value > kMostMemory) {
      wrong(fmt::format("a whole number of MiB, 1 to {}", kMostMemory));
    }
    return static_cast<int>(*value);
  }

  std::string dialect() const {
    const std::string value = text();
    const std::string year = starts_with(value, "c++") ? value.substr(3) : "";
    static const std::set<std::string> kYears = {"98", "03", "11", "14", "17", "20", "23"};
    if (kYears.count(year) == 0) wrong("a dialect of C++, like \"c++98\" or \"c++17\"");
    return value;
  }

  CompareMode compare() const {
    const std::string value = text();
    if (value == "lines") return CompareMode::kLines;
    if (value == "tokens") return CompareMode::kTokens;
    if (value == "checker") return CompareMode::kChecker;
    wrong("\"lines\", \"tokens\" or \"checker\"");
  }

 private:
  [[noreturn]] void wrong(const std::string& wanted) const {
    fail(file_, node_.source().begin, fmt::format("{} must be {}", key_, wanted));
  }

  const std::string& file_;
  std::string_view key_;
  const toml::node& node_;
};

using Setter = std::function<void(ProblemConfig&, const Entry&)>;

const std::map<std::string_view, Setter>& setters() {
  static const std::map<std::string_view, Setter> kSetters = {
      {"title", [](ProblemConfig& config, const Entry& entry) { config.title = entry.text(); }},
      {"origin", [](ProblemConfig& config, const Entry& entry) { config.origin = entry.text(); }},
      {"url", [](ProblemConfig& config, const Entry& entry) { config.url = entry.text(); }},
      {"time_limit",
       [](ProblemConfig& config, const Entry& entry) { config.time_limit = entry.seconds(); }},
      {"memory_limit",
       [](ProblemConfig& config, const Entry& entry) { config.memory_limit = entry.mebibytes(); }},
      {"dialect",
       [](ProblemConfig& config, const Entry& entry) { config.dialect = entry.dialect(); }},
      {"compare",
       [](ProblemConfig& config, const Entry& entry) { config.compare = entry.compare(); }},
  };
  return kSetters;
}

std::string known_keys() {
  std::vector<std::string> keys;
  for (const auto& setter : setters())
    keys.emplace_back(setter.first);
  return join(keys, ", ");
}

toml::table parse_table(std::string_view text, const std::string& name) {
  if (text.size() > kLargestFile) {
    fail(name, {1, 1}, fmt::format("the file is larger than {} bytes; shorten it", kLargestFile));
  }
  try {
    return toml::parse(text, name);
  } catch (const toml::parse_error& error) {
    fail(name, error.source().begin, escaped(error.description()));
  } catch (const BrokenAssertion&) {
    fail(name, {1, 1}, "this is no TOML; write every fact on a line of its own, KEY = VALUE");
  }
}

}  // namespace

ProblemConfig parse_config(std::string_view text, const std::string& name) {
  const toml::table table = parse_table(text, name);
  ProblemConfig config;
  for (const auto& [key, node] : table) {
    const auto setter = setters().find(key.str());
    if (setter == setters().end()) {
      fail(name, key.source().begin,
           fmt::format("unknown key {}; the keys are {}", escaped(key.str()), known_keys()));
    }
    setter->second(config, Entry(name, key.str(), node));
  }
  for (const auto& setter : setters()) {
    if (!table.contains(setter.first)) {
      throw UsageError(fmt::format("{}:1: the key {} is missing; add it", name, setter.first));
    }
  }
  return config;
}

}  // namespace judge
