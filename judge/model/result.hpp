// What judging found out.
#pragma once

#include <cstdint>
#include <ctime>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "judge/base/text.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/verdict.hpp"

namespace judge {

struct TestResult {
  std::string name;  // sample/1, hand/empty, generated/large; NAME alone for --tests
  Verdict verdict = Verdict::kJe;
  double cpu_seconds = 0;
  double wall_seconds = 0;
  std::uint64_t memory_bytes = 0;
  std::string message;                   // why not AC; or a warning
  std::optional<Difference> difference;  // for WA and PE by comparison: the first place
  int signal = 0;                        // that ended it; 0: none, or the judge's
  Lines output, error;                   // what it wrote, if it is not AC: the lines that tell
};

// What a submission was given, and what was wanted of it, on the test that decided.
struct Evidence {
  std::string reason;         // why the test is there; empty if nobody says it
  std::string input, answer;  // their files
  Lines input_lines, answer_lines;
};

// By a key of what was run; see run/test_memory.hpp.
using TestResults = std::map<std::string, TestResult>;

struct SubmissionResult {
  std::string problem;     // ID; the folder for --tests
  std::string title, url;  // of the problem; empty for --tests
  std::string source;      // main.cpp, wrong/float.cpp; the user's own file by its path
  std::set<Verdict> expected;
  Verdict verdict = Verdict::kJe;
  std::string message;               // for CE: why, with the compiler's first lines
  std::string warning;               // in one line; empty if there is none
  std::string diagnostics;           // the compiler's warnings, with --debug
  std::optional<Evidence> evidence;  // if a test decided
  std::vector<TestResult>
      tests;                   // in order, the last one is the first that is not AC (but see --all)
  double time_limit = 0;       // seconds of CPU time, scaled by --time-factor
  int memory_limit = 0;        // MiB
  int tests_in_all = 0;        // those after the first failure are not run
  bool is_remembered = false;  // from the cache, not run this time
  std::string person;          // of a class: whose it is

  bool is_as_expected() const { return expected.count(verdict) > 0; }
  // The test that decided the verdict; nothing for AC and CE.
  const TestResult* deciding_test() const;
  // The part of all test cases that it passed, of 100, rounded down.
  int points() const;
  // In one line, why the verdict is not AC, or else the first warning; empty if there is none.
  std::string why() const;
  // Over all tests that ran; 0 if none did.
  double slowest_seconds() const;
  std::uint64_t peak_memory_bytes() const;
};

struct RunReport {
  std::string isolation;  // which protections were active, in words
  std::vector<SubmissionResult> results;
  std::vector<std::string> errors;  // what broke in the judge or a problem's helper, in words
  std::time_t started = 0;

  // How many results are as expected.
  std::size_t count_as_expected() const;
  // Whether the results are those of a class: one of each person for each problem.
  bool is_of_class() const { return !results.empty() && !results.front().person.empty(); }
  bool all_held() const { return errors.empty() && count_as_expected() == results.size(); }
};

}  // namespace judge
