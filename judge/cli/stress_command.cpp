// `judge stress`: searches by the problem's own programs, or by the user's.
#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/language.hpp"
#include "judge/base/text.hpp"
#include "judge/cli/commands.hpp"
#include "judge/cli/own_tests.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/context.hpp"
#include "judge/data/data.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/problem/problem_folder.hpp"
#include "judge/run/judging.hpp"
#include "judge/stress/inputs.hpp"
#include "judge/stress/stress_report.hpp"

namespace judge {
namespace {

constexpr double kUsualSearch = 30;               // seconds
constexpr double kUsualTime = 1, kMostSlow = 10;  // seconds; times the limit, for the slow program
constexpr int kUsualMemory = 256;                 // MiB

// Where the inputs are counted, nothing depends on the clock.
SearchPlan plan_of(const StressOptions& options) {
  const double most_seconds = options.inputs ? kLongestSearch : kUsualSearch;
  return {options.seconds.value_or(most_seconds), options.inputs.value_or(SIZE_MAX), options.shrink,
          options.seed};
}

// Searches, and fills in what it found.
void search(Context& context, const StressOptions& options, InputSource& source,
            const Requirements& requirements, StressResult& result) {
  const std::string files = describe_streams(*result.compiled.program, requirements);
  if (!files.empty()) context.progress.line(fmt::format("judge: {} {}", result.source, files));
  Search search(context, source, *result.compiled.program, requirements, plan_of(options));
  result.counterexample = search.run();
  result.facts = search.facts();
}

// Compiles the user's file; false if it does not compile.
bool compile(Context& context, const StressOptions& options, const std::string& judges_dialect,
             int memory, StressResult& result) {
  result.source = options.source.string();
  context.progress.step("compiling " + result.source);
  result.compiled = context.compiler.submission(
      context.workers.sandbox(), own_submission(options.source, options.dialect, judges_dialect),
      memory);
  return result.compiled.program.has_value();
}

StressResult stress_problem(Context& context, const StressOptions& options) {
  const Problem problem = load_problem(context.workspace.root(), options.ids.front());
  const int memory = problem.config.memory_limit;
  Sandbox& sandbox = context.workers.sandbox();
  StressResult result;
  result.problem = problem.id;
  if (!compile(context, options, problem.config.dialect, memory, result)) return result;
  const Helpers helpers = compile_helpers(context.workers, context.compiler, problem);
  const HelperRunner runner(context.workers, problem, helpers,
                            [&] { return make_data(context, problem, helpers); });
  search(context, options, *problem_inputs(runner, options.seed), requirements_of(problem, helpers),
         result);
  if (!result.counterexample) return result;
  result.explanation = runner.explain(sandbox, result.counterexample->input.text, options.language);
  return result;
}

// --- by the user's own programs -----------------------------------------------------------------

// Whether one of the options is given that are for these programs alone.
bool names_user_programs(const UserProgramOptions& options) {
  return options.against || options.generator || options.validator || options.checker ||
         options.tolerance || !options.streams.input.empty() || !options.streams.output.empty() ||
         !options.arguments.empty() || options.max_size || options.time || options.memory;
}

// The generator's arguments as they are asked for.
std::vector<std::string> arguments_of(const UserProgramOptions& user) {
  if (user.arguments.empty()) return {"SEED"};
  std::vector<std::string> words = split_words(user.arguments);
  if (!any_holds(words, kSeed)) {
    throw UsageError(
        fmt::format("--args \"{}\": the word SEED is missing, which stands for another "
                    "number in each call; for example --args \"SIZE SEED\"",
                    user.arguments));
  }
  return words;
}

void check_user_options(const StressOptions& options) {
  const UserProgramOptions& user = options.user;
  if (!options.ids.empty()) {
    throw UsageError(fmt::format(
        "stress: {0} brings its own programs and limits: leave out --against, --generator, --args, "
        "--max-size, --validator, --checker, --tolerance, --input-file, --output-file, --time and "
        "--memory; or leave out {0}",
        options.ids.front()));
  }
  if (!user.against) {
    throw UsageError(
        "stress: --against FILE is missing: a program that is slow but right, to compare with");
  }
  if (!user.generator) {
    throw UsageError(
        "stress: --generator FILE is missing: a program that is called with a seed and writes an "
        "input for your file");
  }
  arguments_of(user);
  check_own_judging(user);
  for (const auto& file : {user.against, user.generator, user.validator}) {
    if (file) check_source(*file, "");
  }
}

// The user's programs, and what is asked of the file that they test.
struct UserPackage {
  UserPrograms programs;
  Requirements requirements;
};

UserPackage compile_all(Context& context, const UserProgramOptions& user) {
  std::vector<fs::path> sources = {*user.generator, *user.against};
  for (const auto& source : {user.validator, user.checker}) {
    if (source) sources.push_back(*source);
  }
  const std::vector<Program> compiled = helper_programs(context, sources);
  const double time = user.time.value_or(kUsualTime);
  UserPackage all{{compiled[0],
                   compiled[1],
                   {},
                   arguments_of(user),
                   user.max_size.value_or(0),
                   kMostSlow * time},
                  {time, user.memory.value_or(kUsualMemory), {}, user.streams}};
  if (user.validator) all.programs.validator = compiled[2];
  all.requirements.streams.only = true;
  all.requirements.check =
      own_check(user, user.checker ? std::optional(compiled.back()) : std::nullopt);
  return all;
}

StressResult stress_by_user_programs(Context& context, const StressOptions& options) {
  const UserProgramOptions& user = options.user;
  StressResult result;
  if (!compile(context, options, "", user.memory.value_or(kUsualMemory), result)) return result;
  const UserPackage all = compile_all(context, user);
  search(context, options, *user_inputs(all.programs, plan_of(options)), all.requirements, result);
  if (!result.counterexample) return result;
  result.explanation =
      user_explanation(result.counterexample->result.verdict, user.checker.value_or(*user.against),
                       user.checker.has_value(), options.language);
  return result;
}

// --- what was found -----------------------------------------------------------------------------

// What is saved, without its ending: a name that tells the problem, or else the program, so that
// several may share the folder.
fs::path saved_test(const StressOptions& options, const StressInput& input) {
  const std::string name =
      options.ids.empty() ? options.source.stem().string() : options.ids.front();
  return *options.save / (name + "-" + sha256(input.text).substr(0, 8));
}

// The command that judges by what was saved, or else the same search again, which saves it.
std::string next_command(const StressOptions& options, const StressInput& input) {
  if (!options.save) return shell_words(options.words) + " --save DIR";
  const UserProgramOptions& user = options.user;
  std::vector<std::string> words = {options.words.front(), "run"};
  words.insert(words.end(), options.ids.begin(), options.ids.end());
  const auto add = [&words](const char* option, const std::string& value) {
    if (!value.empty()) words.insert(words.end(), {option, value});
  };
  add("--source", options.source.string());
  add("--std", options.dialect);
  add("--time", user.time ? fmt::format("{}", *user.time) : "");
  add("--memory", user.memory ? fmt::format("{}", *user.memory) : "");
  add("--tolerance", user.tolerance ? fmt::format("{}", *user.tolerance) : "");
  add("--input-file", user.streams.input);
  add("--output-file", user.streams.output);
  add("--checker", user.checker.value_or("").string());
  add("--tests", saved_test(options, input).string() + ".in");
  return shell_words(words);
}

void warn(Progress& progress, const StressResult& result) {
  for (const std::string& warning : {result.compiled.warning, result.facts.warning}) {
    if (!warning.empty()) progress.line("judge: warning: " + warning);
  }
  if (result.problem.empty()) return;
  for (const std::string& kind : result.facts.seed_blind_kinds) {
    progress.line(fmt::format(
        "judge: warning: the generator's kind {} makes the same from different seeds", kind));
  }
}

std::string next_step(const StressOptions& options, const StressInput& input) {
  const Say say(options.language);
  const std::string heading = options.save ? say("Run it again:", "再次运行：")
                                           : say("Keep it as a test that can be run again:",
                                                 "把它保存为可以再次运行的测试：");
  return fmt::format("{}\n{}\n", heading, next_command(options, input));
}

// What was found is told even if it cannot be saved, and the reverse. Returns the exit status.
int report_stress(Progress& progress, const StressOptions& options, const StressResult& result) {
  const bool is_found = result.counterexample.has_value();
  warn(progress, result);
  do_all({[&] {
            progress.print(stress_report(result, options.language));
            if (is_found) print(next_step(options, result.counterexample->input));
          },
          [&] {
            if (!options.save || !is_found) return;
            const StressInput& input = result.counterexample->input;
            const std::string test = saved_test(options, input).string();
            write_file(test + ".ans", input.answer);
            write_file(test + ".in", input.text);
          },
          [&] {
            if (options.json) write_file(fs::absolute(*options.json), stress_json(result));
          }});
  return result.is_clean() ? kAllHeld : kOneFailed;
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
  options.language = Say(options.language).is_chinese ? "zh" : "en";
  if (options.json) check_can_write("--json", *options.json);
  if (options.save) check_can_write("--save", *options.save / "stress.in");
}

}  // namespace

int stress_command(StressOptions options, const StopToken& stop) {
  settle(options);
  const bool by_user_programs = names_user_programs(options.user);
  if (by_user_programs) {
    check_user_options(options);
  } else if (options.ids.empty()) {
    options.ids = {problem_of(options.root, options.source)};
  }
  Context context(options.root, options.jobs, options.verbosity, stop);
  return report_stress(context.progress, options,
                       by_user_programs ? stress_by_user_programs(context, options)
                                        : stress_problem(context, options));
}

}  // namespace judge
