#include "judge/cli/stress_any.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/cli/context.hpp"
#include "judge/cli/selection.hpp"
#include "judge/cli/stress_output.hpp"
#include "judge/import/foreign_package.hpp"
#include "judge/stress/user_search.hpp"

namespace judge {
namespace {

constexpr double kUsualTime = 1, kMostSlow = 10;  // seconds; times the limit, for the slow program
constexpr int kUsualMemory = 256, kAmpleMemory = 1024;  // MiB

void check_options(const StressOptions& options) {
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

void check_sources(const StressOptions& options) {
  const UserProgramOptions& user = options.user;
  for (const auto& file : {user.against, user.generator, user.validator, user.checker}) {
    if (file) check_source(*file, "");
  }
}

std::string testlib_hint(const fs::path& source) {
  if (!uses_testlib(source) || fs::exists(source.parent_path() / kTestlib)) return "";
  return fmt::format("\nIf {} is missing: copy it into the folder of {}", kTestlib,
                     source.string());
}

// Throws JudgeError if it does not compile.
Program helper(Compiler& compiler, Sandbox& sandbox, const fs::path& source) {
  Compiled compiled = compiler.helper(sandbox, source, kAmpleMemory);
  if (compiled.program) return *std::move(compiled.program);
  throw JudgeError(fmt::format("{}: {}\n{}{}", source.string(), compiled.reason,
                               compiled.diagnostics, testlib_hint(source)));
}

// All of them at the same time: with testlib each takes seconds.
std::vector<Program> helpers(Context& context, const std::vector<fs::path>& sources) {
  context.progress.step("compiling your programs");
  std::vector<Program> programs(sources.size());
  context.workers.each(sources.size(), [&](Sandbox& sandbox, std::size_t i) {
    programs[i] = helper(context.compiler, sandbox, sources[i]);
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

// Searches, and fills in what it found.
void search(Context& context, const StressOptions& options, const Program& program,
            StressResult& result) {
  const UserPackage all = compile_all(context, options.user);
  UserSearch search(context.workspace, context.workers, context.progress, all.programs, program,
                    all.requirements, {options.seconds, options.shrink, options.seed});
  result.counterexample = search.run();
  result.counts = search.counts();
  result.user = search.facts();
  if (!result.counterexample) return;
  const fs::path& file = options.user.checker ? *options.user.checker : *options.user.against;
  const UserAuthority authority{file.string(), options.user.checker.has_value()};
  result.explanation =
      user_explanation(result.counterexample->result.verdict, authority, stress_language(options));
}

StressResult stress_with_user_programs(Context& context, const StressOptions& options) {
  StressResult result;
  result.source = options.source.string();
  context.progress.step("compiling " + result.source);
  result.compiled =
      context.compiler.submission(context.workers.sandbox(), options.source, options.dialect,
                                  options.user.memory.value_or(kUsualMemory));
  if (result.compiled.program) search(context, options, *result.compiled.program, result);
  return result;
}

}  // namespace

bool names_user_programs(const UserProgramOptions& options) {
  return options.against || options.generator || options.validator || options.checker ||
         !options.arguments.empty() || options.max_size || options.time || options.memory;
}

int stress_any(const StressOptions& options, const StopToken& stop) {
  check_options(options);
  arguments_of(options.user);
  check_sources(options);
  Context context(options, stop);
  return report_stress(context, options, stress_with_user_programs(context, options));
}

}  // namespace judge
