// Turns sources into programs, inside the sandbox, and remembers them by content.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "judge/base/workspace.hpp"
#include "judge/compile/toolchain.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

// A program, or why there is none.
struct Compiled {
  std::optional<Program> program;
  std::string reason;       // one line, if there is none
  std::string diagnostics;  // the compiler's first lines, if there is none or they are asked for
  std::string warning{};    // in one line, how a file of the user's own was read
};

// Safe for several threads, each with its own sandbox, and for several judges in one checkout.
class Compiler {
 public:
  explicit Compiler(Workspace& workspace) : workspace_(workspace) {}

  // Compiles a program that is not trusted: nothing of the checkout is in its reach. The user's own
  // file is compiled as recent C++; or, with a warning, as the problem's judge does, or as C++ was
  // before old names were taken out of it. Throws UsageError if the file or its language's tool is
  // missing, JudgeError if the sandbox broke.
  Compiled submission(Sandbox& sandbox, const Submission& submission, int memory_mib);

  // The same by a recipe of the caller's.
  Compiled by_recipe(Sandbox& sandbox, const fs::path& source, const Recipe& recipe);

  // The same for a program that helps to test it, such as a generator, by the usual dialect: what a
  // C or C++ source includes from its own folder is in its reach too, and what is not there but
  // among `headers`, by its name alone.
  Compiled helper(Sandbox& sandbox, const fs::path& source, int memory_mib,
                  const std::vector<fs::path>& headers = {});

  // A header of this text, with its precompiled form beside it, for whatever `recipe` compiles; nothing
  // if it does not compile.
  std::optional<fs::path> prelude(Sandbox& sandbox, const Recipe& recipe, const std::string& text);

  // Compiles problems/<ID>/<file>.cpp with the checkout's headers in reach. Throws JudgeError with
  // the compiler's words if it does not compile.
  Program from_checkout(Sandbox& sandbox, const fs::path& source);

  // Compiles the checker of somebody else's package as a helper; what its folder lacks may be among
  // `headers`, by its name alone. Throws JudgeError with the compiler's words if it does not compile.
  Program foreign_checker(Sandbox& sandbox, const fs::path& source,
                          const std::vector<fs::path>& headers);

 private:
  struct Job;
  Compiled compile(Sandbox& sandbox, const Job& job);
  std::optional<fs::path> prelude_of(Sandbox& sandbox, const Job& job);
  std::optional<Program> find(const Job& job, const std::string& source_key);
  Program keep(const Job& job, const std::string& source_key, const fs::path& folder);
  Program program_in(const Job& job, const std::string& key) const;
  std::string source_key_of(const Job& job);
  std::string full_key(const std::string& source_key, const std::vector<std::string>& headers);
  static void stage(const Job& job, const fs::path& folder);

  Workspace& workspace_;
};

}  // namespace judge
