#include "common/find/find.hpp"

#include <algorithm>
#include <cmath>

namespace find {
namespace {

struct Family {
  Rules (*rules)(const Table&, const Budget&);
  bool is_quick;
  Text name;
};

const std::vector<Family>& families() {
  static const std::vector<Family> kAll = {
      {periodic_rules, true, say("periods", "周期")},
      {sequence_rules, true, say("sequences", "数列")},
      {beatty_rules, true, say("pairs", "数对")},
      {threshold_rules, true, say("thresholds", "阈值")},
      {division_rules, true, say("halves and digits", "折半与数位")},
      {small_formula_rules, true, say("small formulas", "小公式")},
      {sum_rules, true, say("sums", "和")},
      {formula_rules, false, say("formulas", "公式")},
      {automaton_rules, false, say("automata", "自动机")}};
  return kAll;
}

// Whether nothing happens behind the beginning.
bool is_settled(const Table& table) {
  constexpr std::size_t kBeginning = 1000;
  return table.numbers() == 1 &&
         std::all_of(table.values.begin() + static_cast<std::ptrdiff_t>(table.count() / kBeginning),
                     table.values.end(),
                     [&](std::uint32_t value) { return value == table.values.back(); });
}

// A rule is believed if the table holds several times as much as the rule says by itself.
bool is_much_shorter(const Rule& rule, double known, const Table& table) {
  constexpr double kMuchShorter = 3, kLeastInformation = 24, kConstant = 24;
  constexpr std::size_t kLeastCount = 64;
  if (known == 0 || is_settled(table)) return rule.bits < kConstant && table.count() >= kLeastCount;
  return known >= kMuchShorter * rule.bits + kLeastInformation;
}

// Rules this short end the search: no other one would be preferred.
constexpr double kShort = 60;
constexpr std::size_t kMostShown = 3;
constexpr double kMuchLonger = 1.5;

class Search {
 public:
  Search(const Table& table, const Budget& budget, Finding& finding)
      : table_(table), budget_(budget), finding_(finding), information_(information(table)) {}

  // `is_brief`: the families that take no time.
  void run(bool is_brief) {
    const Table part = learning_part(table_);
    if (table_.theorem != Theorem::kNone) prove();
    for (const Family& family : families()) {
      if (part.count() == 0 || is_over(family, is_brief)) continue;
      budget_.on_step(family.name);
      for (const Rule& rule : family.rules(part, budget_))
        check(rule);
    }
    finding_.is_cut_short = finding_.is_cut_short || budget_.is_over();
    std::stable_sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) {
      return std::pair(a.proof.english.empty(), a.rule.bits) <
             std::pair(b.proof.english.empty(), b.rule.bits);
    });
    const double most = found_.empty() ? 0 : kMuchLonger * found_[0].rule.bits;
    found_.resize(std::min(found_.size(), kMostShown));
    for (Found& found : found_) {
      if (found.rule.bits <= most) finding_.rules.push_back(std::move(found));
    }
  }

 private:
  bool is_over(const Family& family, bool is_brief) const {
    const bool is_proved = !found_.empty() && !found_[0].proof.english.empty();
    if (budget_.is_over() || is_proved) return true;
    if (family.is_quick) return false;
    return is_brief || std::any_of(found_.begin(), found_.end(),
                                   [](const Found& found) { return found.rule.bits <= kShort; });
  }

  // With a theorem the whole table may be learned from: it is the hypothesis that is checked.
  void prove() {
    for (const Rule& rule : periodic_rules(table_, budget_)) {
      const Text proof = rule.proof(table_);
      if (!proof.english.empty()) found_.push_back({table_.kind, rule, proof});
    }
  }

  void check(const Rule& rule) {
    Position exception;
    if (!is_much_shorter(rule, information_, table_)) return;
    if (!holds_in(rule, table_, exception)) {
      if (finding_.refuted.english.empty() || finding_.exception < exception) {
        finding_.refuted = rule.words;
        finding_.exception = exception;
      }
      return;
    }
    const bool is_known = std::any_of(found_.begin(), found_.end(), [&](const Found& found) {
      return found.rule.words.english == rule.words.english;
    });
    if (!is_known) found_.push_back({table_.kind, rule, {}});
  }

  const Table& table_;
  const Budget& budget_;
  Finding& finding_;
  double information_;
  std::vector<Found> found_;
};

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

// The first of the table's positions as rows and columns.
struct Grid {
  std::size_t rows, columns;
  bool is_wrapped;  // one number, which goes on in the next row
};

Grid grid_in(const Table& table, std::size_t rows, std::size_t columns) {
  if (table.numbers() > 1)
    return {std::min<std::size_t>(table.size[0], rows),
            std::min<std::size_t>(table.size[1], columns), false};
  columns = std::max<std::size_t>(1, columns / 10 * 10);
  return {std::min<std::size_t>(rows, (table.size[0] + columns - 1) / columns), columns, true};
}

// The place of a cell in the table's values; with three numbers the last one is its least.
std::size_t cell(const Table& table, const Grid& grid, std::size_t row, std::size_t column) {
  return grid.is_wrapped ? row * grid.columns + column
                         : (row * table.size[1] + column) * table.size[2];
}

std::string padded(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string sign(const Table& table, std::size_t index) {
  if (table.kind == Kind::kGrundy) return std::to_string(table.values[index]);
  return table.values[index] != 0 ? "W" : "L";
}

}  // namespace

Rules candidates(const Table& part, const Budget& budget) {
  Rules all;
  for (const Family& family : families()) {
    if (budget.is_over() || (!family.is_quick && !all.empty())) break;
    for (Rule& rule : family.rules(part, budget))
      all.push_back(std::move(rule));
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Rule& a, const Rule& b) { return a.bits < b.bits; });
  return all;
}

Finding find_rules(const Table& table, const Budget& budget) {
  Finding finding;
  Search(table, budget, finding).run(false);
  if (table.kind == Kind::kOutcome) return finding;
  Table outcomes = outcomes_of(table);
  // What Guy and Smith proved is about Grundy values.
  if (table.theorem == Theorem::kOctal) outcomes.theorem = Theorem::kNone;
  const std::size_t known = finding.rules.size();
  if (known > 0 && is_settled(outcomes)) return finding;
  Search(outcomes, budget, finding).run(known > 0);
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
  if (!found.proof.english.empty()) return say("Proved: {0}.", "已证明：{0}。", {found.proof});
  const std::size_t part = learning_part(table).count();
  return say("No exception for {0}: learned from {1} positions, checked on {2} others. No proof.",
             "对 {0} 没有例外：由 {1} 个局面得出，在另外 {2} 个局面上检验过。未证明。",
             {range_words(table), part, table.count() - part});
}

Text difference_words(const Finding& finding, const Table& table) {
  if (finding.rules.size() < 2 || finding.rules[0].kind != finding.rules[1].kind) return {};
  constexpr std::uint64_t kFurther = 2;
  Table wider = table;
  for (std::size_t i = 0; i < table.numbers(); ++i)
    wider.size[i] = kFurther * table.size[i];
  for (std::size_t i = 0; i < wider.count(); ++i) {
    const Position at = wider.at(i);
    if (table.holds(at) || finding.rules[0].rule.value(at) == finding.rules[1].rule.value(at))
      continue;
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
  std::string functions;
  if (grundy != nullptr) functions += function_of(*grundy, table, parameters) + "\n";
  functions += outcome != nullptr
                   ? function_of(*outcome, table, parameters)
                   : lines_of("inline bool mover_wins({0}) {\n  return grundy({1}) != 0;\n}\n",
                              {parameters, play::joined(table.names, ", ")});
  std::string text = "// Game     " + table.game.english +
                     "\n#pragma once\n\n#include <cstdint>\n\nnamespace found {\n\n";
  const std::string helpers = helpers_of(functions);
  if (functions.find("Wide") != std::string::npos || !helpers.empty())
    text +=
        "__extension__ typedef unsigned __int128 Wide;\n__extension__ typedef __int128 SignedWide;\n\n";
  return text + helpers + functions + "\n}  // namespace found\n";
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
  const Grid grid = table.numbers() == 1 ? grid_in(table, 10, 10) : grid_in(table, 16, 16);
  const std::size_t step = grid.is_wrapped ? grid.columns : 1;
  std::size_t width = 3;
  for (std::size_t i = 0; i < std::min(table.values.size(), grid.rows * grid.columns); ++i)
    width = std::max(width, sign(table, i).size() + 1);
  const std::string corner = grid.is_wrapped ? "n" : table.names[0] + "\\" + table.names[1];
  const std::size_t margin =
      std::max(corner.size(), std::to_string(table.low[0] + grid.rows * step).size()) + 1;
  std::string text = padded(corner, margin) + " |";
  for (std::size_t column = 0; column < grid.columns; ++column) {
    const std::size_t number = grid.is_wrapped ? column : table.low[1] + column;
    text += padded((grid.is_wrapped ? "+" : "") + std::to_string(number), width);
  }
  text += '\n';
  for (std::size_t row = 0; row < grid.rows; ++row) {
    text += padded(std::to_string(table.low[0] + row * step), margin) + " |";
    for (std::size_t column = 0; column < grid.columns; ++column) {
      const std::size_t index = cell(table, grid, row, column);
      if (index >= table.values.size()) continue;
      const std::string value = padded(sign(table, index), width);
      text += is_coloured && table.values[index] == 0 ? "\033[1;32m" + value + "\033[0m" : value;
    }
    text += '\n';
  }
  return text;
}

std::string svg_of(const Table& table) {
  constexpr std::size_t kSide = 8, kMargin = 4;
  const Grid grid = table.numbers() == 1 ? grid_in(table, 40, 50) : grid_in(table, 60, 60);
  const std::uint32_t most =
      std::max<std::uint32_t>(1, *std::max_element(table.values.begin(), table.values.end()));
  const std::string width = std::to_string(2 * kMargin + grid.columns * kSide),
                    height = std::to_string(2 * kMargin + grid.rows * kSide);
  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" +
                    height + "\" viewBox=\"0 0 " + width + " " + height +
                    "\" role=\"img\"><title>" + table.game.english + "</title>\n";
  for (std::size_t row = 0; row < grid.rows; ++row) {
    for (std::size_t column = 0; column < grid.columns; ++column) {
      const std::size_t index = cell(table, grid, row, column);
      if (index >= table.values.size()) continue;
      // Lost positions are dark; of the others the lighter, the less.
      const std::uint32_t value = table.values[index];
      const std::string light = std::to_string(value == 0 ? 25 : 94 - 30 * (value - 1) / most);
      svg += "<rect x=\"" + std::to_string(kMargin + column * kSide) + "\" y=\"" +
             std::to_string(kMargin + row * kSide) +
             "\" width=\"7\" height=\"7\" fill=\"hsl(214,60%," + light + "%)\"/>\n";
    }
  }
  return svg + "</svg>\n";
}

}  // namespace find
