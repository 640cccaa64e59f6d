#include "judge/package/package.hpp"

namespace judge {

Package compile_package(Workers& workers, Compiler& compiler, const Problem& problem) {
  std::vector<std::string> names = {"generator", "validator", "reference"};
  if (problem.config.compare == CompareMode::kChecker) names.emplace_back("checker");
  std::vector<Program> programs(names.size());
  workers.each(names.size(), [&](Sandbox& sandbox, std::size_t i) {
    programs[i] = compiler.package(sandbox, problem.folder / (names[i] + ".cpp"));
  });
  Package package{programs[0], programs[1], programs[2], std::nullopt};
  if (programs.size() > 3) package.checker = programs[3];
  return package;
}

}  // namespace judge
