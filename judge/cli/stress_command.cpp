// `judge stress`: searches, explains, and keeps what it found.
#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/cli/commands.hpp"
#include "judge/cli/context.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/dialect_warning.hpp"
#include "judge/package/package.hpp"
#include "judge/package/problem_folder.hpp"
#include "judge/stress/search.hpp"
#include "judge/stress/stress_report.hpp"

namespace judge {
namespace {

// For a shell, if need be.
std::string quoted(const fs::path& path) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@%";
  const std::string text = path.string();
  if (text.find_first_not_of(kPlain) == std::string::npos) return text;
  std::string result = "'";
  for (char c : text)
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

// The judge, as it can be called from here, with the words that both commands below share.
std::string call(const StressOptions& options, std::string_view command) {
  const fs::path binary = fs::read_symlink("/proc/self/exe");
  const fs::path shorter = binary.lexically_proximate(fs::current_path());
  const std::string dialect = options.dialect.empty() ? "" : " --std " + options.dialect;
  return fmt::format("{} {} {} --source {}{}", quoted(*shorter.begin() == ".." ? binary : shorter),
                     command, options.ids.front(), quoted(options.source), dialect);
}

// Keeps the test case under a name of its own.
void save(const fs::path& folder, const StressInput& input) {
  const std::string name = "stress-" + sha256(input.text).substr(0, 8);
  write_file(folder / (name + ".ans"), input.answer);
  write_file(folder / (name + ".in"), input.text);
}

// The command that judges by what was saved, or else the one that saves it.
std::string next_command(const StressOptions& options) {
  if (options.save) return call(options, "run") + " --tests " + quoted(*options.save);
  return fmt::format("{} --seed {} --save DIR", call(options, "stress"), options.seed);
}

void warn(Progress& progress, const StressResult& result) {
  if (!result.warning.empty()) progress.line("judge: warning: " + result.warning);
  for (const std::string& kind : result.counts.seed_blind_kinds) {
    progress.line(fmt::format(
        "judge: warning: the generator's kind {} makes the same from different seeds", kind));
  }
}

// Searches, and fills in what it found.
void search(Context& context, const StressOptions& options, const Problem& problem,
            const Program& program, const std::string& language, StressResult& result) {
  const Package package = compile_package(context.workers, context.compiler, problem);
  const PackageRunner runner(context.workers, problem, package);
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
  if (options.ids.empty()) options.ids = {problem_of(options.root, *source)};
}

}  // namespace

int stress_command(StressOptions options, const StopToken& stop) {
  settle(options);
  const std::string language =
      options.language.empty() ? language_of_environment() : options.language;
  Context context(options, stop);
  const StressResult result = stress(context, options, language);
  if (options.save && result.counterexample) save(*options.save, result.counterexample->input);
  if (options.json) write_file(fs::absolute(*options.json), stress_json(result));
  warn(context.progress, result);
  context.progress.clear();
  fmt::print("{}", stress_report(result, language));
  if (result.counterexample) {
    fmt::print("{}\n{}\n", next_heading(options.save.has_value(), language), next_command(options));
  }
  return result.is_clean() ? kAllHeld : kOneFailed;
}

}  // namespace judge
