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

// Who says that an answer is wrong: the user's checker, or else the slow program.
struct UserAuthority {
  std::string name;  // its file
  bool is_checker = false;
};

// In one sentence, what the user's program does wrong.
std::string user_explanation(Verdict verdict, const UserAuthority& authority,
                             const std::string& language);

// What leads to the command that judges by the saved case, or else to the one that saves it.
std::string next_heading(bool is_saved, const std::string& language);

// The report for programs, as judge/README.md documents it.
std::string stress_json(const StressResult& result);

}  // namespace judge
