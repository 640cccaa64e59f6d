#include "common/find/find.hpp"

#include <algorithm>
#include <cmath>

namespace find {
namespace {

// Not tried after a rule of at most `enough` bits, since no other one would be preferred.
struct NamedFamily {
  Family* rules;
  double enough;
  Text name;
};
constexpr double kQuick = 0, kShort = 60, kAny = HUGE_VAL;

const std::vector<NamedFamily>& families() {
  static const std::vector<NamedFamily> kAll = {
      {periodic_rules, kQuick, say("periods", "周期")},
      {sequence_rules, kQuick, say("sequences", "数列")},
      {beatty_rules, kQuick, say("pairs", "数对")},
      {threshold_rules, kQuick, say("thresholds", "阈值")},
      {division_rules, kQuick, say("halves and digits", "折半与数位")},
      {small_formula_rules, kQuick, say("small formulas", "小公式")},
      {sum_rules, kQuick, say("sums", "和")},
      {formula_rules, kShort, say("formulas", "公式")},
      {automaton_rules, kShort, say("automata", "自动机")},
      {margin_rules, kAny, say("margins", "边缘")}};
  return kAll;
}

// Whether nothing happens behind the beginning.
bool is_settled(const Table& table) {
  constexpr std::size_t kBeginning = 1000;
  const auto begin = table.values.begin() + static_cast<std::ptrdiff_t>(table.count() / kBeginning);
  return table.numbers() == 1 &&
         std::adjacent_find(begin, table.values.end(), std::not_equal_to<>()) == table.values.end();
}

// A rule is believed if the table holds several times as much as the rule says by itself.
bool is_much_shorter(const Rule& rule, double known, const Table& table) {
  constexpr double kMuchShorter = 3, kLeastInformation = 24, kConstant = 24;
  constexpr std::size_t kLeastCount = 64;
  if (known == 0 || is_settled(table)) return rule.bits < kConstant && table.count() >= kLeastCount;
  return known >= kMuchShorter * rule.bits + kLeastInformation;
}

constexpr double kMuchLonger = 1.5;
constexpr std::size_t kMostShown = 3;

bool is_proved(const Found& found) {
  return !found.proof.english.empty();
}

// Adds the rule if it has no exception in the table; else it may be the one that went furthest.
void check(const Rule& rule, const Table& table, std::vector<Found>& all, Finding& finding) {
  Position exception;
  if (holds_in(rule, table, exception)) {
    const bool is_known = std::any_of(all.begin(), all.end(), [&](const Found& found) {
      return found.rule.words.english == rule.words.english;
    });
    if (!is_known) all.push_back({table.kind, rule, {}});
  } else if (finding.refuted.english.empty() || finding.exception < exception) {
    finding.refuted = rule.words;
    finding.exception = exception;
  }
}

// The best rules for the kind of values that the table has; `is_brief`: by the quick families.
void search(const Table& table, const Budget& budget, bool is_brief, Finding& finding) {
  const double known = information(table);
  const Table part = learning_part(table);
  std::vector<Found> all;
  // With a theorem the whole table may be learned from: it is the hypothesis that is checked.
  for (const Rule& rule :
       table.theorem == Theorem::kNone ? Rules() : periodic_rules(table, budget)) {
    const Text proof = rule.proof(table);
    if (!proof.english.empty()) all.push_back({table.kind, rule, proof});
  }
  for (const NamedFamily& family : families()) {
    const bool is_done = std::any_of(all.begin(), all.end(), [&](const Found& found) {
      return is_proved(found) || found.rule.bits <= family.enough;
    });
    if (part.count() == 0 || is_done || budget.is_over() || (is_brief && family.enough != kQuick))
      continue;
    budget.on_step(family.name);
    for (const Rule& rule : family.rules(part, budget)) {
      if (is_much_shorter(rule, known, table)) check(rule, table, all, finding);
    }
  }
  finding.is_cut_short = finding.is_cut_short || budget.is_over();
  std::stable_sort(all.begin(), all.end(), [](const Found& a, const Found& b) {
    return std::pair(!is_proved(a), a.rule.bits) < std::pair(!is_proved(b), b.rule.bits);
  });
  for (std::size_t i = 0; i < std::min(all.size(), kMostShown); ++i) {
    if (all[i].rule.bits <= kMuchLonger * all[0].rule.bits) finding.rules.push_back(all[i]);
  }
}

// "n < 1000" or "1 ≤ a < 300, 1 ≤ b < 300".
Text range_words(const Table& table) {
  play::Words words;
  for (std::size_t i = 0; i < table.numbers(); ++i) {
    words.push_back((table.low[i] > 0 ? std::to_string(table.low[i]) + " ≤ " : "") +
                    table.names[i] + " < " + std::to_string(table.low[i] + table.size[i]));
  }
  return play::joined(words, ", ");
}

std::string function_of(const Found& found, const Table& table, const std::string& parameters) {
  const bool is_grundy = found.kind == Kind::kGrundy;
  const std::uint64_t most = found.rule.most;
  const Text range = most == UINT64_MAX ? Text("of 64 bits") : say("up to {0}", "", {most});
  return lines_of(
      "// Rule     {0}\n// Known    {1}\n// Range    all numbers {2}\ninline {3}({4}) {\n{5}}\n",
      {found.rule.words.english, evidence(found, table).english, range.english,
       is_grundy ? "std::uint64_t grundy" : "bool mover_wins", parameters, found.rule.code});
}

// --- pictures -----------------------------------------------------------------------------------

// The first values in rows: one number goes on in the next row; of three numbers the last is its
// least.
std::vector<std::vector<std::uint32_t>> rows_of(const Table& table, std::size_t most_rows,
                                                std::size_t most_columns) {
  std::vector<std::vector<std::uint32_t>> rows;
  for (std::size_t i = 0; i < table.count(); i += table.size[2]) {
    const Position at = table.at(i);
    const bool is_line = table.numbers() == 1;
    const std::size_t row = is_line ? i / most_columns : at[0] - table.low[0],
                      column = is_line ? i % most_columns : at[1] - table.low[1];
    if (row == most_rows) break;
    if (column == 0) rows.emplace_back();
    if (column < most_columns) rows.back().push_back(table.values[i]);
  }
  return rows;
}

std::string padded(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string sign(const Table& table, std::uint32_t value) {
  if (table.kind == Kind::kGrundy) return std::to_string(value);
  return value != 0 ? "W" : "L";
}

}  // namespace

Rules candidates(const Table& part, const Budget& budget) {
  Rules all;
  for (const NamedFamily& family : families()) {
    if (budget.is_over() || (family.enough != kQuick && !all.empty())) break;
    for (Rule& rule : family.rules(part, budget))
      all.push_back(std::move(rule));
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Rule& a, const Rule& b) { return a.bits < b.bits; });
  return all;
}

Finding find_rules(const Table& table, const Budget& budget) {
  Finding finding;
  search(table, budget, false, finding);
  if (table.kind == Kind::kOutcome) return finding;
  Table outcomes = outcomes_of(table);
  // What Guy and Smith proved is about Grundy values.
  if (table.theorem == Theorem::kOctal) outcomes.theorem = Theorem::kNone;
  const std::size_t known = finding.rules.size();
  if (known > 0 && is_settled(outcomes)) return finding;
  search(outcomes, budget, known > 0, finding);
  // Beside Grundy values an outcome is worth a sentence only if that is much shorter.
  const auto is_long = [&](const Found& found) {
    return known > 0 && found.kind == Kind::kOutcome &&
           2 * found.rule.bits > finding.rules[0].rule.bits;
  };
  finding.rules.erase(std::remove_if(finding.rules.begin(), finding.rules.end(), is_long),
                      finding.rules.end());
  return finding;
}

Text evidence(const Found& found, const Table& table) {
  if (is_proved(found)) return say("Proved: {0}.", "已证明：{0}。", {found.proof});
  const std::size_t part = learning_part(table).count();
  return say("No exception for {0}: learned from {1} positions, checked on {2} others. No proof.",
             "对 {0} 没有例外：由 {1} 个局面得出，在另外 {2} 个局面上检验过。未证明。",
             {range_words(table), part, table.count() - part});
}

Text difference_words(const Finding& finding, const Table& table) {
  const std::vector<Found>& rules = finding.rules;
  if (rules.size() < 2 || rules[0].kind != rules[1].kind) return {};
  Table wider = table;
  for (std::size_t i = 0; i < table.numbers(); ++i)
    wider.size[i] *= 2;
  for (std::size_t i = 0; i < wider.count(); ++i) {
    const Position at = wider.at(i);
    if (!table.holds(at) && rules[0].rule.value(at) != rules[1].rule.value(at))
      return say("Beyond the table the first two rules differ at {0}.",
                 "在表外，前两条规律首次不同于 {0}。", {position_words(table, at)});
  }
  return {};
}

Text none_words(const Finding& finding, const Table& table) {
  Text words = say("No rule found for {0}.", "对 {0} 没有找到规律。", {range_words(table)});
  if (finding.refuted.english.empty()) return words;
  return words + say(" The last one to fail, at {0}: {1}", "最后失败的一条（在 {0} 处）：{1}",
                     {position_words(table, finding.exception), finding.refuted});
}

std::string header_of(const Finding& finding, const Table& table) {
  const Found *grundy = nullptr, *outcome = nullptr;
  for (auto found = finding.rules.rbegin(); found != finding.rules.rend(); ++found)
    (found->kind == Kind::kGrundy ? grundy : outcome) = &*found;
  if (finding.rules.empty()) return "";
  const std::string parameters = "std::uint64_t " + play::joined(table.names, ", std::uint64_t ");
  std::string functions = grundy != nullptr ? function_of(*grundy, table, parameters) + "\n" : "";
  functions += outcome != nullptr
                   ? function_of(*outcome, table, parameters)
                   : lines_of("inline bool mover_wins({0}) {\n  return grundy({1}) != 0;\n}\n",
                              {parameters, play::joined(table.names, ", ")});
  std::string text = "// Game     " + table.game.english +
                     "\n#pragma once\n\n#include <cstdint>\n\nnamespace found {\n\n";
  functions = helpers_of(functions) + functions;
  if (functions.find("Wide") != std::string::npos)
    text +=
        "__extension__ typedef unsigned __int128 Wide;\n__extension__ typedef __int128 SignedWide;\n\n";
  return text + functions + "\n}  // namespace found\n";
}

double bits_of(SignedWide number) {
  return 2 + std::log2(std::fabs(static_cast<double>(number)) + 1);
}

std::string sum_of(const std::vector<Term>& terms, const std::string& times) {
  std::string text;
  for (const auto& [factor, what] : terms) {
    if (factor == 0) continue;
    const std::string sign = factor < 0 ? "−" : "+", size = std::to_string(std::abs(factor));
    text += text.empty() ? (factor < 0 ? sign : "") : " " + sign + " ";
    text += what.empty() ? size : size == "1" ? what : size + times + what;
  }
  return text.empty() ? "0" : text;
}

bool holds_in(const Rule& rule, const Table& table, Position& exception) {
  for (std::size_t i = 0; i < table.count(); ++i) {
    exception = table.at(i);
    if (rule.value(exception) != table.values[i]) return false;
  }
  return true;
}

std::string grid_of(const Table& table, bool is_coloured) {
  const bool is_line = table.numbers() == 1;
  const auto rows = is_line ? rows_of(table, 10, 10) : rows_of(table, 16, 16);
  const std::size_t step = is_line ? 10 : 1, columns = is_line ? 10 : rows[0].size();
  std::size_t width = 3;
  for (const auto& row : rows) {
    for (const std::uint32_t value : row)
      width = std::max(width, sign(table, value).size() + 1);
  }
  const std::string corner = is_line ? "n" : table.names[0] + "\\" + table.names[1];
  const std::size_t margin =
      std::max(corner.size(), std::to_string(table.low[0] + rows.size() * step).size()) + 1;
  std::string text = padded(corner, margin) + " |";
  for (std::size_t column = 0; column < columns; ++column)
    text +=
        padded((is_line ? "+" : "") + std::to_string((is_line ? 0 : table.low[1]) + column), width);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    text += "\n" + padded(std::to_string(table.low[0] + i * step), margin) + " |";
    for (const std::uint32_t value : rows[i]) {
      const std::string shown = padded(sign(table, value), width);
      text += is_coloured && value == 0 ? "\033[1;32m" + shown + "\033[0m" : shown;
    }
  }
  return text + "\n";
}

std::string svg_of(const Table& table) {
  constexpr std::size_t kSide = 8, kMargin = 4;
  const auto rows = table.numbers() == 1 ? rows_of(table, 40, 50) : rows_of(table, 60, 60);
  const std::uint32_t most =
      std::max<std::uint32_t>(1, *std::max_element(table.values.begin(), table.values.end()));
  std::string svg = lines_of(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" role=\"img\">"
      "<title>{2}</title>\n",
      {2 * kMargin + rows[0].size() * kSide, 2 * kMargin + rows.size() * kSide,
       table.game.english});
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      // Lost positions are dark; of the others the lighter, the less.
      const std::uint32_t value = rows[row][column];
      svg += lines_of(
          "<rect x=\"{0}\" y=\"{1}\" width=\"7\" height=\"7\" fill=\"hsl(214,60%,{2}%)\"/>\n",
          {kMargin + column * kSide, kMargin + row * kSide,
           value == 0 ? 25 : 94 - 30 * (value - 1) / most});
    }
  }
  return svg + "</svg>\n";
}

}  // namespace find
