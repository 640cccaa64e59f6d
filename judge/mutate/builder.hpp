// Compiles many versions of one source in little time, in two ways.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "judge/base/workspace.hpp"
#include "judge/compile/toolchain.hpp"
#include "judge/model/program.hpp"
#include "judge/model/test_case.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace mutate {

// How the submission and its mutants are compiled, and what a program made so may use.
struct BuildMode {
  judge::Recipe recipe;
  double least_seconds;  // of CPU time that every program gets on a test
  int more_memory;       // MiB, beyond the problem's limit
};

// As the judge compiles the submission, at -O2 like there.
BuildMode plain_mode(const judge::Recipe& submission);

// The same with the address and undefined-behaviour sanitizers: what reads or writes out of bounds,
// or computes what C++ leaves undefined, ends there. So a table that is one short is found out
// wherever a test needs its last entry.
BuildMode sanitized_mode(const judge::Recipe& submission);

// What is asked of a mutant on a test: as the problem asks, but with the mode's memory, and ten
// times the CPU time that the submission takes on the test, or the mode's least if that is more.
judge::Requirements mutant_requirements(const BuildMode& mode, const judge::Requirements& problem,
                                        double submission_seconds);

// Mutants are compiled by the submission's own command and run at its own -O2, so that each one is
// the program that the judge would run. Most of the time would go into the standard headers, so
// these are compiled once for all versions that are compiled in a sandbox. Safe for several
// threads, each with its own sandbox.
class Builder {
 public:
  // Takes the headers from `source`, of which all versions are small variations. `recipe` is one
  // for C++.
  Builder(judge::Workspace& workspace, judge::Recipe recipe, std::string source);

  // Compiles one version; nothing if it does not compile. Programs of the same machine code have
  // the same `key`. The program's file is there until the next call with this sandbox. Throws
  // judge::JudgeError if the sandbox broke.
  std::optional<judge::Program> build(judge::Sandbox& sandbox, const std::string& text);

 private:
  const judge::fs::path& folder_of(judge::Sandbox& sandbox);
  void precompile_headers(judge::Sandbox& sandbox, const judge::fs::path& folder) const;

  judge::Workspace& workspace_;
  const judge::Recipe recipe_;
  const std::string source_;
  std::map<judge::Sandbox*, std::unique_ptr<judge::TemporaryFolder>> folders_;
  std::mutex mutex_;
};

// The lines of `source` up to its last #include, if nothing but directives, comments and blanks
// stands there; else "".
std::string leading_directives(const std::string& source);

}  // namespace mutate
