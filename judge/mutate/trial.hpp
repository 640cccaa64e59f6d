// The mutants of one problem's main.cpp, and its wrong/ files, before the problem's data.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "judge/base/progress.hpp"
#include "judge/base/workspace.hpp"
#include "judge/compile/compile.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/verdict.hpp"
#include "judge/mutate/mutants.hpp"
#include "judge/sandbox/workers.hpp"

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

// How far the tests go in one quantity that the validator knows.
struct Reach {
  std::string name;
  long long low = 0, high = 0;        // the greatest range that it allows somewhere
  long long least = 0, greatest = 0;  // found
};

struct TestFacts {
  std::string name;
  std::uint64_t bytes = 0;  // of the input
};

struct ProblemResult {
  std::string id;
  std::vector<MutantResult> mutants;
  std::vector<std::string> stale;  // what is wrong with equivalent.txt, in words with their place
  std::vector<TestFacts> tests;    // in the judge's order
  std::vector<WrongResult> wrong;  // with `with_package`
  std::vector<Reach> reached;      // with `with_package`
  double seconds = 0;              // by the clock

  int count(Fate fate) const;
  // Those that count: what compiles, and each program once.
  int made() const;
  // Nothing unexplained, nothing stale.
  bool is_clean() const;
};

struct Setting {
  judge::Workspace& workspace;
  judge::Workers& workers;
  judge::Progress& progress;
  bool all_tests = false;     // go on after a test that rejects
  bool with_package = false;  // try wrong/ as well, and measure how far the tests go
  bool forgets = false;       // believe nothing that earlier runs found out
};

// Makes the data if needed and tries every mutant on it, the cheapest tests first. A program that
// takes more than three times the submission's time on a test and more than 0.3 s is killed there:
// that is meant for endless loops. With `all_tests` one that was killed by time is not tried
// further, since it costs the most and says the least. What all tests accept is tried
// on them again with sanitizers, which the submission itself has to stand as well. Throws
// judge::UsageError for a wrong folder and judge::JudgeError if a package is broken or the
// submission itself is rejected.
ProblemResult try_problem(const Setting& setting, const judge::Problem& problem);

}  // namespace mutate
