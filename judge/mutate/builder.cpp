#include "judge/mutate/builder.hpp"

#include <algorithm>
#include <utility>

#include "judge/base/cache.hpp"
#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/compile/directives.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace mutate {
namespace {

namespace fs = judge::fs;

constexpr double kSlower = 10;       // times the submission's own CPU time on the test
constexpr double kLeastSeconds = 1;  // of CPU time
constexpr double kSanitizedLeastSeconds = 5;
constexpr int kSanitizedMemory = 1024;  // MiB that sanitizers may take

constexpr const char* kPrelude = "src/prelude.hpp";

judge::Limits compile_limits() {
  judge::Limits limits;
  limits.cpu_seconds = 20;
  limits.wall_seconds = 60;
  limits.memory_bytes = 1024u << 20;
  limits.output_bytes = 256u << 20;
  return limits;
}

bool compile(judge::Sandbox& sandbox, const judge::Recipe& recipe, const fs::path& folder) {
  judge::Command command;
  command.argv = judge::compile_command(recipe, {folder, {}});
  command.writable = folder;
  command.limits = compile_limits();
  const judge::Outcome outcome = sandbox.run(command);
  if (outcome.end == judge::End::kBroken) throw judge::JudgeError("compiling: " + outcome.message);
  return !judge::verdict_of_run(outcome, command.limits.cpu_seconds);
}

judge::Recipe with_flags(judge::Recipe recipe, const std::vector<std::string>& flags) {
  recipe.flags.insert(recipe.flags.end(), flags.begin(), flags.end());
  return recipe;
}

}  // namespace

BuildMode plain_mode(const judge::Recipe& submission) {
  return {submission, kLeastSeconds, 0};
}

BuildMode sanitized_mode(const judge::Recipe& submission) {
  return {with_flags(submission, {"-fsanitize=address,undefined", "-fno-sanitize-recover=all"}),
          kSanitizedLeastSeconds, kSanitizedMemory};
}

judge::Requirements mutant_requirements(const BuildMode& mode, const judge::Requirements& problem,
                                        double submission_seconds) {
  judge::Requirements requirements = problem;
  requirements.time_limit = std::max(mode.least_seconds, kSlower * submission_seconds);
  requirements.memory_limit += mode.more_memory;
  return requirements;
}

std::string leading_directives(const std::string& source) {
  const judge::Directives found = judge::directives(source);
  const std::size_t code = found.first_code.value_or(source.size());
  std::size_t end = 0;
  for (const judge::Directive& directive : found.all) {
    if (directive.name == "include" && directive.begin < code) end = directive.end;
  }
  return source.substr(0, end);
}

Builder::Builder(judge::Workspace& workspace, judge::Recipe recipe, std::string source)
    : workspace_(workspace), recipe_(std::move(recipe)), source_(std::move(source)) {}

std::optional<judge::Program> Builder::build(judge::Sandbox& sandbox, const std::string& text) {
  const fs::path& folder = folder_of(sandbox);
  judge::write_file(folder / recipe_.source, text);
  const fs::path program = folder / recipe_.output;
  std::error_code none;
  fs::remove(program, none);
  const std::string prelude = (folder / kPrelude).string();
  if (!compile(sandbox, with_flags(recipe_, {"-include", prelude}), folder)) return std::nullopt;
  const std::string key = judge::sha256(judge::MappedFile(program).bytes());
  return judge::Program{key, "mutant", recipe_.run, {{"program", program}}, false};
}

const fs::path& Builder::folder_of(judge::Sandbox& sandbox) {
  std::unique_ptr<judge::TemporaryFolder>* place = nullptr;
  {
    const std::lock_guard lock(mutex_);
    place = &folders_[&sandbox];
  }
  // Only this thread uses this sandbox, so the others need not wait for its headers.
  if (*place) return (*place)->path();
  *place = std::make_unique<judge::TemporaryFolder>(workspace_.scratch());
  const fs::path& folder = (*place)->path();
  for (const char* name : {"src", "out"}) {
    fs::create_directories(folder / name);
    fs::permissions(folder / name, fs::perms::all);  // the compiler has an identity of its own
  }
  precompile_headers(sandbox, folder);
  return folder;
}

// A header that did not compile is no harm: then each version reads the text of it.
void Builder::precompile_headers(judge::Sandbox& sandbox, const fs::path& folder) const {
  judge::write_file(folder / kPrelude, leading_directives(source_));
  judge::Recipe header = with_flags(recipe_, {"-x", "c++-header"});
  header.source = kPrelude;
  header.output = std::string(kPrelude) + ".gch";
  header.libraries.clear();
  compile(sandbox, header, folder);
}

}  // namespace mutate
