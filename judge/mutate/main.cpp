// Mutation testing of the submissions: see README.md beside this file. Exit status 0 when every
// mutant is killed, the same code or explained; 1 when one is not or an explanation is stale; 2, 3,
// 130 as the judge's.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <optional>

#include "judge/cli/command_line.hpp"
#include "judge/cli/selection.hpp"
#include "judge/mutate/report.hpp"
#include "judge/mutate/trial.hpp"
#include "judge/problem/problem_folder.hpp"

namespace {

using mutate::ProblemResult;

enum class Shown { kSummary, kList, kCases, kTable };

struct Options : judge::CommonOptions {
  Shown shown = Shown::kSummary;
  std::optional<judge::fs::path> json;
  bool force = false;
};

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
      add("--table", Shown::kTable, "the table of testdata/ID/README.md, in Markdown");
  list->excludes(cases)->excludes(table);
  cases->excludes(table);
}

void show(Shown shown, const ProblemResult& result) {
  if (shown == Shown::kTable) return;
  if (shown == Shown::kList) fmt::print("{}", mutate::listing(result));
  fmt::print("{}", mutate::summary(result));
  if (shown == Shown::kCases) fmt::print("{}", mutate::cases_report(result));
  std::fflush(stdout);
}

// Whether entries of problems/equivalent.txt are for no problem: only known after all of them.
bool tell_unused(const judge::Workspace& workspace, const std::vector<ProblemResult>& results) {
  const std::vector<std::string> entries =
      mutate::unused(mutate::equivalents_in(workspace, workspace.root() / "problems"), results);
  for (const std::string& words : entries)
    fmt::print("  stale: {}\n", words);
  return !entries.empty();
}

int run(const Options& options, const judge::StopToken& stop) {
  judge::Context context(options.root, options.jobs, options.verbosity, stop);
  const bool all_tests = options.shown == Shown::kCases;
  const bool with_package = all_tests || options.shown == Shown::kTable;
  std::vector<ProblemResult> results;
  bool is_clean = true;
  for (const std::string& id : judge::chosen_ids(options)) {
    results.push_back(mutate::try_problem(context,
                                          judge::load_problem(context.workspace.root(), id),
                                          {all_tests, with_package, options.force}));
    context.progress.clear();
    show(options.shown, results.back());
    is_clean = is_clean && results.back().is_clean();
  }
  if (options.shown == Shown::kTable) fmt::print("{}", mutate::markdown_table(results));
  if (options.ids.empty() && tell_unused(context.workspace, results)) is_clean = false;
  if (options.json) judge::write_file(judge::fs::absolute(*options.json), json_report(results));
  return is_clean ? judge::kAllHeld : judge::kOneFailed;
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App app("Do the data reject every mutant of the submissions? Exit status 1 if one is left.",
               "mutate");
  judge::add_root(app, options);
  judge::add_ids(app, options);
  judge::add_work(app, options);
  app.add_option("--json", options.json, "write the results to this file");
  app.add_flag("--force", options.force, "try again what did not change");
  add_shown(app, options);
  if (const auto status = judge::parse(app, argc, argv)) return *status;
  return judge::run_main("mutate",
                         [&](const judge::StopToken& stop) { return run(options, stop); });
}
