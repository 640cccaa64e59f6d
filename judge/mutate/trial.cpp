#include "judge/mutate/trial.hpp"

#include "judge/base/files.hpp"
#include "judge/data/data.hpp"
#include "judge/mutate/ledger_keys.hpp"

namespace mutate {
namespace {

judge::Recipe recipe_of(const judge::Problem& problem, const std::string& source) {
  return judge::submission_recipe(problem.folder / "main.cpp", source, problem.config.dialect,
                                  problem.config.memory_limit);
}

judge::Requirements requirements_of(const judge::Problem& problem, const judge::Package& package) {
  return {problem.config.time_limit, problem.config.memory_limit, problem.config.compare,
          package.checker};
}

Variant variant(const TrialContext& context, const BuildMode& mode, const std::string& source) {
  return {mode, {context.workspace, mode.recipe, source}};
}

judge::fs::path ledger_file(const TrialContext& context, const judge::Problem& problem) {
  judge::fs::path file = context.workspace.cache() / "mutants" / (problem.id + ".json");
  if (context.forgets) judge::fs::remove(file);
  return file;
}

}  // namespace

Trial::Trial(const TrialContext& context, const judge::Problem& problem)
    : context(context),
      problem(problem),
      source(judge::read_file(problem.folder / "main.cpp")),
      compiler(context.workspace),
      package(judge::compile_package(context.workers, compiler, problem)),
      requirements(requirements_of(problem, package)),
      plain(variant(context, plain_mode(recipe_of(problem, source)), source)),
      sanitized(variant(context, sanitized_mode(recipe_of(problem, source)), source)),
      ledger(
          ledger_file(context, problem),
          ledger_conditions(plain.mode, sanitized.mode, requirements, context.workspace.hashes())) {
}

}  // namespace mutate
