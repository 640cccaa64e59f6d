// Mutation testing of the submissions: see README.md beside this file. Exit status 0 when every
// mutant is killed, the same code or explained; 1 when one is not or an explanation is stale; 2, 3,
// 130 as the judge's.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "judge/base/text.hpp"
#include "judge/cli/command_line.hpp"
#include "judge/cli/selection.hpp"
#include "judge/mutate/trial.hpp"
#include "judge/problem/problem_folder.hpp"

namespace mutate {
namespace {

// --- what is told ---

using Json = nlohmann::ordered_json;

std::string fate_name(Fate fate) {
  static const std::map<Fate, std::string> kNames = {
      {Fate::kNoProgram, "does not compile"}, {Fate::kTwin, "twin"},
      {Fate::kSameCode, "same code"},         {Fate::kKilled, "killed"},
      {Fate::kExplained, "explained"},        {Fate::kUnexplained, "SURVIVES"}};
  return kNames.at(fate);
}

std::string place(const ProblemResult& result, const Mutant& mutant) {
  return fmt::format("problems/{}/main.cpp:{}", result.id, mutant.line);
}

// What the tests reject.
struct Rejected {
  std::vector<std::string> wrong;
  int mutants = 0;
  int alone = 0;  // mutants and wrong/ files that no other test rejects
};

std::map<std::string, Rejected> rejected_by_test(const ProblemResult& result) {
  std::map<std::string, Rejected> by_test;
  for (const WrongResult& wrong : result.wrong) {
    for (const Rejection& rejection : wrong.rejections) {
      by_test[rejection.test].wrong.push_back(wrong.name);
      by_test[rejection.test].alone += wrong.rejections.size() == 1 ? 1 : 0;
    }
  }
  for (const MutantResult& entry : result.mutants) {
    if (entry.fate != Fate::kKilled) continue;
    const bool was_cut_short = entry.rejections.back().verdict == judge::Verdict::kTle;
    for (const Rejection& rejection : entry.rejections) {
      ++by_test[rejection.test].mutants;
      by_test[rejection.test].alone += entry.rejections.size() == 1 && !was_cut_short ? 1 : 0;
    }
  }
  return by_test;
}

std::string words_for(const Rejected& rejected) {
  if (rejected.wrong.empty() && rejected.mutants == 0) return "IDLE: rejects nothing";
  return fmt::format("{} mutants, {} only here; {}", rejected.mutants, rejected.alone,
                     rejected.wrong.empty() ? "no wrong/ file" : judge::join(rejected.wrong, " "));
}

std::string end_words(long long found, long long allowed) {
  return found == allowed ? fmt::format("{}", found) : fmt::format("{} (of {})", found, allowed);
}

std::string range_words(const ValueRange& range) {
  return fmt::format("{}: {} … {}", range.name, end_words(range.least, range.allowed_least),
                     end_words(range.greatest, range.allowed_greatest));
}

std::string table_row(const ProblemResult& result) {
  const auto caught =
      std::count_if(result.wrong.begin(), result.wrong.end(),
                    [](const WrongResult& wrong) { return !wrong.rejections.empty(); });
  std::uint64_t bytes = 0;
  for (const TestSize& test : result.tests)
    bytes += test.bytes;
  std::vector<std::string> reached;
  for (const ValueRange& range : result.reached)
    reached.push_back(range_words(range));
  const int same = result.count(Fate::kSameCode) + result.count(Fate::kExplained);
  return fmt::format("| {} | {} | {} | {} / {} | {} / {} | {} | {} |\n", result.id,
                     result.tests.size(), bytes, caught, result.wrong.size(),
                     result.count(Fate::kKilled), result.made(), same, judge::join(reached, "; "));
}

// The counts of a problem in one line, then what is unexplained and what is stale, a line each in
// the form that equivalent.txt takes.
std::string summary(const ProblemResult& result) {
  int by_time = 0, by_sanitizers = 0;
  std::string survivors;
  for (const MutantResult& entry : result.mutants) {
    if (entry.fate == Fate::kKilled) {
      by_time += entry.rejections.front().verdict == judge::Verdict::kTle ? 1 : 0;
      by_sanitizers += entry.by_sanitizer ? 1 : 0;
    } else if (entry.fate == Fate::kUnexplained) {
      survivors +=
          fmt::format("  survives ({})\n{}\n", place(result, entry.mutant), entry.mutant.id);
    }
  }
  std::string text = fmt::format(
      "{}: {} mutants: {} killed ({} by time, {} by sanitizers), {} same code, {} explained, {} "
      "unexplained; {:.1f} s\n{}",
      result.id, result.made(), result.count(Fate::kKilled), by_time, by_sanitizers,
      result.count(Fate::kSameCode), result.count(Fate::kExplained),
      result.count(Fate::kUnexplained), result.seconds, survivors);
  for (const std::string& words : result.stale)
    text += fmt::format("  stale: {}\n", words);
  return text;
}

// For each test what it rejects, and what it alone rejects. Only for results with all tests.
std::string cases_report(const ProblemResult& result) {
  std::string text;
  std::map<std::string, Rejected> by_test = rejected_by_test(result);
  for (const TestSize& test : result.tests) {
    text += fmt::format("  {:<32} {:>9} bytes  {}\n", test.name, test.bytes,
                        words_for(by_test[test.name]));
  }
  for (const WrongResult& wrong : result.wrong) {
    if (wrong.rejections.empty()) text += fmt::format("  {}: no test rejects it\n", wrong.name);
  }
  return text;
}

// The table of testdata/<ID>/README.md.
std::string markdown_table(const std::vector<ProblemResult>& results) {
  std::string text =
      "| problem | cases | bytes of input | wrong/ rejected | mutants killed / made | same "
      "function | bounds reached |\n|---|---|---|---|---|---|---|\n";
  for (const ProblemResult& result : results)
    text += table_row(result);
  return text;
}

}  // namespace

// --- for programs; nlohmann-json finds these by the types ---

static void to_json(Json& json, const Rejection& rejection) {
  json = {{"test", rejection.test}, {"verdict", judge::verdict_name(rejection.verdict)}};
}

static void to_json(Json& json, const MutantResult& entry) {
  json = {{"id", entry.mutant.id},
          {"line", entry.mutant.line},
          {"fate", fate_name(entry.fate)},
          {"by_sanitizer", entry.by_sanitizer},
          {"rejected_by", entry.rejections}};
  if (!entry.reason.empty()) json["reason"] = entry.reason;
}

static void to_json(Json& json, const WrongResult& wrong) {
  json = {{"name", wrong.name}, {"rejected_by", wrong.rejections}};
}

static void to_json(Json& json, const ProblemResult& result) {
  json = {{"problem", result.id},
          {"made", result.made()},
          {"killed", result.count(Fate::kKilled)},
          {"same_code", result.count(Fate::kSameCode)},
          {"explained", result.count(Fate::kExplained)},
          {"unexplained", result.count(Fate::kUnexplained)},
          {"stale", result.stale},
          {"seconds", result.seconds},
          {"mutants", result.mutants},
          {"wrong", result.wrong}};
}

namespace {

std::string json_report(const std::vector<ProblemResult>& results) {
  return Json{{"results", results}}.dump(2) + "\n";
}

// --- the command ---

enum class Shown { kSummary, kCases, kTable };

struct Options : judge::CommonOptions {
  Shown shown = Shown::kSummary;
  std::optional<judge::fs::path> json;
  bool force = false;
};

// Beside a table, which people write into a file, the survivors are told on standard error.
void show(Shown shown, const ProblemResult& result) {
  fmt::print(shown == Shown::kTable ? stderr : stdout, "{}", summary(result));
  if (shown == Shown::kCases) fmt::print("{}", cases_report(result));
  std::fflush(stdout);
}

// Whether entries of problems/equivalent.txt are for no problem: only known after all of them.
bool tell_unused(const judge::Workspace& workspace, const std::vector<ProblemResult>& results) {
  const std::vector<std::string> entries =
      unused(equivalents_in(workspace, workspace.root() / "problems"), results);
  for (const std::string& words : entries)
    fmt::print("  stale: {}\n", words);
  return !entries.empty();
}

int run(const Options& options, const judge::StopToken& stop) {
  judge::Context context(options.root, options.jobs, options.verbosity, stop);
  const bool all_tests = options.shown == Shown::kCases;
  const bool with_wrong = all_tests || options.shown == Shown::kTable;
  std::vector<ProblemResult> results;
  bool is_clean = true;
  for (const std::string& id : judge::chosen_ids(options)) {
    results.push_back(try_problem(context, judge::load_problem(context.workspace.root(), id),
                                  {all_tests, with_wrong, options.force}));
    context.progress.clear();
    show(options.shown, results.back());
    is_clean = is_clean && results.back().is_clean();
  }
  if (options.shown == Shown::kTable) fmt::print("{}", markdown_table(results));
  if (options.ids.empty() && tell_unused(context.workspace, results)) is_clean = false;
  if (options.json) judge::write_file(judge::fs::absolute(*options.json), json_report(results));
  return is_clean ? judge::kAllHeld : judge::kOneFailed;
}

}  // namespace
}  // namespace mutate

int main(int argc, char** argv) {
  mutate::Options options;
  CLI::App app("Do the data reject every mutant of the submissions? Exit status 1 if one is left.",
               "mutate");
  judge::add_root(app, options);
  judge::add_ids(app, options);
  judge::add_work(app, options);
  app.add_option("--json", options.json, "write the results to this file");
  app.add_flag("--force", options.force, "try again what did not change");
  CLI::Option* cases = app.add_flag(
      "--cases", "try all tests on all mutants and wrong/ files: which test rejects what");
  CLI::Option* table =
      app.add_flag("--table", "the table of testdata/ID/README.md, in Markdown")->excludes(cases);
  if (const auto status = judge::parse(app, argc, argv)) return *status;
  if (*cases) options.shown = mutate::Shown::kCases;
  if (*table) options.shown = mutate::Shown::kTable;
  return judge::run_main("mutate",
                         [&](const judge::StopToken& stop) { return mutate::run(options, stop); });
}
