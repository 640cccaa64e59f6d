// What is known of a problem's mutants, wrong/ files and tests after the trial.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "judge/model/verdict.hpp"
#include "judge/mutate/mutants.hpp"
#include "judge/mutate/value_ranges.hpp"

namespace mutate {

enum class Fate {
  kNoProgram,    // it does not compile, and does not count
  kTwin,         // the same machine code as a mutant before it, and does not count
  kSameCode,     // the same machine code as the submission
  kKilled,       // a test rejects it
  kExplained,    // no test does, and equivalent.txt says why
  kUnexplained,  // no test does
};

// A test that rejects a program, and how.
struct Rejection {
  std::string test;
  judge::Verdict verdict;
};

struct MutantResult {
  Mutant mutant;
  Fate fate = Fate::kNoProgram;
  std::vector<Rejection> rejections;  // the first one found, or all that were looked for
  bool by_sanitizer = false;          // rejected only where sanitizers watch it
  std::string reason;                 // kExplained: from equivalent.txt; kTwin: of which mutant
};

struct WrongResult {
  std::string name;  // wrong/float.cpp
  std::vector<Rejection> rejections;
};

// The faulty programs of one kind of faults.cpp; those that no test rejects have escaped.
struct FaultResult {
  std::string kind;
  std::string meaning;               // what is wrong, in words
  std::size_t tried = 0;             // seeds 1 to `tried`
  std::vector<std::size_t> escaped;  // seeds, ascending

  std::size_t rejected() const { return tried - escaped.size(); }
  // Of those that were tried, in percent; needs at least one.
  double percent() const { return 100.0 * static_cast<double>(rejected()) / tried; }
};

struct TestSize {
  std::string name;
  std::uint64_t bytes = 0;  // of the input
};

struct ProblemResult {
  std::string id;
  std::vector<MutantResult> mutants;
  std::vector<std::string> stale;   // what is wrong with equivalent.txt, in words with their place
  std::vector<TestSize> tests;      // in the judge's order
  std::vector<WrongResult> wrong;   // with `with_package`
  std::vector<ValueRange> reached;  // with `with_package`
  std::vector<FaultResult> faults;  // in the order of faults.cpp
  double seconds = 0;               // by the clock

  int count(Fate fate) const;
  // Those that count: what compiles, and each program once.
  int made() const;
  // Nothing unexplained, nothing stale.
  bool is_clean() const;
};

}  // namespace mutate
