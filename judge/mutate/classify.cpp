#include "judge/mutate/classify.hpp"

#include <map>

namespace mutate {
namespace {

// A mutant with a program of its own.
MutantResult killed_or_not(const Mutant& mutant, const MutantOutcome& outcome) {
  const bool is_killed_plain = !outcome.rejections.empty();
  const bool by_sanitizer = !is_killed_plain && !outcome.sanitizer_rejections.empty();
  const bool is_killed = is_killed_plain || by_sanitizer;
  return {mutant, is_killed ? Fate::kKilled : Fate::kUnexplained,
          by_sanitizer ? outcome.sanitizer_rejections : outcome.rejections, by_sanitizer, ""};
}

// `first_with`: the identifier of the first mutant with each program so far.
MutantResult classify_one(const Mutant& mutant, const MutantOutcome& outcome,
                          const std::string& submission,
                          std::map<std::string, std::string>& first_with) {
  if (outcome.program.empty()) return {mutant, Fate::kNoProgram, {}, false, ""};
  if (outcome.program == submission) return {mutant, Fate::kSameCode, {}, false, ""};
  MutantResult result = killed_or_not(mutant, outcome);
  const auto [first, is_new] = first_with.emplace(outcome.program, mutant.id);
  if (is_new) return result;
  result.fate = Fate::kTwin;
  result.reason = first->second;
  return result;
}

}  // namespace

std::vector<MutantResult> classify(const std::vector<Mutant>& mutants,
                                   const std::vector<MutantOutcome>& outcomes,
                                   const std::string& submission) {
  std::map<std::string, std::string> first_with;
  std::vector<MutantResult> results;
  for (std::size_t i = 0; i < mutants.size(); ++i)
    results.push_back(classify_one(mutants[i], outcomes[i], submission, first_with));
  return results;
}

}  // namespace mutate
