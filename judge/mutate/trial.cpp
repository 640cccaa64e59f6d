#include "judge/mutate/trial.hpp"

#include "judge/base/files.hpp"
#include "judge/mutate/ledger_keys.hpp"
#include "judge/problem/helpers.hpp"

namespace mutate {
namespace {

judge::Recipe recipe_of(const judge::Problem& problem) {
  return judge::submission_recipe(problem.folder / "main.cpp", problem.config.dialect,
                                  problem.config.memory_limit);
}

judge::Requirements requirements_of(const judge::Problem& problem, const judge::Helpers& package) {
  return {problem.config.time_limit,
          problem.config.memory_limit,
          {problem.config.compare, package.checker}};
}

Variant variant(const TrialContext& context, const BuildMode& mode, const std::string& source) {
  return {mode, {context.workspace, mode.recipe, source}};
}

}  // namespace

Trial::Trial(const TrialContext& context, const judge::Problem& problem)
    : context(context),
      problem(problem),
      source(judge::read_file(problem.folder / "main.cpp")),
      compiler(context.workspace),
      package(judge::compile_helpers(context.workers, compiler, problem)),
      requirements(requirements_of(problem, package)),
      plain(variant(context, plain_mode(recipe_of(problem)), source)),
      sanitized(variant(context, sanitized_mode(recipe_of(problem)), source)),
      ledger(
          context.workspace.cache(), problem.id,
          ledger_conditions(plain.mode, sanitized.mode, requirements, context.workspace.hashes())) {
  if (context.forgets) ledger.forget();
}

}  // namespace mutate
