// Compiles many versions of one source in little time.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "judge/base/workspace.hpp"
#include "judge/compile/compile.hpp"
#include "judge/compile/toolchain.hpp"
#include "judge/model/program.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace mutate {

// Mutants are compiled by the submission's own command and run at its own -O2, so that each one is
// the program that the judge would run. Most of the time would go into the standard headers, so
// these are compiled once for all versions. Not for several threads at once.
class Builder {
 public:
  // Takes the headers from `source`, of which all versions are small variations. `recipe` is one
  // for C++. Throws judge::JudgeError if the sandbox broke.
  Builder(judge::Workspace& workspace, judge::Sandbox& sandbox, judge::Recipe recipe,
          const std::string& source);

  // Compiles one version; nothing if it does not compile. Programs of the same machine code have
  // the same `key`. The program's file is there until the next call. Throws judge::JudgeError if
  // the sandbox broke.
  std::optional<judge::Program> build(const std::string& text);

 private:
  void precompile_headers(const std::string& source);
  bool compile(const judge::Recipe& recipe);
  judge::fs::path path(const judge::fs::path& name) const { return folder_.path() / name; }

  judge::Sandbox& sandbox_;
  judge::TemporaryFolder folder_;
  judge::Recipe recipe_;
};

// A builder for each worker, made when it is first asked for. Safe for several threads, each with
// its own sandbox.
class Builders {
 public:
  // As Builder's.
  Builders(judge::Workspace& workspace, judge::Recipe recipe, std::string source);

  // The builder that works in the sandbox. Throws judge::JudgeError if the sandbox broke.
  Builder& of(judge::Sandbox& sandbox);

 private:
  judge::Workspace& workspace_;
  const judge::Recipe recipe_;
  const std::string source_;
  std::map<judge::Sandbox*, std::unique_ptr<Builder>> builders_;
  std::mutex mutex_;
};

// The lines of `source` up to its last #include, if nothing but directives, comments and blanks
// stands there; else "".
std::string leading_directives(const std::string& source);

}  // namespace mutate
