// problem.toml. Apart from problem_folder.cpp because toml11 is heavy to compile.
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <toml.hpp>
#include <vector>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/model/comparison.hpp"
#include "judge/problem/problem_folder.hpp"

namespace judge {
namespace {

// More than any problem needs. toml11 calls itself for each bracket inside brackets, and so many
// would overflow the stack; no key here needs more than one.
constexpr std::size_t kLargestFile = 4096;
constexpr int kMostBrackets = 100;

const std::vector<std::string> kNeeded = {"compare",    "dialect", "memory_limit", "origin",
                                          "time_limit", "title",   "url"};
const std::vector<std::string> kOptional = {"aliases", "game"};

constexpr double kLongestTime = 60;
constexpr int kMostMemory = 4096;

[[noreturn]] void fail(const std::string& name, std::uint_least32_t line, const std::string& what) {
  throw UsageError(fmt::format("{}:{}: {}", name, line, what));
}

// Debian 12 and Ubuntu 24.04 have toml11 3; Debian 13, Fedora and Arch have 4.
#if TOML11_VERSION_MAJOR < 4
std::uint_least32_t line_of(const toml::source_location& place) {
  return place.line();
}

std::uint_least32_t line_of(const toml::exception& error) {
  return line_of(error.location());
}
#else
std::uint_least32_t line_of(const toml::source_location& place) {
  return static_cast<std::uint_least32_t>(place.first_line_number());
}

std::uint_least32_t line_of(const toml::exception& error) {
  const auto* syntax = dynamic_cast<const toml::syntax_error*>(&error);
  if (syntax == nullptr || syntax->errors().empty()) return 1;
  const auto& places = syntax->errors().front().locations();
  return places.empty() ? 1 : line_of(places.front().first);
}
#endif

// One value of the table, with its place for the message.
class Entry {
 public:
  Entry(const std::string& file, std::string_view key, const toml::value& value)
      : file_(file), key_(key), value_(value) {}

  std::string text() const {
    const std::string text = value_.is_string() ? std::string(value_.as_string()) : "";
    if (text.empty()) wrong("a string that is not empty, like \"…\"");
    return text;
  }

  std::vector<std::string> texts() const {
    if (!value_.is_array()) wrong("a list of strings, like [\"…\", \"…\"]");
    std::vector<std::string> list;
    for (const toml::value& value : value_.as_array())
      list.push_back(Entry(file_, key_, value).text());
    return list;
  }

  double seconds() const {
    const double value = number();
    if (!(value > 0 && value <= kLongestTime)) {
      wrong(fmt::format("a number of seconds, above 0 and at most {}", kLongestTime));
    }
    return value;
  }

  int mebibytes() const {
    const std::int64_t value = value_.is_integer() ? value_.as_integer() : 0;
    if (value < 1 || value > kMostMemory) {
      wrong(fmt::format("a whole number of MiB, 1 to {}", kMostMemory));
    }
    return static_cast<int>(value);
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
    if (const auto mode = compare_mode_of(value)) return *mode;
    wrong("one of \"" + join(compare_words(true), "\", \"") + "\"");
  }

 private:
  // 0, which no number here may be, if it is none.
  double number() const {
    if (value_.is_integer()) return static_cast<double>(value_.as_integer());
    return value_.is_floating() ? value_.as_floating() : 0;
  }

  [[noreturn]] void wrong(const std::string& wanted) const {
    fail(file_, line_of(value_.location()), fmt::format("{} must be {}", key_, wanted));
  }

  const std::string& file_;
  std::string_view key_;
  const toml::value& value_;
};

toml::value parse_toml(std::string_view text, const std::string& name) {
  if (text.size() > kLargestFile) {
    fail(name, 1, fmt::format("the file is larger than {} bytes; shorten it", kLargestFile));
  }
  if (std::count_if(text.begin(), text.end(), [](char c) { return c == '[' || c == '{'; }) >
      kMostBrackets) {
    fail(name, 1, "too many brackets; write every key on a line of its own, KEY = VALUE");
  }
  std::istringstream stream{std::string(text)};
  try {
    return toml::parse(stream, name);
  } catch (const toml::exception& error) {
    fail(name, line_of(error),
         "this is no TOML; write every key on a line of its own, KEY = VALUE");
  } catch (const std::exception& error) {
    fail(name, 1,
         fmt::format("this is no TOML ({}); write every key on a line of its own, KEY = VALUE",
                     escaped(error.what())));
  }
}

void check_keys(const toml::value& table, const std::string& name) {
  std::vector<std::string> known = kNeeded;
  known.insert(known.end(), kOptional.begin(), kOptional.end());
  for (const auto& [key, value] : table.as_table()) {
    if (std::count(known.begin(), known.end(), key) > 0) continue;
    fail(name, line_of(value.location()),
         fmt::format("unknown key {}; the keys are {}", escaped(key), join(known, ", ")));
  }
  for (const std::string& key : kNeeded) {
    if (!table.contains(key)) fail(name, 1, fmt::format("the key {} is missing; add it", key));
  }
}

}  // namespace

ProblemConfig parse_config(std::string_view text, const std::string& name) {
  const toml::value table = parse_toml(text, name);
  check_keys(table, name);
  const auto entry = [&](const char* key) { return Entry(name, key, table.at(key)); };
  ProblemConfig config;
  config.title = entry("title").text();
  config.origin = entry("origin").text();
  config.url = entry("url").text();
  config.time_limit = entry("time_limit").seconds();
  config.memory_limit = entry("memory_limit").mebibytes();
  config.dialect = entry("dialect").dialect();
  config.compare = entry("compare").compare();
  if (table.contains("aliases")) config.aliases = entry("aliases").texts();
  if (table.contains("game")) config.game = entry("game").text();
  return config;
}

}  // namespace judge
