// `judge find`, a program of its own: from the rules of a game to its rule. Exit status 0: a rule; 1:
// none found; 2, 3, 130 as the judge's.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>

#include "common/find/find.hpp"
#include "judge/base/errors.hpp"
#include "judge/base/language.hpp"
#include "judge/base/text.hpp"
#include "judge/cli/command_line.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/context.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace judge {
namespace {

using problem::say;
using problem::Text;

struct Options : CommonOptions {
  std::string takes, octal;
  std::optional<fs::path> table;
  bool is_misere = false;
  int to = 0;  // the greatest number; 0: one that fits the kind of game
  double seconds = 45;
  std::optional<fs::path> code, json, svg;
  std::string language;
};

// --- the table of a game out of its rules -------------------------------------------------------

constexpr int kMemory = 1024;   // MiB
constexpr double kSeconds = 3;  // of CPU time, after which the table ends where it is
constexpr std::size_t kLeastShells = 12;

constexpr const char* kTabulate =
#include "common/find/tabulate.hpp.text"
    ;

Program compile(Context& context, const fs::path& rules) {
  const std::string text = read_file(rules);
  const bool is_misere = std::regex_search(text, std::regex("\\bmisere\\s*="));
  const TemporaryFolder folder(context.workspace.scratch());
  write_file(folder.path() / "tabulate.hpp", kTabulate);
  write_file(
      folder.path() / "find.cpp",
      fmt::format("#include \"{}\"\n#include \"tabulate.hpp\"\n\nnamespace rules {{}}\n"
                  "using namespace rules;\n\nint main(int argc, char** argv) {{\n"
                  "  return tabulate::run(tabulate::game_of(options), {}, argc, argv);\n}}\n",
                  rules.filename().string(), is_misere ? "misere" : "false"));
  const Compiled compiled = context.compiler.helper(context.workers.sandbox(),
                                                    folder.path() / "find.cpp", kMemory, {rules});
  if (compiled.program) return *compiled.program;
  std::string why = compiled.diagnostics;
  for (const std::string_view line : split_lines(compiled.diagnostics)) {
    if (line.find("error: ") == std::string_view::npos) continue;
    const bool is_ours = line.find("find.cpp:") == 0 || line.find("tabulate.hpp:") == 0;
    why = line;
    if (is_ours)
      why = "there is no function `options` with one of the signatures of judge/README.md#find: " +
            why;
    break;
  }
  throw UsageError(fmt::format("{}: {}\n{}", rules.string(), compiled.reason, why));
}

// What the program says in its last line, "error WORD NUMBERS".
[[noreturn]] void refuse(const fs::path& rules, std::string_view line) {
  const std::vector<std::string> words = split_words(line);
  const std::string at =
      words.size() == 3 ? words[2] : "(" + join({words.begin() + 2, words.end()}, ", ") + ")";
  static const std::map<std::string, std::string> kMeanings = {
      {"cycle",
       "the game comes back to position {}: it need not end, so nothing here applies to it"},
      {"negative",
       "position {} has an option with a negative number; all numbers must be at least 0"},
      {"endless", "position {}: options() does not come back in time"},
      {"large",
       "too many positions lie below one another; at {} the table has more than 30 million: does every move make the position smaller?"},
      {"crash", "options() of position {} crashes: memory, a division by 0 or an abort"},
      {"misere",
       "`misere` with heaps that split: the outcome does not follow from values of single heaps"}};
  throw UsageError(
      fmt::format("{}: {}", rules.string(), fmt::format(fmt::runtime(kMeanings.at(words[1])), at)));
}

// The lines of the program: what it is a table of, then the values shell by shell, as a box.
find::Table table_in(const fs::path& rules, const std::vector<std::string_view>& lines) {
  find::Table table;
  table.game = rules.filename().string();
  table.names = split_words(lines.at(0));
  table.kind = table.names.at(0) == "grundy" ? find::Kind::kGrundy : find::Kind::kOutcome;
  table.names.erase(table.names.begin());
  std::vector<std::vector<std::string>> shells;
  for (auto line = lines.begin() + 1; line != lines.end(); ++line)
    shells.push_back(split_words(*line));
  for (std::size_t i = 0; i < table.numbers(); ++i)
    table.size[i] = shells.size();
  std::vector<std::size_t> read(shells.size(), 0);
  for (std::size_t i = 0; i < table.count(); ++i) {
    const find::Position at = table.at(i);
    const std::uint64_t m = *std::max_element(at.begin(), at.end());
    const auto value =
        read[m] < shells[m].size() ? play::number_of(shells[m][read[m]++]) : std::nullopt;
    if (!value)
      throw UsageError(
          fmt::format("{}: options() must not write to standard output", rules.string()));
    table.values.push_back(static_cast<std::uint32_t>(*value));
  }
  return table;
}

// The table of a game out of its rules, compiled and run in the sandbox.
find::Table game_table(Context& context, const fs::path& rules, int to) {
  context.progress.step("compiling " + rules.string());
  const Program program = compile(context, rules);
  context.progress.step("computing the table");
  Limits bounds = helper_limits();
  bounds.cpu_seconds = kSeconds + 6;
  bounds.wall_seconds = 4 * bounds.cpu_seconds;
  bounds.memory_bytes = std::uint64_t{kMemory} << 20;
  const Outcome outcome =
      run_program(context.workers.sandbox(), program,
                  {std::to_string(to), fmt::format("{}", kSeconds)}, Content{}, bounds);
  const std::vector<std::string_view> lines = split_lines(outcome.output);
  for (const std::string_view line : lines) {
    if (line.substr(0, 6) == "error ") refuse(rules, line);
  }
  if (!has_exited(outcome, 0)) {
    if (outcome.end == End::kBroken) throw JudgeError(outcome.message);
    throw UsageError(fmt::format("{}: {}, after the positions up to {}", rules.string(),
                                 describe_end(outcome, bounds, bounds.cpu_seconds), lines.size()));
  }
  if (lines.size() < 1 + kLeastShells && to == 0) {
    throw UsageError(fmt::format(
        "{}: in {} s of CPU time the table got no further than {}; make options() quicker",
        rules.string(), kSeconds, lines.size()));
  }
  return table_in(rules, lines);
}

// --- the command ---------------------------------------------------------------------------------

find::Table required(const std::string& source, find::Result<find::Table> table) {
  if (!table) throw UsageError(source + ": " + table.error.english);
  return *std::move(table.value);
}

fs::path rules_of(Options& options) {
  std::optional<fs::path> rules;
  sort_words(options, rules);
  if (options.ids.size() + (rules ? 1 : 0) != 1)
    throw UsageError(
        "find: one file with rules, one problem, --take, --octal or --table is wanted");
  if (!rules) rules = options.root / "problems" / options.ids[0] / "rules.hpp";
  if (!fs::is_regular_file(*rules)) throw UsageError(rules->string() + ": there is no such file");
  return *rules;
}

find::Table table_of(Context& context, Options& options) {
  const auto size = static_cast<std::size_t>(options.to > 0 ? options.to + 1 : 0);
  if (options.table)
    return required(options.table->string(), find::table_of(read_file(*options.table)));
  if (!options.takes.empty())
    return required("--take", find::take_game(options.takes, size, options.is_misere));
  if (!options.octal.empty()) return required("--octal", find::octal_game(options.octal, size));
  return game_table(context, rules_of(options), options.to);
}

std::string report(const find::Finding& finding, const find::Table& table,
                   problem::Language language) {
  std::string text;
  for (const find::Found& found : finding.rules) {
    if (finding.rules.size() > 1) text += fmt::format("{}. ", &found - finding.rules.data() + 1);
    text += fmt::format("{}\n    {}\n", found.rule.words.in(language),
                        find::evidence(found, table).in(language));
  }
  const Text none = finding.rules.empty() ? find::none_words(finding, table) : Text(),
             cut = say("The search was cut short: --seconds gives it more time.",
                       "搜索因时间不足而中断：可用 --seconds 延长。");
  for (const Text& line :
       {none, find::difference_words(finding, table), finding.is_cut_short ? cut : Text()})
    text += line.english.empty() ? "" : line.in(language) + "\n";
  return text;
}

std::string json_of(const find::Finding& finding, const find::Table& table) {
  using Json = nlohmann::ordered_json;
  const auto both = [](const Text& text) {
    return Json{{"en", text.english}, {"zh", text.chinese}};
  };
  Json rules = Json::array();
  for (const find::Found& found : finding.rules) {
    rules.push_back({{"gives", found.kind == find::Kind::kGrundy ? "grundy" : "outcome"},
                     {"rule", both(found.rule.words)},
                     {"known", both(find::evidence(found, table))},
                     {"proved", !found.proof.english.empty()}});
  }
  return Json{{"game", table.game.english},
              {"numbers", table.names},
              {"size", table.size},
              {"rules", rules},
              {"complete", !finding.is_cut_short},
              {"code", find::header_of(finding, table)}}
             .dump(2) +
         "\n";
}

// Nothing is written where there is no rule.
void write(const Options& options, const find::Finding& finding, const find::Table& table) {
  if (options.code && !finding.rules.empty())
    write_file(fs::absolute(*options.code), find::header_of(finding, table));
  if (options.json) write_file(fs::absolute(*options.json), json_of(finding, table));
  if (options.svg) write_file(fs::absolute(*options.svg), find::svg_of(table));
}

int run(Options& options, const StopToken& stop) {
  for (const auto& [name, file] :
       {std::pair{"--code", options.code}, {"--json", options.json}, {"--svg", options.svg}}) {
    if (file) check_can_write(name, *file);
  }
  const auto language =
      Say(options.language).is_chinese ? problem::Language::kChinese : problem::Language::kEnglish;
  Context context(options.root, 1, options.verbosity, stop);
  const find::Table table = table_of(context, options);
  context.progress.print(find::grid_of(table, shows_colours()) + "\n");
  const auto end =
      std::chrono::steady_clock::now() + std::chrono::duration<double>(options.seconds);
  find::Budget budget;
  budget.is_over = [&] { return stop.is_requested() || std::chrono::steady_clock::now() > end; };
  budget.on_step = [&](const Text& family) {
    context.progress.step(say("looking for: {0}", "正在寻找：{0}", {family}).in(language));
  };
  const find::Finding finding = find::find_rules(table, budget);
  context.progress.print(report(finding, table, language));
  if (!finding.rules.empty() && !options.code) print("\n" + find::header_of(finding, table));
  stop.check();
  write(options, finding, table);
  return finding.rules.empty() ? kOneFailed : kAllHeld;
}

}  // namespace
}  // namespace judge

int main(int argc, char** argv) {
  judge::Options options;
  CLI::App app("From the rules of a game to its rule: table, rule in words, how far it holds, C++.",
               "judge find");
  judge::add_root(app, options);
  judge::add_ids(app, options);
  app.get_option("ID")
      ->description("a header with the rules, or a problem that has one")
      ->type_name("RULES|ID");
  CLI::Option* take = app.add_option("--take", options.takes, "one heap, these takes: 1,3,4");
  CLI::Option* octal =
      app.add_option("--octal", options.octal, "an octal game: 0.137")->excludes(take);
  app.add_option("--table", options.table, "a table: lines of one to three numbers and a value")
      ->excludes(take)
      ->excludes(octal);
  app.add_flag("--misere", options.is_misere, "with --take: who takes last loses")->needs(take);
  app.add_option("--to", options.to, "the table's greatest number")
      ->check(CLI::Range(16, 10000000));
  app.add_option("--seconds", options.seconds, "how long to search at most")
      ->check(CLI::Range(0.1, 1e6))
      ->capture_default_str();
  app.add_option("--code", options.code, "write the C++ header there, not to standard output");
  app.add_option("--json", options.json, "write what was found to this file");
  app.add_option("--svg", options.svg, "write the picture of the table to this file");
  app.add_option("--lang", options.language, "en or zh (default: as LC_ALL or LANG say)")
      ->check(CLI::IsMember({"en", "zh"}));
  if (const auto status = judge::parse(app, argc, argv)) return *status;
  return judge::run_main("judge",
                         [&](const judge::StopToken& stop) { return judge::run(options, stop); });
}
