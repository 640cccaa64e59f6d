// `judge stress`: searches by the problem's own programs, or by the user's.
#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/cli/commands.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/context.hpp"
#include "judge/data/data.hpp"
#include "judge/import/foreign_package.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/problem/problem_folder.hpp"
#include "judge/stress/inputs.hpp"
#include "judge/stress/stress_report.hpp"

namespace judge {
namespace {

constexpr double kUsualSearch = 30;               // seconds
constexpr double kUsualTime = 1, kMostSlow = 10;  // seconds; times the limit, for the slow program
constexpr int kUsualMemory = 256, kAmpleMemory = 1024;  // MiB

std::string language_of(const StressOptions& options) {
  return options.language.empty() ? language_of_environment() : options.language;
}

// Where the inputs are counted, nothing depends on the clock.
SearchPlan plan_of(const StressOptions& options) {
  const double most_seconds = options.inputs ? kLongestSearch : kUsualSearch;
  return {options.seconds.value_or(most_seconds), options.inputs.value_or(SIZE_MAX), options.shrink,
          options.seed};
}

// Searches, and fills in what it found.
void search(Context& context, const StressOptions& options, InputSource& source,
            const Requirements& requirements, StressResult& result) {
  Search search(context, source, *result.compiled.program, requirements, plan_of(options));
  result.counterexample = search.run();
  result.facts = search.facts();
}

// Compiles the user's file; false if it does not compile.
bool compile(Context& context, const StressOptions& options, int memory, StressResult& result) {
  result.source = options.source.string();
  context.progress.step("compiling " + result.source);
  result.compiled = context.compiler.submission(context.workers.sandbox(), options.source,
                                                options.dialect, memory);
  return result.compiled.program.has_value();
}

StressResult stress_problem(Context& context, const StressOptions& options) {
  const Problem problem = load_problem(context.workspace.root(), options.ids.front());
  const int memory = problem.config.memory_limit;
  Sandbox& sandbox = context.workers.sandbox();
  StressResult result;
  result.problem = problem.id;
  if (!compile(context, options, memory, result)) return result;
  result.warning = dialect_warning(
      context.compiler, sandbox,
      own_submission(options.source, options.dialect, problem.config.dialect), memory);
  const Helpers package = compile_helpers(context.workers, context.compiler, problem);
  const HelperRunner runner(context.workers, problem, package,
                            [&] { return make_data(context, problem, package); });
  search(context, options, *package_inputs(runner, options.seed), requirements_of(problem, package),
         result);
  if (!result.counterexample) return result;
  result.explanation =
      runner.explain(sandbox, result.counterexample->input.text, language_of(options));
  return result;
}

// --- by the user's own programs -----------------------------------------------------------------

// Whether one of the options is given that are for these programs alone.
bool names_user_programs(const UserProgramOptions& options) {
  return options.against || options.generator || options.validator || options.checker ||
         !options.arguments.empty() || options.max_size || options.time || options.memory;
}

// The generator's arguments as they are asked for.
std::vector<std::string> arguments_of(const UserProgramOptions& user) {
  if (user.arguments.empty()) return {"SEED"};
  std::vector<std::string> words = split_words(user.arguments);
  if (std::count(words.begin(), words.end(), "SEED") == 0) {
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
        "--max-size, --validator, --checker, --time and --memory; or leave out {0}",
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
  for (const auto& file : {user.against, user.generator, user.validator, user.checker}) {
    if (file) check_source(*file, "");
  }
}

std::string testlib_hint(const fs::path& source) {
  if (!uses_testlib(source) || fs::exists(source.parent_path() / kTestlib)) return "";
  return fmt::format("\nIf {} is missing: copy it into the folder of {}", kTestlib,
                     source.string());
}

// All of them at the same time: with testlib each takes seconds. Throws JudgeError if one does not
// compile.
std::vector<Program> helpers(Context& context, const std::vector<fs::path>& sources) {
  context.progress.step("compiling your programs");
  std::vector<Program> programs(sources.size());
  context.workers.each(sources.size(), [&](Sandbox& sandbox, std::size_t i) {
    const fs::path& source = sources[i];
    Compiled compiled = context.compiler.helper(sandbox, source, kAmpleMemory);
    if (!compiled.program) {
      throw JudgeError(fmt::format("{}: {}\n{}{}", source.string(), compiled.reason,
                                   compiled.diagnostics, testlib_hint(source)));
    }
    programs[i] = *std::move(compiled.program);
  });
  return programs;
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
  const std::vector<Program> compiled = helpers(context, sources);
  const double time = user.time.value_or(kUsualTime);
  UserPackage all{{compiled[0],
                   compiled[1],
                   {},
                   arguments_of(user),
                   user.max_size.value_or(0),
                   kMostSlow * time},
                  {time, user.memory.value_or(kUsualMemory), {}}};
  if (user.validator) all.programs.validator = compiled[2];
  if (!user.checker) return all;
  OutputCheck& check = all.requirements.check;
  check.mode = CompareMode::kChecker;
  check.checker = compiled.back();
  check.protocol =
      uses_testlib(*user.checker) ? CheckerProtocol::kTestlib : CheckerProtocol::kKattis;
  return all;
}

StressResult stress_by_user_programs(Context& context, const StressOptions& options) {
  const UserProgramOptions& user = options.user;
  StressResult result;
  if (!compile(context, options, user.memory.value_or(kUsualMemory), result)) return result;
  const UserPackage all = compile_all(context, user);
  search(context, options, *user_inputs(all.programs, plan_of(options)), all.requirements, result);
  if (!result.counterexample) return result;
  const fs::path& file = user.checker ? *user.checker : *user.against;
  result.explanation =
      user_explanation(result.counterexample->result.verdict,
                       {file.string(), user.checker.has_value()}, language_of(options));
  return result;
}

// --- what was found -----------------------------------------------------------------------------

// For a shell, if need be.
std::string shell_word(const std::string& text) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@%";
  if (text.find_first_not_of(kPlain) == std::string::npos) return text;
  std::string result = "'";
  for (char c : text)
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

// Keeps the test case under a name of its own.
void save(const fs::path& folder, const StressInput& input) {
  const std::string name = "stress-" + sha256(input.text).substr(0, 8);
  write_file(folder / (name + ".ans"), input.answer);
  write_file(folder / (name + ".in"), input.text);
}

// The command that judges by what was saved, or else the same search again, which saves it. `run`
// knows no checker of the user's: then the search is what can be done again.
std::string next_command(const StressOptions& options) {
  if (!options.save || options.user.checker) {
    std::vector<std::string> words;
    for (const std::string& word : options.words)
      words.push_back(shell_word(word));
    return join(words, " ") + (options.save ? "" : " --save DIR");
  }
  std::string words = shell_word(options.words.front()) + " run";
  if (!options.ids.empty()) words += " " + options.ids.front();
  words += " --source " + shell_word(options.source.string());
  if (!options.dialect.empty()) words += " --std " + options.dialect;
  if (options.user.time) words += fmt::format(" --time {}", *options.user.time);
  if (options.user.memory) words += fmt::format(" --memory {}", *options.user.memory);
  return words + " --tests " + shell_word(options.save->string());
}

void warn(Progress& progress, const StressResult& result) {
  for (const std::string& warning : {result.warning, result.facts.warning}) {
    if (!warning.empty()) progress.line("judge: warning: " + warning);
  }
  if (result.problem.empty()) return;
  for (const std::string& kind : result.facts.seed_blind_kinds) {
    progress.line(fmt::format(
        "judge: warning: the generator's kind {} makes the same from different seeds", kind));
  }
}

std::string next_step(const StressOptions& options) {
  return fmt::format("{}\n{}\n", next_heading(options.save.has_value(), language_of(options)),
                     next_command(options));
}

// What was found is told even if it cannot be saved, and the reverse. Returns the exit status.
int report_stress(Progress& progress, const StressOptions& options, const StressResult& result) {
  const bool is_found = result.counterexample.has_value();
  warn(progress, result);
  do_all({[&] {
            progress.print(stress_report(result, language_of(options)));
            if (is_found) print(next_step(options));
          },
          [&] {
            if (options.save && is_found) save(*options.save, result.counterexample->input);
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
  if (options.save && !by_user_programs) *options.save /= options.ids.front();
  Context context(options.root, options.jobs, options.verbosity, stop);
  return report_stress(context.progress, options,
                       by_user_programs ? stress_by_user_programs(context, options)
                                        : stress_problem(context, options));
}

}  // namespace judge
