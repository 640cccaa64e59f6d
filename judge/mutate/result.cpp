#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/mutate/trial.hpp"

namespace mutate {
namespace {

// `first_with`: the identifier of the first mutant with each program so far.
MutantResult classify_one(const Mutant& mutant, const MutantOutcome& outcome,
                          const std::string& submission,
                          std::map<std::string, std::string>& first_with) {
  if (outcome.program.empty()) return {mutant, Fate::kNoProgram, {}, false, ""};
  if (outcome.program == submission) return {mutant, Fate::kSameCode, {}, false, ""};
  const bool by_sanitizer = outcome.rejections.empty() && !outcome.sanitizer_rejections.empty();
  const auto& rejections = by_sanitizer ? outcome.sanitizer_rejections : outcome.rejections;
  const auto [first, is_new] = first_with.emplace(outcome.program, mutant.id);
  if (!is_new) return {mutant, Fate::kTwin, rejections, by_sanitizer, first->second};
  const Fate fate = rejections.empty() ? Fate::kUnexplained : Fate::kKilled;
  return {mutant, fate, rejections, by_sanitizer, ""};
}

constexpr std::string_view kDash = " — ";

constexpr const char* kNoMutant = "no mutant has this name any more";

// What is wrong with an entry for the mutant, which may be none.
std::optional<std::string> why_stale(const MutantResult* result, bool is_shared) {
  if (result == nullptr) return is_shared ? std::nullopt : std::optional(kNoMutant);
  if (result->rejections.empty()) return std::nullopt;
  const Rejection& rejection = result->rejections.front();
  return fmt::format("{} rejects it ({})", rejection.test, judge::verdict_name(rejection.verdict));
}

std::string stale(const Equivalent& entry, const std::string& why) {
  return fmt::format("{}: {}: {}", entry.place, why, entry.id);
}

}  // namespace

int ProblemResult::count(Fate fate) const {
  return static_cast<int>(
      std::count_if(mutants.begin(), mutants.end(),
                    [&](const MutantResult& entry) { return entry.fate == fate; }));
}

int ProblemResult::made() const {
  return static_cast<int>(mutants.size()) - count(Fate::kNoProgram) - count(Fate::kTwin);
}

bool ProblemResult::is_clean() const {
  return count(Fate::kUnexplained) == 0 && stale.empty();
}

std::vector<MutantResult> classify(const std::vector<Mutant>& mutants,
                                   const std::vector<MutantOutcome>& outcomes,
                                   const std::string& submission) {
  std::map<std::string, std::string> first_with;
  std::vector<MutantResult> results;
  for (std::size_t i = 0; i < mutants.size(); ++i)
    results.push_back(classify_one(mutants[i], outcomes[i], submission, first_with));
  return results;
}

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
    entries.push_back(
        {id, std::string(line.substr(dash + kDash.size())), fmt::format("{}:{}", name, number)});
  }
  return entries;
}

std::vector<std::string> explain(std::vector<MutantResult>& mutants,
                                 const std::vector<Equivalent>& entries, bool are_shared) {
  std::map<std::string, MutantResult*> by_id;
  for (MutantResult& result : mutants)
    by_id[result.mutant.id] = &result;
  std::vector<std::string> wrong;
  for (const Equivalent& entry : entries) {
    const auto place = by_id.find(entry.id);
    MutantResult* const result = place == by_id.end() ? nullptr : place->second;
    if (const auto why = why_stale(result, are_shared)) {
      wrong.push_back(stale(entry, *why));
    } else if (result != nullptr && result->fate == Fate::kUnexplained) {
      result->fate = Fate::kExplained;
      result->reason = entry.reason;
    }
  }
  return wrong;
}

std::vector<std::string> unused(const std::vector<Equivalent>& shared,
                                const std::vector<ProblemResult>& results) {
  std::set<std::string> ids;
  for (const ProblemResult& result : results) {
    for (const MutantResult& entry : result.mutants)
      ids.insert(entry.mutant.id);
  }
  std::vector<std::string> wrong;
  for (const Equivalent& entry : shared) {
    if (ids.count(entry.id) == 0) wrong.push_back(stale(entry, kNoMutant));
  }
  return wrong;
}

}  // namespace mutate
