#include "judge/cli/stress_output.hpp"

#include <fmt/format.h>

#include "judge/base/text.hpp"

namespace judge {
namespace {

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

// The judge, as it can be called from here, with the words that both commands below share.
std::string call(const StressOptions& options, std::string_view command) {
  const fs::path binary = fs::read_symlink("/proc/self/exe");
  const fs::path shorter = binary.lexically_proximate(fs::current_path());
  std::string words = shell_word((*shorter.begin() == ".." ? binary : shorter).string());
  words += fmt::format(" {}", command);
  if (!options.ids.empty()) words += " " + options.ids.front();
  words += " --source " + shell_word(options.source.string());
  return options.dialect.empty() ? words : words + " --std " + options.dialect;
}

std::string limits_in(const UserProgramOptions& user) {
  std::string words;
  if (user.time) words += fmt::format(" --time {}", *user.time);
  if (user.memory) words += fmt::format(" --memory {}", *user.memory);
  return words;
}

// The options that name the user's own programs, with a blank before each.
std::string user_words(const UserProgramOptions& user) {
  std::string words;
  const auto add = [&](std::string_view name, const std::optional<fs::path>& file) {
    if (file) words += fmt::format(" {} {}", name, shell_word(file->string()));
  };
  add("--against", user.against);
  add("--generator", user.generator);
  if (!user.arguments.empty()) words += " --args " + shell_word(user.arguments);
  if (user.max_size) words += fmt::format(" --max-size {}", *user.max_size);
  add("--validator", user.validator);
  add("--checker", user.checker);
  return words + limits_in(user);
}

// Keeps the test case under a name of its own.
void save(const fs::path& folder, const StressInput& input) {
  const std::string name = "stress-" + sha256(input.text).substr(0, 8);
  write_file(folder / (name + ".ans"), input.answer);
  write_file(folder / (name + ".in"), input.text);
}

// The command that judges by what was saved, or else the one that saves it. `run` knows no checker
// of the user's: then the search is what can be done again.
std::string next_command(const StressOptions& options) {
  if (options.save && !options.user.checker) {
    return call(options, "run") + limits_in(options.user) + " --tests " +
           shell_word(options.save->string());
  }
  return fmt::format("{}{} --seed {} --save {}", call(options, "stress"), user_words(options.user),
                     options.seed, options.save ? shell_word(options.save->string()) : "DIR");
}

void warn(Progress& progress, const StressResult& result) {
  for (const std::string& warning : {result.warning, result.user.warning}) {
    if (!warning.empty()) progress.line("judge: warning: " + warning);
  }
  if (result.problem.empty()) return;
  for (const std::string& kind : result.counts.seed_blind_kinds) {
    progress.line(fmt::format(
        "judge: warning: the generator's kind {} makes the same from different seeds", kind));
  }
}

}  // namespace

std::string stress_language(const StressOptions& options) {
  return options.language.empty() ? language_of_environment() : options.language;
}

int report_stress(Context& context, const StressOptions& options, const StressResult& result) {
  const std::string language = stress_language(options);
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
