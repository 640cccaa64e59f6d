// `judge stress ID`: searches by the problem's own programs.
#include "judge/base/errors.hpp"
#include "judge/cli/commands.hpp"
#include "judge/cli/context.hpp"
#include "judge/cli/selection.hpp"
#include "judge/cli/stress_any.hpp"
#include "judge/cli/stress_output.hpp"
#include "judge/compile/compile.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/problem/problem_folder.hpp"
#include "judge/stress/search.hpp"
#include "judge/stress/stress_report.hpp"

namespace judge {
namespace {

// Searches, and fills in what it found.
void search(Context& context, const StressOptions& options, const Problem& problem,
            const Program& program, const std::string& language, StressResult& result) {
  const Helpers package = compile_helpers(context.workers, context.compiler, problem);
  const HelperRunner runner(context.workers, problem, package);
  const Requirements requirements = {problem.config.time_limit,
                                     problem.config.memory_limit,
                                     {problem.config.compare, package.checker}};
  Search search(context.workspace, runner, context.progress, program, requirements,
                {options.seconds, options.shrink, options.seed});
  result.counterexample = search.run();
  result.counts = search.counts();
  if (!result.counterexample) return;
  const std::string& input = result.counterexample->input.text;
  result.explanation = runner.explain(context.workers.sandbox(), input, language);
}

StressResult stress(Context& context, const StressOptions& options, const std::string& language) {
  const Problem problem = load_problem(context.workspace.root(), options.ids.front());
  StressResult result;
  result.problem = problem.id;
  result.source = options.source.string();
  const Submission own = own_submission(options.source, options.dialect, problem);
  const int memory = problem.config.memory_limit;
  Sandbox& sandbox = context.workers.sandbox();
  context.progress.step(problem.id + ": compiling");
  result.compiled = context.compiler.submission(sandbox, own.source, own.dialect, memory);
  if (!result.compiled.program) return result;
  result.warning = dialect_warning(context.compiler, sandbox, own, memory);
  search(context, options, problem, *result.compiled.program, language, result);
  return result;
}

// Finds out which file and which problem are meant.
void settle(StressOptions& options) {
  std::optional<fs::path> source;
  if (!options.source.empty()) source = options.source;
  sort_words(options, source);
  if (!source) throw UsageError("which file? judge stress [ID] FILE");
  if (options.ids.size() > 1)
    throw UsageError("stress searches for one problem: name only that one");
  options.source = *source;
  check_source(options.source, options.dialect);
}

}  // namespace

int stress_command(StressOptions options, const StopToken& stop) {
  settle(options);
  if (names_user_programs(options.user)) return stress_any(options, stop);
  if (options.ids.empty()) options.ids = {problem_of(options.root, options.source)};
  Context context(options, stop);
  return report_stress(context, options, stress(context, options, stress_language(options)));
}

}  // namespace judge
