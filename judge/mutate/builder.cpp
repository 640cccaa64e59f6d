#include "judge/mutate/builder.hpp"

#include <algorithm>
#include <utility>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace mutate {
namespace {

namespace fs = judge::fs;

constexpr const char* kPrelude = "src/prelude.hpp";

judge::Limits compile_limits() {
  judge::Limits limits;
  limits.cpu_seconds = 20;
  limits.wall_seconds = 60;
  limits.memory_bytes = 1024u << 20;
  limits.output_bytes = 256u << 20;
  return limits;
}

}  // namespace

std::string leading_directives(const std::string& source) {
  std::size_t end = 0;
  for (std::size_t line = 0; line < source.size();) {
    const std::size_t next = std::min(source.find('\n', line), source.size() - 1) + 1;
    const std::string_view text = std::string_view(source).substr(line, next - line);
    const bool is_idle = text[0] == '\n' || judge::starts_with(text, "//");
    if (text[0] != '#' && !is_idle) break;
    line = next;
    if (judge::starts_with(text, "#include")) end = next;
  }
  return source.substr(0, end);
}

Builder::Builder(judge::Workspace& workspace, judge::Sandbox& sandbox, judge::Recipe recipe,
                 const std::string& source)
    : sandbox_(sandbox), folder_(workspace.scratch()), recipe_(std::move(recipe)) {
  // The compiler runs under an identity of its own.
  for (const char* name : {"src", "out"}) {
    fs::create_directories(folder_.path() / name);
    fs::permissions(folder_.path() / name, fs::perms::all);
  }
  precompile_headers(source);
  recipe_.flags.insert(recipe_.flags.end(), {"-include", path(kPrelude).string()});
}

// A header that did not compile is no harm: then each version reads the text of it.
void Builder::precompile_headers(const std::string& source) {
  judge::write_file(path(kPrelude), leading_directives(source));
  judge::Recipe header = recipe_;
  header.flags.insert(header.flags.end(), {"-x", "c++-header"});
  header.source = kPrelude;
  header.output = std::string(kPrelude) + ".gch";
  header.libraries.clear();
  compile(header);
}

std::optional<judge::Program> Builder::build(const std::string& text) {
  judge::write_file(path(recipe_.source), text);
  const fs::path program = path(recipe_.output);
  std::error_code none;
  fs::remove(program, none);
  if (!compile(recipe_)) return std::nullopt;
  const std::string key = judge::sha256(judge::MappedFile(program).bytes());
  return judge::Program{key, "mutant", recipe_.run, {{"program", program}}, false};
}

bool Builder::compile(const judge::Recipe& recipe) {
  judge::Command command;
  command.argv = judge::compile_command(recipe, {folder_.path(), {}});
  command.writable = folder_.path();
  command.limits = compile_limits();
  const judge::Outcome outcome = sandbox_.run(command);
  if (outcome.end == judge::End::kBroken) throw judge::JudgeError("compiling: " + outcome.message);
  return !judge::verdict_of_run(outcome, command.limits.cpu_seconds);
}

Builders::Builders(judge::Workspace& workspace, judge::Recipe recipe, std::string source)
    : workspace_(workspace), recipe_(std::move(recipe)), source_(std::move(source)) {}

Builder& Builders::of(judge::Sandbox& sandbox) {
  std::unique_ptr<Builder>* place = nullptr;
  {
    const std::lock_guard lock(mutex_);
    place = &builders_[&sandbox];
  }
  // Only this thread uses this sandbox, so the others need not wait for its headers.
  if (!*place) *place = std::make_unique<Builder>(workspace_, sandbox, recipe_, source_);
  return **place;
}

}  // namespace mutate
