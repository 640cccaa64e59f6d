#include "judge/mutate/equivalent.hpp"

#include <fmt/format.h>

#include <set>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace mutate {
namespace {

constexpr std::string_view kDash = " — ";

}  // namespace

std::vector<Equivalent> parse_equivalents(std::string_view text, const std::string& name) {
  std::vector<Equivalent> entries;
  std::set<std::string> ids;
  int number = 0;
  for (const std::string_view line : judge::split_lines(text)) {
    ++number;
    if (line.empty() || line[0] == '#') continue;
    const std::size_t dash = line.find(kDash);
    if (dash == std::string_view::npos || dash + kDash.size() == line.size()) {
      throw judge::UsageError(fmt::format("{}:{}: not a line MUTANT{}REASON", name, number, kDash));
    }
    const std::string id(line.substr(0, dash));
    if (!ids.insert(id).second) {
      throw judge::UsageError(fmt::format("{}:{}: this mutant is explained above", name, number));
    }
    entries.push_back({id, std::string(line.substr(dash + kDash.size())), number});
  }
  return entries;
}

}  // namespace mutate
