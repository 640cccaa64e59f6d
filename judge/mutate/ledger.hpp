// What earlier runs found out about mutants, in the judge's cache.
#pragma once

#include <optional>
#include <string>

#include "judge/base/cache.hpp"
#include "judge/model/verdict.hpp"

namespace mutate {

// One program on one test.
struct TestOutcome {
  judge::Verdict verdict = judge::Verdict::kJe;
  double cpu_seconds = 0;
};

// Two steps are remembered apart: which program a text becomes, and what a program did on a test.
// So texts that compile to the same program are judged once, and a new test is all that is run when
// one is added. Texts, programs and tests are named by hashes. Safe for several threads.
class Ledger {
 public:
  // The entries of one problem in `cache`, which outlives the object. What was found under other
  // `conditions` (compiler, options, limits) does not count.
  Ledger(judge::Cache& cache, const std::string& problem, std::string conditions);

  // As in the constructor.
  const std::string& conditions() const { return conditions_; }

  // Forgets all that is known of the problem.
  void forget();

  // The program that a text becomes, "" if it does not compile; nothing if that is not known.
  std::optional<std::string> program(const std::string& text) const;
  void note_program(const std::string& text, const std::string& program);

  // What the program did on the test, if that is known.
  std::optional<TestOutcome> finding(const std::string& program, const std::string& test) const;
  void note_finding(const std::string& program, const std::string& test, TestOutcome outcome);

  // The name of the test that killed the text the last time, "" if none did. A guess where to
  // begin, nothing more: the test may have changed since.
  std::string killer(const std::string& text) const;
  void note_killer(const std::string& text, const std::string& test_name);

 private:
  std::string key(const std::string& words) const { return conditions_ + " " + words; }

  judge::Cache& cache_;
  std::string programs_, findings_, killers_;  // kinds of entries
  std::string conditions_;
};

}  // namespace mutate
