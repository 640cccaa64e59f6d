#include "judge/mutate/builder.hpp"

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace mutate {
namespace {

namespace fs = judge::fs;

constexpr const char* kPrelude = "src/prelude.hpp";
constexpr const char* kProgram = "out/program";

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

Builder::Builder(judge::Workspace& workspace, judge::Sandbox& sandbox, const judge::Recipe& recipe,
                 const std::string& source)
    : sandbox_(sandbox), folder_(workspace.scratch()), recipe_(recipe) {
  // The compiler runs under an identity of its own.
  for (const char* name : {"src", "out"}) {
    fs::create_directories(folder_.path() / name);
    fs::permissions(folder_.path() / name, fs::perms::all);
  }
  precompile_headers(source);
}

// A header that did not compile is no harm: then each version reads the text of it.
void Builder::precompile_headers(const std::string& source) {
  judge::write_file(path(kPrelude), leading_directives(source));
  std::vector<std::string> argv;
  for (const std::string& word : recipe_.compile) {
    if (word == "-o") argv.push_back("-c");
    if (word == std::string(judge::kFolder) + "/" + recipe_.staged_name) {
      argv.insert(argv.end(), {"-x", "c++-header", path(kPrelude)});
    } else if (word == std::string(judge::kFolder) + "/" + kProgram) {
      argv.push_back(path(kPrelude) + ".gch");
    } else {
      argv.push_back(word);
    }
  }
  compile(argv);
}

std::optional<judge::Program> Builder::build(const std::string& text) {
  judge::write_file(path(recipe_.staged_name), text);
  std::error_code none;
  fs::remove(path(kProgram), none);
  std::vector<std::string> argv = {recipe_.compile[0], "-include", path(kPrelude)};
  for (std::size_t i = 1; i < recipe_.compile.size(); ++i) {
    std::string word = recipe_.compile[i];
    if (judge::starts_with(word, judge::kFolder)) {
      word.replace(0, judge::kFolder.size(), folder_.path().string());
    }
    argv.push_back(word);
  }
  if (!compile(argv)) return std::nullopt;
  const std::string key = judge::sha256(judge::MappedFile(path(kProgram)).bytes());
  return judge::Program{key, "mutant", recipe_.run, {{"program", path(kProgram)}}, false};
}

bool Builder::compile(std::vector<std::string> argv) {
  judge::Command command;
  command.argv = std::move(argv);
  command.writable = folder_.path();
  command.limits = compile_limits();
  const judge::Outcome outcome = sandbox_.run(command);
  if (outcome.end == judge::End::kBroken) throw judge::JudgeError("compiling: " + outcome.message);
  return !judge::verdict_of_run(outcome, command.limits.cpu_seconds);
}

}  // namespace mutate
