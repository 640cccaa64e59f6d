// A problem as its folders tell it: problems/<ID>/ and testdata/<ID>/, read and checked.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "judge/base/files.hpp"
#include "judge/check/compare.hpp"
#include "judge/model/verdict.hpp"

namespace judge {

// problem.toml.
struct Facts {
  std::string title;
  std::string origin;
  std::string url;
  double time_limit = 1;          // seconds of CPU time, above 0, at most 60
  int memory_limit = 256;         // MiB, 1 to 4096
  std::string dialect = "c++17";  // as g++ -std= takes it
  CompareMode compare = CompareMode::kTokens;
};

// One line of tests.txt.
struct GeneratedTest {
  std::string name;                    // NAME of generated/NAME.in
  std::vector<std::string> arguments;  // of the generator
  int line = 0;                        // in tests.txt
};

// One line of SHA256SUMS.
struct PinnedFile {
  std::string name;  // generated/NAME.in or generated/NAME.ans
  std::string hash;  // 64 small hexadecimal digits
  int line = 0;
};

// A source file to judge, and the verdicts that are right for it.
struct Submission {
  fs::path source;
  std::string name;  // main.cpp, wrong/float.cpp; a stranger's file by its path
  std::set<Verdict> expected = {Verdict::kAc};
};

struct Problem {
  std::string id;
  fs::path folder;  // problems/<ID>
  fs::path data;    // testdata/<ID>
  Facts facts;
  std::vector<std::string> sample;   // names of sample/NAME.in
  std::vector<std::string> hand;     // names of hand/NAME.in
  std::vector<std::string> invalid;  // names of invalid/NAME.in, which the validator rejects
  std::vector<GeneratedTest> tests;
  std::vector<PinnedFile> pinned;
  std::vector<Submission> submissions;  // main.cpp, textbook.cpp if there is one, wrong/ by name
};

// The parsers take a whole file's text and the name to blame in a message; each throws UsageError
// "NAME:LINE: what is wrong; the repair" and nothing else, whatever the bytes.

// problem.toml, at most 4 KiB; all keys of Facts must be there and no other.
Facts parse_facts(std::string_view text, const std::string& name);

// tests.txt; names are unique and made of letters, digits, "-", "_" and ".".
std::vector<GeneratedTest> parse_tests(std::string_view text, const std::string& name);

// SHA256SUMS; every file once, all under generated/.
std::vector<PinnedFile> parse_sums(std::string_view text, const std::string& name);

// The expectation in the first line of a wrong/ submission: `// expect: WA — the mistake in words`.
std::set<Verdict> parse_expectation(std::string_view source, const std::string& name);

// The IDs of all problems in the checkout `root`, sorted.
std::vector<std::string> problem_ids(const fs::path& root);

// Reads problem `id` of the checkout `root`. Throws UsageError if it is unknown or its folders are
// wrong; a file that no tool knows is wrong.
Problem load_problem(const fs::path& root, const std::string& id);

}  // namespace judge
