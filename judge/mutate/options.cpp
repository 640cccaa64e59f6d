// The only user of CLI11 here, which is heavy.
#include "judge/mutate/options.hpp"

#include <CLI/CLI.hpp>

namespace mutate {
namespace {

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
      add("--table", Shown::kTable, "the tables of testdata/ID/README.md, in Markdown");
  list->excludes(cases)->excludes(table);
  cases->excludes(table);
}

}  // namespace

std::optional<int> parse_options(Options& options, int argc, char** argv) {
  CLI::App app("Do the data reject every mutant of the submissions? Exit status 1 if one is left.",
               "mutate");
  judge::add_root(app, options);
  judge::add_ids(app, options);
  judge::add_work(app, options);
  app.add_option("--json", options.json, "write the results to this file");
  app.add_option("--faults", options.faults, "programs of each kind of faults.cpp")
      ->check(CLI::Range(0, 100000))
      ->capture_default_str();
  app.add_flag("--force", options.force, "try again what did not change");
  add_shown(app, options);
  return judge::parse(app, argc, argv);
}

}  // namespace mutate
