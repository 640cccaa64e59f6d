#include "judge/mutate/equivalent.hpp"

#include <fmt/format.h>

#include <map>
#include <optional>
#include <set>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace mutate {
namespace {

constexpr std::string_view kDash = " — ";

// What is wrong with an entry for the mutant, which may be none.
std::optional<std::string> why_stale(const MutantResult* result) {
  if (result == nullptr) return "no mutant has this name any more";
  if (result->rejections.empty()) return std::nullopt;
  const Rejection& rejection = result->rejections.front();
  return fmt::format("{} rejects it ({})", rejection.test, judge::verdict_name(rejection.verdict));
}

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

std::vector<std::string> explain(std::vector<MutantResult>& mutants,
                                 const std::vector<Equivalent>& entries, const std::string& name) {
  std::map<std::string, MutantResult*> by_id;
  for (MutantResult& result : mutants)
    by_id[result.mutant.id] = &result;
  std::vector<std::string> stale;
  for (const Equivalent& entry : entries) {
    const auto place = by_id.find(entry.id);
    MutantResult* const result = place == by_id.end() ? nullptr : place->second;
    if (const auto why = why_stale(result)) {
      stale.push_back(fmt::format("{}:{}: {}: {}", name, entry.line, *why, entry.id));
    } else if (result->fate == Fate::kUnexplained) {
      result->fate = Fate::kExplained;
      result->reason = entry.reason;
    }
  }
  return stale;
}

}  // namespace mutate
