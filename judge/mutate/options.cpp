// The only user of CLI11 here, which is heavy.
#include "judge/mutate/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <thread>

#include "judge/base/workspace.hpp"

namespace mutate {
namespace {

constexpr int kUsageStatus = 2;

void add_shown(CLI::App& app, Options& options) {
  const auto add = [&](const std::string& name, Shown shown, const std::string& words) {
    return app.add_flag_callback(
        name, [&options, shown] { options.shown = shown; }, words);
  };
  CLI::Option* list = add("--list", Shown::kList, "every mutant with its fate");
  CLI::Option* cases =
      add("--cases", Shown::kCases,
          "try all tests on all mutants and wrong/ files: which test rejects what");
  CLI::Option* table =
      add("--table", Shown::kTable, "the table of testdata/README.md, in Markdown");
  list->excludes(cases)->excludes(table);
  cases->excludes(table);
}

}  // namespace

ParsedOptions parse_options(int argc, char** argv) {
  Options options;
  options.root = judge::default_root();
  options.jobs = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 64u));
  CLI::App app("Do the data reject every mutant of the submissions? Exit status 1 if one is left.",
               "mutate");
  app.add_option("ID", options.ids, "problems (default: all)");
  app.add_option("--jobs", options.jobs, "how many at a time")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  app.add_option("--root", options.root, "the checkout (default: the one of this binary)");
  app.add_option("--json", options.json, "write the results to this file");
  app.add_flag("--force", options.force, "try again what did not change");
  app.add_flag_callback(
      "--quiet", [&options] { options.verbosity = judge::Verbosity::kQuiet; }, "no progress");
  add_shown(app, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool is_mistake = app.exit(error) != 0;
    return {std::nullopt, is_mistake ? kUsageStatus : 0};
  }
  return {options, 0};
}

}  // namespace mutate
