#include "judge/mutate/problem_result.hpp"

#include <algorithm>

namespace mutate {

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

}  // namespace mutate
