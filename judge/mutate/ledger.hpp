// What earlier runs found out about mutants. It only saves time: removing the file is always right.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "judge/base/files.hpp"
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
  // Opens `file`, which may not exist yet. What was found under other `conditions` (compiler,
  // options, limits) is forgotten.
  Ledger(judge::fs::path file, std::string conditions);

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

  // Writes the file.
  void save() const;

 private:
  void load(const std::string& content);

  judge::fs::path file_;
  std::string conditions_;
  std::map<std::string, std::string> programs_;
  std::map<std::string, std::map<std::string, TestOutcome>> findings_;
  std::map<std::string, std::string> killers_;
  mutable std::mutex mutex_;
};

}  // namespace mutate
