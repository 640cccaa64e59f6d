// From what trying the mutants showed to the fate of each.
#pragma once

#include <string>
#include <vector>

#include "judge/mutate/mutants.hpp"
#include "judge/mutate/problem_result.hpp"

namespace mutate {

// What trying one mutant showed.
struct MutantOutcome {
  std::string program{};  // what it becomes; "" if it does not compile
  std::vector<Rejection> rejections{};
  std::vector<Rejection> sanitizer_rejections{};
};

// Element i is the result of mutants[i], of which outcomes[i] is known; `submission` is the program
// that main.cpp becomes. Explanations are not looked at yet: no result is kExplained.
std::vector<MutantResult> classify(const std::vector<Mutant>& mutants,
                                   const std::vector<MutantOutcome>& outcomes,
                                   const std::string& submission);

}  // namespace mutate
