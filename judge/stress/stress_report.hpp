// What `judge stress` reports, in English or Chinese, or as JSON.
#pragma once

#include <optional>
#include <string>

#include "judge/compile/compile.hpp"
#include "judge/stress/search.hpp"

namespace judge {

struct StressResult {
  std::string problem;  // ID; empty: any problem, by the user's own generator
  std::string source;   // the user's file by its path
  Compiled compiled;
  std::optional<Counterexample> counterexample;
  SearchFacts facts;
  std::string explanation;  // of the counterexample, in a sentence or more

  // Whether the program compiles and no counterexample was found.
  bool is_clean() const { return compiled.program && !counterexample; }
};

// What was found, how small it is and why it is right so, or what was tried; for people.
std::string stress_report(const StressResult& result, const std::string& language);

// In one sentence, what the user's program does wrong. `authority` is the file that says so of an
// answer: the user's checker, or else the slow program.
std::string user_explanation(Verdict verdict, const fs::path& authority, bool is_checker,
                             const std::string& language);

// The report for programs, as judge/README.md documents it.
std::string stress_json(const StressResult& result);

}  // namespace judge
