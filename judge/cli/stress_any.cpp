#include "judge/cli/stress_any.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/cli/context.hpp"
#include "judge/cli/selection.hpp"
#include "judge/cli/stress_output.hpp"
#include "judge/compile/local_headers.hpp"
#include "judge/stress/user_search.hpp"

namespace judge {
namespace {

constexpr double kUsualTime = 1, kMostSlow = 10;  // seconds; times the limit, for the slow program
constexpr int kUsualMemory = 256, kAmpleMemory = 1024;  // MiB
constexpr const char* kTestlib = "testlib.h";

bool has_testlib(const std::vector<std::string>& included) {
  return std::any_of(included.begin(), included.end(),
                     [](const fs::path& name) { return name.filename() == kTestlib; });
}

bool uses_testlib(const fs::path& source) {
  return has_testlib(included_names(read_file(source)));
}

void check_options(const StressOptions& options) {
  const UserProgramOptions& user = options.user;
  if (!user.against) {
    throw UsageError(
        "stress: --against FILE is missing: a program that is slow but right, to compare with");
  }
  if (!user.generator) {
    throw UsageError(
        "stress: --generator FILE is missing: a program that is called with a seed and writes an "
        "input for your file");
  }
  if (!options.ids.empty()) {
    throw UsageError(fmt::format(
        "stress: leave {} out, as --against is for problems of your own; or leave out --against "
        "and what goes with it",
        options.ids.front()));
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
  check_source(options.source, options.dialect);
  for (const auto& file : {user.against, user.generator, user.validator, user.checker}) {
    if (file) check_source(*file, "");
  }
}

std::string testlib_hint(const fs::path& source) {
  if (!uses_testlib(source) || fs::exists(source.parent_path() / kTestlib)) return "";
  return fmt::format("\nIf {} is missing: copy it into the folder of {}", kTestlib,
                     source.string());
}

Program helper(Context& context, const fs::path& source) {
  context.progress.step("compiling " + source.string());
  Compiled compiled = context.compiler.helper(context.workers.sandbox(), source, kAmpleMemory);
  if (compiled.program) return *std::move(compiled.program);
  throw JudgeError(fmt::format("{}: {}\n{}{}", source.string(), compiled.reason,
                               compiled.diagnostics, testlib_hint(source)));
}

UserPrograms user_programs(Context& context, const UserProgramOptions& user) {
  UserPrograms programs;
  programs.generator = helper(context, *user.generator);
  programs.against = helper(context, *user.against);
  if (user.validator) programs.validator = helper(context, *user.validator);
  programs.arguments = arguments_of(user);
  programs.max_size = user.max_size.value_or(0);
  programs.slow_limit = kMostSlow * user.time.value_or(kUsualTime);
  return programs;
}

Requirements requirements_of(Context& context, const UserProgramOptions& user) {
  Requirements requirements{user.time.value_or(kUsualTime), user.memory.value_or(kUsualMemory), {}};
  if (!user.checker) return requirements;
  const CheckerProtocol protocol =
      uses_testlib(*user.checker) ? CheckerProtocol::kTestlib : CheckerProtocol::kKattis;
  requirements.check.mode = CompareMode::kChecker;
  requirements.check.checker = helper(context, *user.checker);
  requirements.check.protocol = protocol;
  return requirements;
}

// Searches, and fills in what it found.
void search(Context& context, const StressOptions& options, const Program& program,
            StressResult& result) {
  const UserPrograms programs = user_programs(context, options.user);
  const Requirements requirements = requirements_of(context, options.user);
  UserSearch search(context.workspace, context.workers, context.progress, programs, program,
                    requirements, {options.seconds, options.shrink, options.seed});
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
