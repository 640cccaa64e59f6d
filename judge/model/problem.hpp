// A problem as its folders tell it: problems/<ID>/ and testdata/<ID>/, read and checked.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "judge/model/comparison.hpp"
#include "judge/model/verdict.hpp"

namespace judge {

// problem.toml.
struct ProblemConfig {
  std::string title;
  std::string origin;
  std::string url;
  double time_limit = 1;          // seconds of CPU time, above 0, at most 60
  int memory_limit = 256;         // MiB, 1 to 4096
  std::string dialect = "c++17";  // as g++ -std= takes it
  CompareMode compare = CompareMode::kTokens;
  std::vector<std::string> aliases{};  // what other judges call it, and other addresses of it
  std::string game{};  // for the site: what `make play` is called with to play it, "nim 3 4 5"
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
  std::filesystem::path source;
  std::string name;     // main.cpp, wrong/float.cpp; the user's own file by its path
  std::string dialect;  // as g++ -std= takes it; empty: a recent one of the source's language
  std::set<Verdict> expected = {Verdict::kAc};
  // The user's own file is judged if it compiles in any way, with a warning: in an older dialect,
  // or as compilers on Windows read it.
  bool is_own = false;
  std::string judges_dialect{};  // of the problem's judge; empty: it is the same, or none is known
  bool debugs = false;           // with all that finds a mistake where it happens
};

struct Problem {
  std::string id;
  std::filesystem::path folder;  // problems/<ID>
  std::filesystem::path data;    // testdata/<ID>
  ProblemConfig config;
  std::vector<std::string> sample;   // names of sample/NAME.in
  std::vector<std::string> hand;     // names of hand/NAME.in
  std::vector<std::string> invalid;  // names of invalid/NAME.in, which the validator rejects
  std::vector<GeneratedTest> tests;
  std::vector<PinnedFile> pinned;
  std::vector<Submission> submissions;  // main.cpp, textbook.cpp, accepted/ and wrong/ by name
};

}  // namespace judge
