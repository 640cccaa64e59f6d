// The search for rules (common/find) as a page calls it. A request is a line with the question (table
// or rule), one with the language (en or zh), one with "misere" or nothing, and then what the reader
// typed: takes, an octal code, or the lines of a table.
#include <chrono>

#include "common/find/find.hpp"
#include "common/site/page_answers.hpp"

namespace {

using page::list;
using page::Object;
using problem::Language;

find::Result<find::Table> table_of(const std::string& typed, bool is_misere) {
  const bool is_takes = typed.find_first_of(".\n ") == std::string::npos;
  return is_misere && is_takes ? find::take_game(typed, 0, true) : find::table_of_input(typed);
}

std::string shown(const find::Table& table, Language language) {
  return Object()
      .put("game", table.game.in(language))
      .put("grid", find::grid_of(table, false))
      .put("svg", find::svg_of(table))
      .text();
}

std::string rule_of(const find::Table& table, Language language) {
  constexpr std::chrono::seconds kLongest(20);
  const auto end = std::chrono::steady_clock::now() + kLongest;
  find::Budget budget;
  budget.is_over = [&] { return std::chrono::steady_clock::now() > end; };
  const find::Finding finding = find::find_rules(table, budget);
  std::vector<std::string> rules;
  for (const find::Found& found : finding.rules) {
    rules.push_back(Object()
                        .put("words", found.rule.words.in(language))
                        .put("evidence", find::evidence(found, table).in(language))
                        .put("proved", !found.proof.english.empty())
                        .text());
  }
  return Object()
      .raw("rules", list(rules))
      .put("none", rules.empty() ? find::none_words(finding, table).in(language) : "")
      .put("difference", find::difference_words(finding, table).in(language))
      .put("code", rules.empty() ? "" : find::header_of(finding, table))
      .put("cut", finding.is_cut_short)
      .text();
}

}  // namespace

std::string page::answer_to(const std::string& request) {
  play::Words lines = play::parts_of(request, '\n');
  lines.resize(std::max<std::size_t>(lines.size(), 4));
  const Language language = lines[1] == "zh" ? Language::kChinese : Language::kEnglish;
  const std::string typed = play::joined({lines.begin() + 3, lines.end()}, "\n");
  const auto table = table_of(typed, lines[2] == "misere");
  if (!table) return Object().put("error", table.error.in(language)).text();
  return lines[0] == "rule" ? rule_of(*table.value, language) : shown(*table.value, language);
}
