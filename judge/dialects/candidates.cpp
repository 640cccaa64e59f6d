#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/dialects/try_problem.hpp"

namespace dialects {
namespace {

constexpr const char* kProbe =
    "#include <iostream>\n"
    "int main() {\n"
    "  std::cout << \"ready\\n\";\n"
    "}\n";

std::string output_on_linux(judge::Context& context, const judge::Program& program) {
  judge::Command command;
  command.argv = program.argv;
  command.files = program.files;
  return context.workers.sandbox().run(command).output;
}

// What the program prints; "" too if Wine is not installed.
std::string output_on_windows(judge::Context& context, Wine& wine, const judge::Program& program) {
  if (!judge::fs::exists("/usr/bin/wine")) return "";
  judge::Workspace& workspace = context.workspace;
  const std::string key = judge::key_of({program.key, Wine::version(workspace.hashes())});
  if (const auto known = workspace.cache().find("wine-probe", key)) return *known;
  const std::string output = wine.run(program.files.at("program.exe"), "").output;
  workspace.cache().put("wine-probe", key, output);
  return output;
}

void try_to_run(Candidate& candidate, judge::Context& context, Wine& wine,
                const judge::Program& program) {
  const Tool& tool = *candidate.tool;
  if (tool.system == System::kLinux) {
    if (output_on_linux(context, program) == "ready\n") return;
    candidate.cannot_run = fmt::format("not run: {}-bit programs do not start here", tool.bits);
  } else if (output_on_windows(context, wine, program) != "ready\r\n") {
    candidate.cannot_run = fmt::format("not run: needs the package wine{}", tool.bits);
  }
}

Candidate candidate_of(judge::Context& context, Wine& wine, const Tool& tool,
                       const judge::fs::path& probe) {
  Candidate candidate{&tool, "", ""};
  const std::string needs = "not tried: needs the package " + tool.package;
  try {
    const judge::Compiled compiled = context.compiler.by_recipe(context.workers.sandbox(), probe,
                                                                recipe_of(tool, "c++98", true));
    if (compiled.program) {
      try_to_run(candidate, context, wine, *compiled.program);
    } else {
      candidate.cannot_compile = needs;
    }
  } catch (const judge::UsageError&) {
    candidate.cannot_compile = needs;
  }
  return candidate;
}

}  // namespace

std::vector<Candidate> candidates(judge::Context& context, Wine& wine) {
  const judge::TemporaryFolder folder(context.workspace.scratch());
  const judge::fs::path probe = folder.path() / "main.cpp";
  judge::write_file(probe, kProbe);
  std::vector<Candidate> all;
  for (const Tool& tool : tools())
    all.push_back(candidate_of(context, wine, tool, probe));
  return all;
}

}  // namespace dialects
