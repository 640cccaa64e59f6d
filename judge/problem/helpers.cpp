#include "judge/problem/helpers.hpp"

#include <unistd.h>

namespace judge {
namespace {

// Makes `link` lead to the program; other processes see the old link or the new one.
void publish(const Program& program, const fs::path& link) {
  const fs::path fresh = link.string() + "." + std::to_string(getpid());
  fs::remove(fresh);
  fs::create_symlink(program.files.begin()->second, fresh);
  fs::rename(fresh, link);
}

}  // namespace

Helpers compile_helpers(Workers& workers, Compiler& compiler, const Problem& problem) {
  std::vector<std::string> names = {"generator", "validator", "reference"};
  if (problem.config.compare == CompareMode::kChecker) names.emplace_back("checker");
  std::vector<Program> programs(names.size());
  workers.each(names.size(), [&](Sandbox& sandbox, std::size_t i) {
    programs[i] = compiler.from_checkout(sandbox, problem.folder / (names[i] + ".cpp"));
  });
  Helpers package{programs[0], programs[1], programs[2], std::nullopt};
  if (programs.size() > 3) package.checker = programs[3];
  return package;
}

void publish_helpers(const Helpers& package, const fs::path& folder) {
  fs::create_directories(folder);
  publish(package.generator, folder / "generator");
  publish(package.validator, folder / "validator");
  publish(package.reference, folder / "reference");
  if (package.checker) publish(*package.checker, folder / "checker");
}

}  // namespace judge
