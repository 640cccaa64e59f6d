#include "common/find/table.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "common/game/octal.hpp"
#include "common/game/subtraction.hpp"

namespace find {
namespace {

constexpr double kCheckedParts = 8;  // for one part that is learned from
constexpr std::uint64_t kMostTaken = 1000, kMostNumber = 1000000;
constexpr std::size_t kTakeSize = 50000, kOctalSize = 30000;

struct Row {
  std::size_t line;
  play::Numbers numbers;  // of the position, then its value
};

Result<std::vector<Row>> rows_of(const std::string& text) {
  std::vector<Row> rows;
  std::size_t line = 0;
  for (const std::string& words : play::parts_of(text, '\n')) {
    ++line;
    if (play::words_of(words).empty()) continue;
    auto row = play::numbers_of(play::words_of(words), 0, kMostNumber);
    if (!row) return say("line {0}: {1}", "第 {0} 行：{1}", {line, row.error});
    if (row.value->size() < 2 || row.value->size() > 4) {
      return say("line {0}: one, two or three numbers and a value are wanted",
                 "第 {0} 行：应为一到三个数和一个值", {line});
    }
    if (!rows.empty() && row.value->size() != rows[0].numbers.size()) {
      return say("line {0}: {1} numbers, but line {2} has {3}",
                 "第 {0} 行：有 {1} 个数，而第 {2} 行有 {3} 个",
                 {line, row.value->size(), rows[0].line, rows[0].numbers.size()});
    }
    rows.push_back({line, *std::move(row.value)});
  }
  if (rows.size() < 2) {
    return say("line {0}: the table ends; two lines or more are wanted",
               "第 {0} 行：表格到此结束；至少应有两行", {line});
  }
  return rows;
}

Table box_of(const std::vector<Row>& rows) {
  Table table;
  static const std::vector<std::string> kNames[] = {{"n"}, {"a", "b"}, {"a", "b", "c"}};
  table.names = kNames[rows[0].numbers.size() - 2];
  for (std::size_t i = 0; i < table.numbers(); ++i) {
    const auto [least, most] = std::minmax_element(
        rows.begin(), rows.end(),
        [i](const Row& a, const Row& b) { return a.numbers[i] < b.numbers[i]; });
    table.low[i] = least->numbers[i];
    table.size[i] = most->numbers[i] - least->numbers[i] + 1;
  }
  return table;
}

// Bits of a row of `all` things of which each kind stands there `counts` times.
double entropy(const std::vector<std::size_t>& counts, std::size_t all) {
  double bits = 0;
  for (std::size_t count : counts) {
    if (count > 0)
      bits -= static_cast<double>(count) *
              std::log2(static_cast<double>(count) / static_cast<double>(all));
  }
  return bits;
}

}  // namespace

std::string position_words(const Table& table, const Position& position) {
  const auto end = position.begin() + static_cast<std::ptrdiff_t>(table.numbers());
  const std::string words = play::joined(play::Numbers(position.begin(), end), ", ");
  return table.numbers() == 1 ? words : "(" + words + ")";
}

Position Table::at(std::size_t index) const {
  Position position{0, 0, 0};
  for (std::size_t i = numbers(); i-- > 0; index /= size[i])
    position[i] = low[i] + index % size[i];
  return position;
}

std::uint32_t Table::value(const Position& position) const {
  std::size_t index = 0;
  for (std::size_t i = 0; i < numbers(); ++i)
    index = index * size[i] + (position[i] - low[i]);
  return values[index];
}

bool Table::holds(const Position& position) const {
  for (std::size_t i = 0; i < numbers(); ++i) {
    if (position[i] < low[i] || position[i] - low[i] >= size[i]) return false;
  }
  return true;
}

bool Table::is_in_corner(const Position& position, std::uint64_t corner) const {
  for (std::size_t i = 0; i < numbers(); ++i) {
    if (position[i] - low[i] >= corner) return false;
  }
  return true;
}

Table box_in(const Table& table, const Position& low, const Position& size) {
  Table box = table;
  box.low = low;
  box.size = size;
  box.values.resize(box.count());
  for (std::size_t i = 0; i < box.count(); ++i)
    box.values[i] = table.value(box.at(i));
  return box;
}

Table learning_part(const Table& table) {
  const double share = std::pow(1 + kCheckedParts, -1.0 / static_cast<double>(table.numbers()));
  Position size = table.size;
  for (std::size_t i = 0; i < table.numbers(); ++i)
    size[i] = static_cast<std::uint64_t>(static_cast<double>(table.size[i]) * share);
  return box_in(table, table.low, size);
}

Table outcomes_of(const Table& table) {
  Table outcomes = table;
  outcomes.kind = Kind::kOutcome;
  for (std::uint32_t& value : outcomes.values)
    value = value != 0;
  return outcomes;
}

// Either value by value, or by the places at which it changes along the last number.
double information(const Table& table) {
  constexpr std::size_t kRare = 4;
  std::vector<std::size_t> counts;
  std::size_t changes = 0, kinds = 0;
  for (std::size_t i = 0; i < table.count(); ++i) {
    const std::uint32_t value = table.values[i];
    if (value >= counts.size()) counts.resize(value + 1);
    kinds += counts[value]++ == 0;
    changes += i > 0 && value != table.values[i - 1];
  }
  const double by_value = entropy(counts, table.count());
  if (kRare * changes > table.count()) return by_value;
  const double of_changes =
      entropy({changes, table.count() - changes}, table.count()) +
      static_cast<double>(changes) * std::log2(std::max<std::size_t>(1, kinds - 1));
  return std::min(by_value, of_changes);
}

Result<Table> table_of(const std::string& text) {
  const auto rows = rows_of(text);
  if (!rows) return rows.error;
  Table table = box_of(*rows.value);
  table.game = say("the given table", "给定的表");
  std::map<Position, const Row*> known;
  for (const Row& row : *rows.value) {
    Position position{0, 0, 0};
    std::copy(row.numbers.begin(), row.numbers.end() - 1, position.begin());
    const Row* const other = known.try_emplace(position, &row).first->second;
    if (other->numbers.back() != row.numbers.back()) {
      return say("line {0}: {1} has the value {2}, but in line {3} it has {4}",
                 "第 {0} 行：{1} 的值是 {2}，而在第 {3} 行是 {4}",
                 {row.line, position_words(table, position), row.numbers.back(), other->line,
                  other->numbers.back()});
    }
  }
  const Row* last = &rows.value->front();
  for (const auto& [position, row] : known) {
    const Position wanted = table.at(table.values.size());
    if (wanted != position) {
      return say("line {0}: {1} is wanted before it, and missing", "第 {0} 行：它之前缺少 {1}",
                 {row->line, position_words(table, wanted)});
    }
    table.values.push_back(static_cast<std::uint32_t>(row->numbers.back()));
    last = row;
  }
  if (table.values.size() < table.count()) {
    return say("line {0}: {1} is wanted after it, and missing", "第 {0} 行：它之后缺少 {1}",
               {last->line, position_words(table, table.at(table.values.size()))});
  }
  const auto most = *std::max_element(table.values.begin(), table.values.end());
  table.kind = most <= 1 ? Kind::kOutcome : Kind::kGrundy;
  return table;
}

Result<Table> take_game(const std::string& words, std::size_t size, bool is_misere) {
  const auto takes = play::numbers_of(play::parts_of(words, ','), 1, kMostTaken);
  if (!takes) return takes.error;
  Table table;
  table.game = say("take {0}", "取 {0}", {words});
  table.kind = is_misere ? Kind::kOutcome : Kind::kGrundy;
  table.size[0] = size > 0 ? size : kTakeSize;
  table.theorem = Theorem::kTakes;
  table.most_taken = *std::max_element(takes.value->begin(), takes.value->end());
  if (!is_misere) {
    const auto values = game::subtraction::grundy_values(*takes.value, table.size[0]);
    table.values.assign(values.begin(), values.end());
  }
  for (std::size_t n = table.values.size(); n < table.size[0]; ++n) {
    bool can_move = false, wins = false;
    for (std::uint64_t take : *takes.value) {
      can_move = can_move || take <= n;
      wins = wins || (take <= n && table.values[n - take] == 0);
    }
    table.values.push_back(wins || !can_move);
  }
  return table;
}

Result<Table> octal_game(const std::string& code, std::size_t size) {
  const bool is_code = code.size() >= 3 && (code[0] == '0' || code[0] == '4') && code[1] == '.' &&
                       code.find_first_not_of("01234567", 2) == std::string::npos;
  if (!is_code) {
    return say("'{0}' is not the code of an octal game; one is 0.137.",
               "“{0}”不是八进制游戏的代码；例如 0.137。", {code});
  }
  const game::octal::Rules rules(code);
  Table table;
  table.game = say("octal game {0}", "八进制游戏 {0}", {code});
  table.kind = Kind::kGrundy;
  table.size[0] = size > 0 ? size : kOctalSize;
  table.theorem = Theorem::kOctal;
  table.most_taken = static_cast<std::size_t>(rules.most_taken());
  const auto values = game::octal::grundy_values(rules, static_cast<int>(table.size[0]) - 1);
  table.values.assign(values.begin(), values.end());
  return table;
}

Result<Table> table_of_input(const std::string& text) {
  if (play::words_of(text).size() > 1) return table_of(text);
  const std::string word = play::joined(play::words_of(text));
  return word.find('.') == std::string::npos ? take_game(word) : octal_game(word);
}

}  // namespace find
