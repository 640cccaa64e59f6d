// The main step of a trial: every mutant, until a test rejects it.
#pragma once

#include <vector>

#include "judge/mutate/classify.hpp"
#include "judge/mutate/mutants.hpp"
#include "judge/mutate/trial.hpp"

namespace mutate {

// Compiles each mutant and tries it on the tests, the one that rejected it the last time first,
// then from small to large; if all accept it, the same again under sanitizers. Element i of the
// result belongs to mutants[i]. Comes after try_submission. Throws judge::JudgeError if the judge
// or the checker broke, judge::Interrupted.
std::vector<MutantOutcome> try_mutants(Trial& trial, const std::vector<Mutant>& mutants);

}  // namespace mutate
