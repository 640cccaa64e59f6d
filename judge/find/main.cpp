// `judge find`, a program of its own: from the rules of a game to its rule. Exit status 0: a rule; 1:
// none found; 2, 3, 130 as the judge's.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>

#include "common/find/find.hpp"
#include "judge/base/errors.hpp"
#include "judge/base/language.hpp"
#include "judge/cli/command_line.hpp"
#include "judge/cli/selection.hpp"
#include "judge/find/game_table.hpp"

namespace {

using judge::fs::path;
using problem::say;
using problem::Text;

struct Options : judge::CommonOptions {
  std::string takes, octal;
  std::optional<path> table;
  bool is_misere = false;
  judge::TableLimits limits;
  double seconds = 45;
  std::optional<path> code, json, svg;
  std::string language;
};

find::Table required(const std::string& source, find::Result<find::Table> table) {
  if (!table) throw judge::UsageError(source + ": " + table.error.english);
  return *std::move(table.value);
}

path rules_of(Options& options) {
  std::optional<path> rules;
  judge::sort_words(options, rules);
  if (options.ids.size() + (rules ? 1 : 0) != 1)
    throw judge::UsageError(
        "find: one file with rules, one problem, --take, --octal or --table is wanted");
  if (!rules) rules = options.root / "problems" / options.ids[0] / "rules.hpp";
  if (!judge::fs::is_regular_file(*rules))
    throw judge::UsageError(rules->string() + ": there is no such file");
  return *rules;
}

find::Table table_of(judge::Context& context, Options& options) {
  const auto size = static_cast<std::size_t>(options.limits.to > 0 ? options.limits.to + 1 : 0);
  if (options.table)
    return required(options.table->string(), find::table_of(judge::read_file(*options.table)));
  if (!options.takes.empty())
    return required("--take", find::take_game(options.takes, size, options.is_misere));
  if (!options.octal.empty()) return required("--octal", find::octal_game(options.octal, size));
  return judge::game_table(context, rules_of(options), options.limits);
}

std::string report(const find::Finding& finding, const find::Table& table,
                   problem::Language language) {
  std::string text;
  for (std::size_t i = 0; i < finding.rules.size(); ++i) {
    text +=
        fmt::format("{}{}\n    {}\n", finding.rules.size() > 1 ? fmt::format("{}. ", i + 1) : "",
                    finding.rules[i].rule->words().in(language),
                    find::evidence(finding.rules[i], table).in(language));
  }
  if (finding.rules.empty()) text += find::none_words(finding, table).in(language) + "\n";
  const std::string difference = find::difference_words(finding, table).in(language);
  if (!difference.empty()) text += difference + "\n";
  if (finding.is_cut_short) {
    text += say("The search was cut short: --seconds gives it more time.",
                "搜索因时间不足而中断：可用 --seconds 延长。")
                .in(language) +
            "\n";
  }
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
                     {"rule", both(found.rule->words())},
                     {"known", both(find::evidence(found, table))},
                     {"proved", !found.proof.english.empty()}});
  }
  const Json json = {{"game", table.game.english},
                     {"numbers", table.names},
                     {"size", table.size},
                     {"rules", rules},
                     {"complete", !finding.is_cut_short},
                     {"code", find::header_of(finding, table)}};
  return json.dump(2) + "\n";
}

// Nothing is written where there is no rule.
void write(const Options& options, const find::Finding& finding, const find::Table& table) {
  if (options.code && !finding.rules.empty())
    judge::write_file(judge::fs::absolute(*options.code), find::header_of(finding, table));
  if (options.json) judge::write_file(judge::fs::absolute(*options.json), json_of(finding, table));
  if (options.svg) judge::write_file(judge::fs::absolute(*options.svg), find::svg_of(table));
}

int run(Options& options, const judge::StopToken& stop) {
  for (const auto& [name, file] :
       {std::pair{"--code", options.code}, {"--json", options.json}, {"--svg", options.svg}}) {
    if (file) judge::check_can_write(name, *file);
  }
  const auto language = judge::Say(options.language).is_chinese ? problem::Language::kChinese
                                                                : problem::Language::kEnglish;
  judge::Context context(options.root, 1, options.verbosity, stop);
  const find::Table table = table_of(context, options);
  context.progress.print(find::grid_of(table, judge::shows_colours()) + "\n");
  const auto end =
      std::chrono::steady_clock::now() + std::chrono::duration<double>(options.seconds);
  find::Budget budget;
  budget.is_over = [&] { return stop.is_requested() || std::chrono::steady_clock::now() > end; };
  budget.on_step = [&](const Text& family) {
    context.progress.step(say("looking for: {0}", "正在寻找：{0}", {family}).in(language));
  };
  const find::Finding finding = find::find_rules(table, budget);
  context.progress.print(report(finding, table, language));
  if (!finding.rules.empty() && !options.code) judge::print("\n" + find::header_of(finding, table));
  stop.check();
  write(options, finding, table);
  return finding.rules.empty() ? judge::kOneFailed : judge::kAllHeld;
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
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
  app.add_option("--to", options.limits.to, "the table's greatest number")
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
  return judge::run_main("judge", [&](const judge::StopToken& stop) { return run(options, stop); });
}
