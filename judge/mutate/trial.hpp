// The trial of one problem, its main.cpp, the mutants of that and the wrong/ files before its data,
// and what is found out by it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/compile/context.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/verdict.hpp"
#include "judge/mutate/mutants.hpp"

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

struct TestSize {
  std::string name;
  std::uint64_t bytes = 0;  // of the input
};

// One quantity that the validator knows, over some tests.
struct ValueRange {
  std::string name;
  long long allowed_least = 0, allowed_greatest = 0;  // the widest that any of the tests is allowed
  long long least = 0, greatest = 0;                  // of the tests' values
};

struct ProblemResult {
  std::string id;
  std::vector<MutantResult> mutants;
  std::vector<std::string> stale;   // what is wrong with equivalent.txt, in words with their place
  std::vector<TestSize> tests;      // in the judge's order
  std::vector<WrongResult> wrong;   // with `with_wrong`
  std::vector<ValueRange> reached;  // with `with_wrong`
  double seconds = 0;               // by the clock

  int count(Fate fate) const;
  // What compiles, each program once.
  int made() const;
  // Nothing unexplained, nothing stale.
  bool is_clean() const;
};

// --- from what trying a program showed to its fate ---

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

// --- problems/<ID>/equivalent.txt: the mutants that no test can tell from the submission; and
// problems/equivalent.txt: those of lines that submissions share ---

struct Equivalent {
  std::string id;  // of the mutant
  std::string reason;
  std::string place;  // FILE:LINE
};

// Reads lines `MUTANT — REASON`; empty lines and those that begin with # are for people. Throws
// judge::UsageError "NAME:LINE: what is wrong" for any other line and for a mutant named twice.
std::vector<Equivalent> parse_equivalents(std::string_view text, const std::string& name);

// Makes the unexplained mutants that the entries name explained. Returns what is wrong with the
// other entries, "FILE:LINE: why: MUTANT" each: a test rejects the mutant, or no mutant has the
// name, which is right for entries that problems share. Which mutants become one program depends on the compiler, so an entry for a twin or for
// the submission's own code is not needed here and may be needed elsewhere: it is no mistake.
std::vector<std::string> explain(std::vector<MutantResult>& mutants,
                                 const std::vector<Equivalent>& entries, bool are_shared = false);

// The same for shared entries whose name no mutant of any problem has.
std::vector<std::string> unused(const std::vector<Equivalent>& shared,
                                const std::vector<ProblemResult>& results);

// --- the trial of one problem ---

// What the user wants.
struct TrialOptions {
  bool all_tests = false;   // go on after a test that rejects
  bool with_wrong = false;  // try wrong/ as well, and measure how far the tests go
  bool forgets = false;     // believe nothing that earlier runs found out
};

// Makes the data if needed and tries every mutant on it, the cheapest tests first. A program that
// takes more than ten times the submission's time on a test and more than 1 s is killed there: that
// is meant for endless loops. With `all_tests` one that was killed by time is not tried further,
// since it costs the most and says the least. What all tests accept is tried on them again with
// sanitizers, which the submission itself has to stand as well. Throws judge::UsageError for a
// wrong folder and judge::JudgeError if a helper is broken or the submission itself is rejected.
ProblemResult try_problem(judge::Context& context, const judge::Problem& problem,
                          const TrialOptions& options);

// The entries of the folder's equivalent.txt, if there is one. Throws as parse_equivalents.
std::vector<Equivalent> equivalents_in(const judge::Workspace& workspace,
                                       const judge::fs::path& folder);

}  // namespace mutate
